/** Returns whether an element is in one of our sites, or in markup that we rendered. */
export function isInside(element: Element): boolean {
  return element.closest('docs-shell, .docs-foreign') !== null;
}
