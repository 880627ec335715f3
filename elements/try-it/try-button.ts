import {enContent} from '../../src/messages/en-content.js';

/** Puts "Try it" into a method line, in place of one that is there; without `open` takes it away. */
export function putTryButton(head: Element | null, open?: () => Promise<void>): void {
  head?.querySelector('.try-button')?.remove();
  if (!head || !open) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'try-button';
  button.textContent = enContent.tryIt;
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => void open());
  // Before the copy control, which stays where it was: only the path gives way.
  head.querySelector('copy-text')?.before(button);
}
