/**
 * Returns the box of a shadow root that the page came with (`lectern/ssr`), kept as it is with what readers have opened
 * in it; `undefined` where there is none. Its style sheet is linked; where that is not here, `putSheets` gives the root
 * others.
 */
export function adoptRoot(
  {shadowRoot}: Element,
  putSheets: (root: ShadowRoot, box: HTMLElement) => void,
): HTMLElement | undefined {
  const box = shadowRoot?.querySelector<HTMLElement>('.docs-foreign');
  if (!shadowRoot || !box) return undefined;
  const link = shadowRoot.querySelector('link');
  // A failed link only shows by its missing sheet.
  if (link && !link.sheet) putSheets(shadowRoot, box);
  return box;
}
