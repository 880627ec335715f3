import {ContentElement} from './content-element.js';
import {defineOn} from './define-below.js';
import type {Embedding} from './embedding.js';
import {isOurs} from './is-ours.js';

/**
 * Base of a tag that was needed for markup of ours first, in a page that is not ours and has an operation alone: an element
 * that somebody writes by hand builds itself all the same, and has the same properties, by what is loaded then. It is no
 * `ComponentElement`, which would be 3 KB more with every operation.
 */
export abstract class LateElement extends ContentElement {
  #embedding: Promise<Embedding | undefined> | undefined;
  readonly #attributes = new MutationObserver(() => {
    void this.#embedding?.then(embedding => embedding?.draw());
  });

  override connectedCallback(): void {
    if (!this.#embedding && isOurs(this)) {
      super.connectedCallback();
      return;
    }
    this.#embedding ??= import('./define-foreign.js').then(({embeddingOf}) => embeddingOf(this));
    void this.#embedding.then(embedding => {
      if (!this.isConnected || !embedding) return;
      embedding.connect();
      embedding.draw();
      this.#attributes.observe(this, {attributes: true});
    });
  }

  disconnectedCallback(): void {
    this.#attributes.disconnect();
    if (this.#embedding) void this.#embedding.then(embedding => embedding?.disconnect());
  }
}

/** Defines a tag for markup of ours in a page that is not. */
export async function defineLate(tag: string): Promise<void> {
  await defineOn(tag, LateElement);
}
