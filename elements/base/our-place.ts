/** Returns whether an element is in a Lectern site, or in markup that Lectern rendered. */
export function isInside(element: Element): boolean {
  return element.closest('docs-shell, .docs-foreign') !== null;
}
