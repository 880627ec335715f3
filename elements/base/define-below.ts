import {type Base, type Behaviour, ContentElement} from './content-element.js';
import {define} from './define.js';
import {loaders, registered} from './loaders.js';

type Constructor = CustomElementConstructor;

/** Defines a tag, if it does something; on which base, where any will do. */
export async function defineOn(tag: string, base: Base = ContentElement): Promise<void> {
  await registered();
  const loaded = await loaders.get(tag)?.();
  if (loaded) define(tag, isClass(loaded) ? loaded : loaded(base));
}

function isClass(loaded: Constructor | Behaviour): loaded is Constructor {
  return loaded.prototype instanceof HTMLElement;
}

/** Nothing is left to do for an icon that was drawn ahead. */
const undone = ':not(:defined, docs-icon:not([color], [size]):has(> :is(svg, img)))';

/** Loads the elements that stand below a node and are not defined yet; `defineTag` may define them in another way. */
export function defineBelow(root: ParentNode, defineTag: (tag: string) => Promise<void> = defineOn): void {
  const tags = new Set<string>();
  for (const element of root.querySelectorAll(undone)) tags.add(element.localName);
  for (const tag of tags) void defineTag(tag);
}
