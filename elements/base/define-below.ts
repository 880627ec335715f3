import {type BaseClass, type BehaviorMixin, ContentElement} from './content-element.js';
import {define} from './define.js';
import {ensureRegistered, loaders} from './loaders.js';

type Constructor = CustomElementConstructor;

/** Loads the class or behavior of a tag, and defines the tag on `base`. */
export async function defineOn(tag: string, base: BaseClass = ContentElement): Promise<void> {
  await ensureRegistered();
  const loaded = await loaders.get(tag)?.();
  if (loaded) define(tag, isClass(loaded) ? loaded : loaded(base));
}

function isClass(loaded: Constructor | BehaviorMixin): loaded is Constructor {
  return loaded.prototype instanceof HTMLElement;
}

/**
 * Undefined elements, except icons with prerendered SVG: those need no script. An `<img>` icon does, because it may
 * fail to load.
 */
const undone = ':not(:defined, docs-icon:not([color], [size]):has(> svg))';

/** Defines all undefined elements below a node. */
export function defineBelow(root: ParentNode, defineTag: (tag: string) => Promise<void> = defineOn): void {
  const tags = new Set<string>();
  for (const element of root.querySelectorAll(undone)) tags.add(element.localName);
  for (const tag of tags) void defineTag(tag);
}
