import {adoptForElement} from '../../base/adopt.js';
import waitingCss from '../../theme/waiting.css';
import {showReading} from './show-reading.js';

/** Shows a skeleton: a title, a line for the path, then fields. `urls` are the documents that the element waits for. */
export function showSkeleton(place: HTMLElement, urls: readonly string[]): void {
  if (!place.hasAttribute('aria-busy') || place.querySelector('.operation-box')) return;
  adoptForElement(place, waitingCss);
  const box = document.createElement('div');
  box.className = 'operation-skeleton page-waiting';
  box.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < 7; line++) box.append(document.createElement('div'));
  // A host page can show its own content in the slot `loading` instead.
  const slot = Object.assign(document.createElement('slot'), {name: 'loading'});
  slot.append(box);
  place.append(slot);
  showReading(box, urls);
}
