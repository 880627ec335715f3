import type {BaseClass, BehaviorElement} from '../base/content-element.js';

export type DocsTooltip = BehaviorElement;

/**
 * Closes its tooltip on Escape and keeps it inside the window. Tooltips open without a script: the style sheet shows
 * them on hover and on focus, which a touch sets.
 * @tag docs-tooltip
 */
export function docsTooltip(base: BaseClass): new () => DocsTooltip {
  return class extends base {
    #bubble: HTMLElement | null = null;

    override upgrade(): void {
      this.#bubble = this.querySelector<HTMLElement>('.tooltip');
      for (const name of ['pointerenter', 'focusin']) this.addEventListener(name, () => this.#open());
      for (const name of ['pointerleave', 'focusout'])
        this.addEventListener(name, () => {
          // The pointer and the focus can both hold the tooltip open. Stop listening only when both have left.
          if (!this.matches(':hover, :focus-within')) document.removeEventListener('keydown', this.#escape);
        });
      // If the pointer was on the term before this script ran, no event follows.
      if (this.matches(':hover, :focus-within')) this.#open();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback?.();
      document.removeEventListener('keydown', this.#escape);
    }

    #open(): void {
      const bubble = this.#bubble;
      if (!bubble) return;
      document.addEventListener('keydown', this.#escape);
      bubble.hidden = false;
      bubble.style.marginLeft = '';
      this.toggleAttribute('data-below', false);
      const {left, right, top} = bubble.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const shift = left < 8 ? 8 - left : right > width - 8 ? width - 8 - right : 0;
      if (shift) bubble.style.marginLeft = `${shift}px`;
      const header = Number.parseFloat(getComputedStyle(this).getPropertyValue('--docs-top')) || 0;
      this.toggleAttribute('data-below', top < header + 8);
    }

    readonly #escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !this.#bubble) return;
      this.#bubble.hidden = true;
      document.removeEventListener('keydown', this.#escape);
    };
  };
}
