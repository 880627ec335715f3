/**
 * Contract between a behavior and its base class: the base calls `upgrade` once, when the element contains Lectern
 * markup. A behavior is a function of its base, so that each tag has one class. The base is `ContentElement` in Lectern
 * pages. In host pages, it is a class that also renders.
 */
export interface BehaviorElement extends HTMLElement {
  upgrade(): void;
  connectedCallback(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, old: string | null, value: string | null): void;
}

export type BaseClass = abstract new () => BehaviorElement;
export type BehaviorMixin = (base: BaseClass) => new () => BehaviorElement;

/**
 * Base of elements that only add behavior to rendered markup. Calls `upgrade` once, when the element and its children
 * are in the document.
 */
export abstract class ContentElement extends HTMLElement implements BehaviorElement {
  #upgraded = false;

  connectedCallback(): void {
    if (this.#upgraded) return;
    this.#upgraded = true;
    this.upgrade();
  }

  abstract upgrade(): void;
}
