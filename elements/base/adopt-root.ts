/**
 * Returns the content box of a declarative shadow root (`lectern/ssr`), with its open parts. Undefined without one. Its
 * style sheet is linked; if it fails to load, `putSheets` adds the rules.
 */
export function adoptRoot(
  {shadowRoot}: Element,
  putSheets: (root: ShadowRoot, box: HTMLElement) => void,
): HTMLElement | undefined {
  const box = shadowRoot?.querySelector<HTMLElement>('.docs-foreign');
  if (!shadowRoot || !box) return undefined;
  const link = shadowRoot.querySelector('link');
  // A failed link has no style sheet.
  if (link && !link.sheet) putSheets(shadowRoot, box);
  return box;
}
