const changed = new Set<() => void>();
let isWatching = false;

// Not made where a callback is in reach: a listener keeps all that its function can see.
const tell = (): void => {
  for (const each of changed) each();
};

/** Calls back when the mode may be another: the system's, or attributes by which pages switch theirs. Gives what ends it. */
export function followMode(callback: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
    const pages = new MutationObserver(tell);
    for (const root of [document.documentElement, document.body]) pages.observe(root, {attributes: true});
  }
  changed.add(callback);
  return () => changed.delete(callback);
}
