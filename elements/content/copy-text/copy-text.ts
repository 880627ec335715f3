import {ContentElement} from '../../base/content-element.js';
import {copyOnClick} from './copy-button.js';

/**
 * Copies the text in the `data-copy` attribute of its button.
 * @tag copy-text
 */
export class CopyText extends ContentElement {
  override upgrade(): void {
    const button = this.querySelector<HTMLElement>('[data-copy]');
    button?.addEventListener('click', () => void copyOnClick(button, button.dataset.copy ?? ''));
  }
}
