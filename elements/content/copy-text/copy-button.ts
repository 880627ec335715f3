import {announce} from '../../base/announce.js';
import {findContentMessages} from '../../base/content-messages.js';
import {copyText} from './copy.js';

const shown = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a text, and announces success or failure to screen readers near an element. */
export async function copyAndAnnounce(near: Element, text: string | Promise<string>): Promise<boolean> {
  const isDone = await copyText(text);
  const messages = findContentMessages(near);
  announce(near, isDone ? messages.copied : messages.copyFailed);
  return isDone;
}

/** Copies a text when the reader clicks a button. The button shows success or failure for a moment. */
export async function copyOnClick(button: Element, text: string | Promise<string>): Promise<void> {
  const isDone = await copyAndAnnounce(button, text);
  const {copyFailed} = findContentMessages(button);
  clearTimeout(shown.get(button));
  button.classList.toggle('is-done', isDone);
  button.classList.toggle('is-failed', !isDone);
  if (!isDone) button.setAttribute('title', copyFailed);
  else if (button.getAttribute('title') === copyFailed) button.removeAttribute('title');
  shown.set(
    button,
    setTimeout(() => button.classList.remove('is-done', 'is-failed'), 1600),
  );
}
