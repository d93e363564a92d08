/** Browsers refuse pages that rewrite their address too often: Safari after 100 times within 30 seconds. */
const REST_MS = 400;

/** How many addresses may be written in a row before each must wait for the last one's rest. */
const AT_ONCE = 20;

/** When the last address would have been written, had each rested: how far it lies ahead is what is used of the row. */
let rested = Number.NEGATIVE_INFINITY;

/**
 * Puts what the page shows into its address, so that it survives a reload and can be passed on: at once, or a moment
 * later where many were written just now. Returns what takes back an address not written yet.
 */
export function keepAddress(path: string): () => void {
  const write = () => {
    rested = Math.max(rested, performance.now()) + REST_MS;
    history.replaceState(null, "", path);
  };
  const wait = rested - performance.now() - (AT_ONCE - 1) * REST_MS;
  if (wait <= 0) {
    write();
    return () => {};
  }
  const timer = setTimeout(write, wait);
  return () => clearTimeout(timer);
}
