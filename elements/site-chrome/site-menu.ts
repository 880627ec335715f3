import {ContentElement} from '../base/content-element.js';

/**
 * Menu in a `<details>`. Closes on Escape, on a click outside, on a choice, and when the focus leaves. Arrow keys move
 * between entries.
 * @tag site-menu
 */
export class SiteMenu extends ContentElement {
  override upgrade(): void {
    const details = this.querySelector('details');
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const outside = (event: Event) => {
      if (!this.contains(event.target as Node)) close();
    };
    details.addEventListener('toggle', () => {
      document[details.open ? 'addEventListener' : 'removeEventListener']('pointerdown', outside);
    });
    this.addEventListener('focusout', event => {
      if (event.relatedTarget && !this.contains(event.relatedTarget as Node)) close();
    });
    this.addEventListener('click', event => {
      const link = (event.target as Element).closest<HTMLElement>('.menu-link');
      // Keep the menu open for an entry that copies: it shows success or failure first.
      if (link && link.dataset.done === undefined) close();
    });
    this.addEventListener('keydown', event => this.#key(event, details));
  }

  #key(event: KeyboardEvent, details: HTMLDetailsElement): void {
    if (event.key === 'Escape' && details.open) {
      details.open = false;
      details.querySelector('summary')?.focus();
      event.stopPropagation();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    details.open = true;
    const links = [...details.querySelectorAll<HTMLElement>('.menu-link')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[(at + (event.key === 'ArrowDown' ? 1 : -1) + links.length) % links.length]?.focus();
  }
}
