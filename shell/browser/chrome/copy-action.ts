import {copyText} from '../../../elements/content/copy-text/copy.js';

/** Time in milliseconds for which a button shows success or failure. */
const FEEDBACK_MS = 1600;

/**
 * Copies text for a button. The button and the live region `status` show success or failure. Call it in the task of the
 * click: Safari rejects later calls.
 */
export async function copyForButton(button: HTMLElement, text: Promise<string>, status: HTMLElement): Promise<void> {
  const {done = '', failed = ''} = button.dataset;
  const isDone = await copyText(text);
  const result = isDone ? done : failed;
  button.classList.toggle('is-done', isDone);
  const label = button.querySelector('.button-words');
  const before = label?.textContent ?? '';
  if (label) label.textContent = result;
  status.textContent = result;
  setTimeout(() => {
    if (label) label.textContent = before;
    button.classList.remove('is-done');
    closeMenu(button);
  }, FEEDBACK_MS);
}

/** Closes the menu that contains an entry, and moves the focus to the menu's button. */
function closeMenu(entry: HTMLElement): void {
  const details = entry.closest<HTMLDetailsElement>('details.menu');
  if (!details?.open) return;
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus({preventScroll: true});
}
