import {ContentElement} from '../base/content-element.js';

/**
 * Closes its tooltip on Escape and keeps it inside the window. Opening needs no script.
 * @tag docs-tooltip
 */
export class DocsTooltip extends ContentElement {
  protected override upgrade(): void {
    const bubble = this.querySelector<HTMLElement>('.tooltip');
    if (!bubble) return;
    const place = () => {
      bubble.hidden = false;
      bubble.style.marginLeft = '';
      const {left, right} = bubble.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const shift = left < 8 ? 8 - left : right > width - 8 ? width - 8 - right : 0;
      if (shift) bubble.style.marginLeft = `${shift}px`;
    };
    this.addEventListener('pointerenter', place);
    this.addEventListener('focusin', place);
    this.addEventListener('keydown', event => {
      if (event.key === 'Escape') bubble.hidden = true;
    });
  }
}
