import type {Component} from '../../src/components/component.js';
import {components} from '../../src/components/table.js';
import {docsCallout} from '../content/docs-callout.js';
import {docsTabs, tabbedTags} from '../content/docs-tabs.js';
import {createComponentElement} from './component-element.js';
import {addAttributeProperties, listProperties} from './component-properties.js';
import type {BehaviorElement, BehaviorMixin} from './content-element.js';
import {define, isDefined} from './define.js';
import {defineOn} from './define-below.js';
import {Embedding} from './embedding.js';
import {registerHostPageDefiner} from './get-host-page-definer.js';
import {loaders} from './loaders.js';
import {restoreProperties} from './restore-properties.js';

const byTag: ReadonlyMap<string, Component> = new Map(components.map(each => [each.tag, each]));

/** Tags that load and render an API document, without a component of `src/components`. */
const selfDrawn = /^(?:asyncapi-channel|openapi-(?:endpoint|thirdparty-[abc]|scalar|redoc|stoplight))$/;

/** Loads the behavior of a component's tag. Undefined if the component needs no script. */
async function loadBehavior(tag: string): Promise<BehaviorMixin | undefined> {
  if (tabbedTags.includes(tag)) return docsTabs;
  if (tag === 'docs-callout') return docsCallout;
  // For a component's tag, the loader returns a behavior, not a class.
  return (await loaders.get(tag)?.()) as BehaviorMixin | undefined;
}

/** Defines a tag for elements that authors write by hand in a host page. */
export async function defineInHostPage(tag: string): Promise<void> {
  if (isDefined(tag)) return;
  const component = selfDrawn.test(tag) ? undefined : byTag.get(tag);
  if (component)
    define(tag, createComponentElement({component, defineBelow: defineBelowInHostPage}, await loadBehavior(tag)));
  else await defineSelfDrawn(tag);
}

/**
 * Defines a tag that renders an API document. Adds the component's properties to third-party viewers. Operations and
 * channels declare their own.
 */
async function defineSelfDrawn(tag: string): Promise<void> {
  const component = byTag.get(tag);
  const loaded = tag.startsWith('openapi-thirdparty') ? await loaders.get(tag)?.() : undefined;
  if (!component || !loaded) return defineOn(tag);
  const properties = listProperties(component);
  const withProperties = class extends (loaded as new () => BehaviorElement) {
    override connectedCallback(): void {
      restoreProperties(
        this,
        properties.map(({name}) => name),
      );
      super.connectedCallback();
    }
  };
  addAttributeProperties(withProperties.prototype, properties);
  define(tag, withProperties);
}

/** Defines the undefined tags below a node, for hand-written elements in a host page. */
export function defineBelowInHostPage(root: ParentNode): void {
  const tags = new Set<string>();
  for (const element of root.querySelectorAll(':not(:defined)')) tags.add(element.localName);
  for (const tag of tags) void defineInHostPage(tag);
}

const withProperties = new WeakSet<object>();

/** Creates the embedding of a component's element in a host page. Undefined for other elements. */
export function createEmbedding(element: HTMLElement): Embedding | undefined {
  const component = byTag.get(element.localName);
  if (!component) return undefined;
  const properties = listProperties(component);
  const prototype = Object.getPrototypeOf(element);
  if (!withProperties.has(prototype)) addAttributeProperties(prototype, properties);
  withProperties.add(prototype);
  restoreProperties(
    element,
    properties.map(({name}) => name),
  );
  const embedding: Embedding = new Embedding(element, component, {
    defineBelow: defineBelowInHostPage,
    askToDraw: () => embedding.draw(),
  });
  return embedding;
}

registerHostPageDefiner(defineInHostPage);
