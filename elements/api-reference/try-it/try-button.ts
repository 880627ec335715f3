import {findContentMessages} from '../../base/content-messages.js';
import {getApiContext} from '../endpoint/site-context.js';

/**
 * Adds "Try it" to a method line. If `open` is absent, removes it. Keeps an existing button: replacing it would lose a
 * click or the focus.
 */
export function putTryButton(head: Element | null, open?: () => Promise<void>): void {
  const known = head?.querySelector<HTMLButtonElement>('.try-button');
  if (!head || !open) {
    known?.remove();
    return;
  }
  const button = known ?? document.createElement('button');
  button.onclick = () => void open();
  if (known) return;
  button.type = 'button';
  button.className = 'try-button';
  button.textContent = findContentMessages(head).tryIt;
  button.setAttribute('aria-haspopup', 'dialog');
  // Insert it before the copy button, which then stays in its position: only the path shrinks.
  head.querySelector('copy-text')?.before(button);
  // Only sites have a bar that keeps the button visible.
  getApiContext()?.keepTryItVisible(head, button);
}
