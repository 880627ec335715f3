import {copyText} from './copy.js';

const shown = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies a text for a button and lets the button show for a moment that it is done; the style sheet draws how. */
export async function copyFor(button: Element, text: string): Promise<void> {
  if (!(await copyText(text))) return;
  clearTimeout(shown.get(button));
  button.classList.add('is-done');
  shown.set(
    button,
    setTimeout(() => button.classList.remove('is-done'), 1600),
  );
}
