/** Brings a link into view within a part that scrolls. By hand, because `scrollIntoView` would move the page as well. */
export function showWithin(part: Element, link: Element): void {
  if (isWithin(part, link)) return;
  const box = part.getBoundingClientRect();
  part.scrollTop += link.getBoundingClientRect().top - box.top - box.height / 3;
}

/** Returns whether a link is in view within a part that scrolls. */
export function isWithin(part: Element, link: Element): boolean {
  const box = part.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
}
