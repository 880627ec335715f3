import {isInside} from '../base/our-place.js';
import type {Embedding} from './embedding.js';

/** What an element of a behaviour does at the turns of its life. */
export interface Lifecycle extends HTMLElement {
  connectedCallback?(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, old: string | null, value: string | null): void;
}

export type Behaves = (new () => Lifecycle) & {readonly observedAttributes?: readonly string[]};

/** Whether markup of ours is in it already, so that it only adds behaviour. */
export function isOurs(element: Element): boolean {
  return element.hasAttribute('data-rendered') || isInside(element);
}

/**
 * The class of a tag that was needed for markup of ours first, in a page that is not ours: an element that somebody writes
 * by hand builds itself all the same, by what is loaded then.
 */
export function builtLate(Behaviour: CustomElementConstructor): CustomElementConstructor {
  return class extends (Behaviour as Behaves) {
    #embedding: Promise<Embedding | undefined> | undefined;
    readonly #attributes = new MutationObserver(records => {
      for (const {attributeName} of records)
        void this.#embedding?.then(embedding => embedding?.changed(attributeName ?? ''));
    });

    override connectedCallback(): void {
      if (!this.#embedding && isOurs(this)) {
        super.connectedCallback?.();
        return;
      }
      this.#embedding ??= import('./define-foreign.js').then(({embeddingOf}) => embeddingOf(this));
      void this.#embedding.then(embedding => {
        if (!this.isConnected || !embedding) return;
        embedding.connect();
        this.#attributes.observe(this, {attributes: true});
      });
    }

    override disconnectedCallback(): void {
      this.#attributes.disconnect();
      if (this.#embedding) void this.#embedding.then(embedding => embedding?.disconnect());
      else super.disconnectedCallback?.();
    }

    override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (!this.#embedding && isOurs(this)) super.attributeChangedCallback?.(name, old, value);
    }
  };
}
