/**
 * Scrolls a link into view within a scrolling part. Does not use `scrollIntoView`, which would also scroll the page.
 */
export function showWithin(part: Element, link: Element): void {
  if (isWithin(part, link)) return;
  const box = part.getBoundingClientRect();
  part.scrollTop += link.getBoundingClientRect().top - box.top - box.height / 3;
}

/** Returns whether a link is visible within a scrolling part. */
export function isWithin(part: Element, link: Element): boolean {
  const box = part.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
}
