import {ContentElement} from '../../base/content-element.js';
import {readChosenMode, setMode} from './mode.js';

/**
 * Button that switches between light and dark mode. The browser stores the choice.
 * @tag site-theme
 */
export class SiteTheme extends ContentElement {
  override upgrade(): void {
    const button = this.querySelector('button');
    if (!button) return;
    const name = button.getAttribute('aria-label') ?? '';
    const updateLabel = () => {
      const mode = readChosenMode();
      button.setAttribute('aria-label', `${name}: ${mode === 'dark' ? button.dataset.dark : button.dataset.light}`);
    };
    updateLabel();
    button.addEventListener('click', () => {
      setMode(readChosenMode() === 'dark' ? 'light' : 'dark', true);
      updateLabel();
    });
  }
}
