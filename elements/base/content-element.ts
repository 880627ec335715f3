/**
 * What a base offers to behaviour: `upgrade` runs once, when markup of ours stands in the element. Behaviours are functions
 * of their base, so that a tag has one class: in pages of ours on `ContentElement`, elsewhere on one that can also build the
 * markup itself.
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
 * Base of elements that only add behaviour to markup that is already there. `upgrade` runs once, when the element is in
 * the document with its children; what it added is gone with the element.
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
