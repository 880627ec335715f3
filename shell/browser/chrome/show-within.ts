/** Scrolls `part` so that `link` is visible. `scrollIntoView` would also scroll the page. */
export function showWithin(part: Element, link: Element): void {
  if (isWithin(part, link)) return;
  const box = part.getBoundingClientRect();
  part.scrollTop += link.getBoundingClientRect().top - box.top - box.height / 3;
}

/** Returns whether `link` is in the visible area of `part`. A banner moves the end of the sidebar below the window. */
export function isWithin(part: Element, link: Element): boolean {
  const box = part.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  return top >= Math.max(box.top, 0) && bottom <= Math.min(box.bottom, innerHeight);
}
