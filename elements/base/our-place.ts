/** Returns whether an element is inside a Lectern site or inside an element that Lectern renders. */
export function isInside(element: Element): boolean {
  return element.closest('docs-shell, .docs-foreign') !== null;
}
