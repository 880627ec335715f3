import {ContentElement} from './content-element.js';
import {defineOn} from './define-below.js';
import type {Embedding} from './embedding.js';
import {isRenderedContent} from './is-rendered-content.js';

/**
 * Base of component elements in a host page that loads only an operation's code. The operation's own markup needs only
 * behavior. A hand-written element loads the code that renders it. A `ComponentElement` would add 3 KB to every
 * operation.
 */
export abstract class LazyElement extends ContentElement {
  #embedding: Promise<Embedding | undefined> | undefined;
  readonly #attributes = new MutationObserver(() => {
    void this.#embedding?.then(embedding => embedding?.draw());
  });

  override connectedCallback(): void {
    if (!this.#embedding && isRenderedContent(this)) {
      super.connectedCallback();
      return;
    }
    this.#embedding ??= import('./define-in-host-page.js').then(({createEmbedding}) => createEmbedding(this));
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

/** Defines a tag on `LazyElement`. */
export async function defineLazily(tag: string): Promise<void> {
  await defineOn(tag, LazyElement);
}
