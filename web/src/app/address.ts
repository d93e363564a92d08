/** Browsers refuse pages that rewrite their address too often. */
const REST_MS = 400;

let last = Number.NEGATIVE_INFINITY;

/**
 * Puts what the page shows into its address, so that it survives a reload and can be passed on: at once, or a moment
 * later where the last one was written just now. Returns what takes back an address not written yet.
 */
export function keepAddress(path: string): () => void {
  const write = () => {
    last = performance.now();
    history.replaceState(null, "", path);
  };
  const wait = last + REST_MS - performance.now();
  if (wait <= 0) {
    write();
    return () => {};
  }
  const timer = setTimeout(write, wait);
  return () => clearTimeout(timer);
}
