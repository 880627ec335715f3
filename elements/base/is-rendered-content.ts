import {isInsideLectern} from './our-place.js';

/** Returns whether Lectern rendered an element's content. Such an element needs only its behavior. */
export function isRenderedContent(element: Element): boolean {
  return element.hasAttribute('data-rendered') || isInsideLectern(element);
}
