const changed = new Map<() => void, Element>();
let isWatching = false;

// Not a closure over the element, which the listener would keep alive. Nested elements ask the outer one.
const reportMode = (): void => {
  const outsideIn = [...changed].sort(([, one], [, other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
  for (const [each] of outsideIn) each();
};

/** Calls back when the mode of an element may be another: the system's, or attributes by which pages switch theirs. Gives what ends it. */
export function followMode(element: Element, callback: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', reportMode);
    const pages = new MutationObserver(reportMode);
    for (const root of [document.documentElement, document.body]) pages.observe(root, {attributes: true});
  }
  changed.set(callback, element);
  return () => changed.delete(callback);
}
