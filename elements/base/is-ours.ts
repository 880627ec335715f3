import {isInside} from './our-place.js';

/** Whether markup of ours is in an element already, so that it only adds behaviour. */
export function isOurs(element: Element): boolean {
  return element.hasAttribute('data-rendered') || isInside(element);
}
