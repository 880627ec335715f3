/**
 * Returns the content box of an element's declarative shadow root (`lectern/ssr`), or undefined. The root links its
 * style sheet. If that link failed, `putSheets` adds the rules.
 */
export function adoptRoot(
  {shadowRoot}: Element,
  putSheets: (root: ShadowRoot, box: HTMLElement) => void,
): HTMLElement | undefined {
  const box = shadowRoot?.querySelector<HTMLElement>('.docs-foreign');
  if (!shadowRoot || !box) return undefined;
  const link = shadowRoot.querySelector('link');
  // Without a sheet, the link failed to load and the content would stay unstyled.
  if (link && !link.sheet) putSheets(shadowRoot, box);
  return box;
}
