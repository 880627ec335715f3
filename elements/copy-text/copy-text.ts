import {ContentElement} from '../base/content-element.js';
import {copyText} from './copy.js';

/**
 * Copies the text that its button names in `data-copy`.
 * @tag copy-text
 */
export class CopyText extends ContentElement {
  protected override upgrade(): void {
    const button = this.querySelector<HTMLElement>('[data-copy]');
    button?.addEventListener('click', async () => {
      if (!(await copyText(button.dataset.copy ?? ''))) return;
      button.classList.add('is-done');
      setTimeout(() => button.classList.remove('is-done'), 1600);
    });
  }
}
