import {type Base, type Behaviour, ContentElement} from './content-element.js';
import {define} from './define.js';
import {ensureRegistered, loaders} from './loaders.js';

type Constructor = CustomElementConstructor;

/** Defines a tag with behavior on the given base. */
export async function defineOn(tag: string, base: Base = ContentElement): Promise<void> {
  await ensureRegistered();
  const loaded = await loaders.get(tag)?.();
  if (loaded) define(tag, isClass(loaded) ? loaded : loaded(base));
}

function isClass(loaded: Constructor | Behaviour): loaded is Constructor {
  return loaded.prototype instanceof HTMLElement;
}

/** Skips prerendered icons. They need no element, unless they are images, which may fail to load. */
const undone = ':not(:defined, docs-icon:not([color], [size]):has(> svg))';

/** Defines the undefined elements below a node, by `defineTag` if it is set. */
export function defineBelow(root: ParentNode, defineTag: (tag: string) => Promise<void> = defineOn): void {
  const tags = new Set<string>();
  for (const element of root.querySelectorAll(undone)) tags.add(element.localName);
  for (const tag of tags) void defineTag(tag);
}
