import type {Component} from '../../src/components/component.js';
import {components} from '../../src/components/table.js';
import {attributesOf} from '../../src/components/written-element.js';
import {DocsCallout} from '../docs-callout/docs-callout.js';
import {DocsTabs, tabbedTags} from '../docs-tabs/docs-tabs.js';
import {behaviourOf, define, isDefined} from '../register.js';
import {type Behaves, isOurs} from './built-late.js';
import {Embedding} from './embedding.js';

const byTag: ReadonlyMap<string, Component> = new Map(components.map(each => [each.tag, each]));

/** The tags that can be written by hand in any page. */
export const foreignTags: readonly string[] = [...byTag.keys()];

/** Draws itself, from a document. */
const selfDrawn = /^(?:asyncapi-channel|openapi-(?:endpoint|thirdparty-[abc]|scalar|redoc|stoplight))$/;

/** The class that adds behaviour to markup which is there, for the tags that have one. */
async function behaviour(tag: string): Promise<CustomElementConstructor | undefined> {
  if (tabbedTags.includes(tag)) return DocsTabs;
  if (tag === 'docs-callout') return DocsCallout;
  return behaviourOf(tag)?.();
}

/**
 * Defines a tag for hand-written use: without our markup inside, the element builds it in a shadow root. With it
 * (`data-rendered`, or inside content of ours) it only adds behaviour, as in our own pages.
 */
export async function defineForeign(tag: string): Promise<void> {
  if (isDefined(tag)) return;
  const component = selfDrawn.test(tag) ? undefined : byTag.get(tag);
  const Behaviour = (await behaviour(tag)) as Behaves | undefined;
  if (!component) {
    if (Behaviour) define(tag, Behaviour);
    return;
  }
  define(tag, foreignClass(component, Behaviour ?? (HTMLElement as Behaves)));
}

/** Defines what stands below a node and is not defined yet. */
export function defineForeignBelow(root: ParentNode): void {
  const tags = new Set<string>();
  for (const element of root.querySelectorAll(':not(:defined)')) tags.add(element.localName);
  for (const tag of tags) void defineForeign(tag);
}

/** What builds an element that was written by hand; `undefined` for one that draws itself. */
export function embeddingOf(element: HTMLElement): Embedding | undefined {
  const component = byTag.get(element.localName);
  return component && new Embedding(element, component, defineForeignBelow);
}

function foreignClass(component: Component, Behaviour: Behaves): CustomElementConstructor {
  return class extends Behaviour {
    static override observedAttributes = [...(Behaviour.observedAttributes ?? []), ...attributesOf(component), 'mode'];
    #embedding: Embedding | undefined;

    override connectedCallback(): void {
      if (!this.#embedding && isOurs(this)) {
        super.connectedCallback?.();
        return;
      }
      this.#embedding ??= new Embedding(this, component, defineForeignBelow);
      this.#embedding.connect();
    }

    override disconnectedCallback(): void {
      if (this.#embedding) this.#embedding.disconnect();
      else super.disconnectedCallback?.();
    }

    override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (this.#embedding) this.#embedding.changed(name);
      else if (isOurs(this)) super.attributeChangedCallback?.(name, old, value);
    }
  };
}
