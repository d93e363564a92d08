// The little of a browser that modules ask for when they are loaded.
const kept = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: { lang: "", dataset: {} } },
  location: new URL("http://127.0.0.1:4649/"),
});
