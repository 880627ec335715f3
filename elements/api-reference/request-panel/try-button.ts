import {findContentMessages} from '../../base/content-messages.js';

/**
 * Puts "Try it" into a method line; without `open` takes it away. One that is there stays and opens something else: replaced
 * while somebody presses it or has the focus on it, the click or the focus would be lost.
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
  // Before the copy control, which stays where it was: only the path gives way.
  head.querySelector('copy-text')?.before(button);
}
