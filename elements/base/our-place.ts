/** Returns whether an element is inside a Lectern site or inside an element that Lectern renders. */
export function isInsideLectern(element: Element): boolean {
  return element.closest('docs-shell, .docs-foreign') !== null;
}
