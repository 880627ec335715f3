const changed = new Set<() => void>();
let isWatching = false;

// Not made where a callback is in reach: a listener keeps all that its function can see.
const tell = (): void => {
  for (const each of changed) each();
};

/**
 * Light or dark, for an element in a page that is not ours: its attribute `mode`, else what `color-scheme` says where it
 * stands. A page that declares no scheme is a light one, whatever the reader's system prefers.
 */
export function modeOf(element: HTMLElement): 'light' | 'dark' {
  const wanted = element.getAttribute('mode');
  if (wanted === 'dark' || wanted === 'light') return wanted;
  const scheme = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  if (!scheme.includes('dark')) return 'light';
  if (!scheme.includes('light')) return 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

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
