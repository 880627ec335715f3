/**
 * Base of elements that only add behaviour to markup that is already there. `upgrade` runs once, when the element is in
 * the document with its children; what it added is gone with the element.
 */
export abstract class ContentElement extends HTMLElement {
  #upgraded = false;

  connectedCallback(): void {
    if (this.#upgraded) return;
    this.#upgraded = true;
    this.upgrade();
  }

  protected abstract upgrade(): void;
}
