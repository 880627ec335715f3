/** Whether an element stands in a site of ours, or in markup that we have drawn: nobody else has these marks. */
export function isInside(element: Element): boolean {
  return element.closest('docs-shell, .docs-foreign') !== null;
}
