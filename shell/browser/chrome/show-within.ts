/** Brings a link into view within a part that scrolls. By hand, because `scrollIntoView` would move the page as well. */
export function showWithin(part: Element, link: Element): void {
  const box = part.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) part.scrollTop += top - box.top - box.height / 3;
}
