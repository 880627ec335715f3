/**
 * Interface between base and behavior: `upgrade` runs once, when the element contains Lectern markup. A behavior is a
 * function of its base, so each tag has one class: on `ContentElement` in Lectern pages, otherwise on a base that also
 * renders.
 */
export interface Behaving extends HTMLElement {
  upgrade(): void;
  connectedCallback(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, old: string | null, value: string | null): void;
}

export type Base = abstract new () => Behaving;
export type Behaviour = (base: Base) => new () => Behaving;

/**
 * Base of elements that only add behavior to existing markup. `upgrade` runs once, when the element with its children
 * is in the document.
 */
export abstract class ContentElement extends HTMLElement implements Behaving {
  #upgraded = false;

  connectedCallback(): void {
    if (this.#upgraded) return;
    this.#upgraded = true;
    this.upgrade();
  }

  abstract upgrade(): void;
}
