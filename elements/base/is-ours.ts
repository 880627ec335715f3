import {isInside} from './our-place.js';

/** Returns whether an element contains Lectern markup, and only needs behavior. */
export function isOurs(element: Element): boolean {
  return element.hasAttribute('data-rendered') || isInside(element);
}
