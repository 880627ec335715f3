import {enContent} from '../../src/messages/en-content.js';
import {watchCredentials} from '../try-it/watch-credentials.js';
import {apiContext} from './site-context.js';
import type {Wanted} from './wanted.js';

let isWatched = false;

/**
 * Puts "Try it" into the method line of an operation: that of the view, or that of the page that is bound to it. The form
 * is loaded when somebody wants it.
 */
export function offerTryIt(host: HTMLElement, place: HTMLElement, wanted: Wanted): void {
  const {name, options} = wanted;
  const view = place.querySelector<HTMLElement>('.api-view');
  const isOffered = (options.playground ?? 'interactive') === 'interactive' && view?.dataset.kind === 'operation';
  const head = options.isBound
    ? host.ownerDocument.querySelector('.page-head .operation-head')
    : place.querySelector('.operation-line > .operation-head');
  head?.querySelector('.try-button')?.remove();
  if (!isOffered || !name || !head) return;
  // A site watches over its credentials itself; a page that is not ours has nobody else to do it.
  if (!apiContext() && !isWatched) {
    isWatched = true;
    watchCredentials('/');
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'try-button';
  button.textContent = enContent.tryIt;
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', async () => {
    const {openTryIt} = await import('../try-it/open-try-it.js');
    await openTryIt(host, place, wanted);
  });
  head.append(button);
}
