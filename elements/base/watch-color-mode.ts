const changed = new Map<() => void, Element>();
let isWatching = false;

// Update outer elements first, because a nested element reads the mode of the outer one.
const reportMode = (): void => {
  const outsideIn = [...changed].sort(([, one], [, other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
  for (const [each] of outsideIn) each();
};

/**
 * Calls back when the color mode of an element may have changed: by the system setting, or by an attribute of the page
 * that sets it. Returns a function that stops this.
 */
export function watchColorMode(element: Element, callback: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', reportMode);
    const pages = new MutationObserver(reportMode);
    for (const root of [document.documentElement, document.body]) pages.observe(root, {attributes: true});
  }
  changed.set(callback, element);
  return () => changed.delete(callback);
}
