import {type Base, type Behaviour, ContentElement} from './base/content-element.js';
import {define} from './base/define.js';

export {define, isDefined} from './base/define.js';

type Constructor = CustomElementConstructor;

/** Tag → its class or, of what may also be written by hand in any page, its behaviour. Loaded when the tag appears. */
export const loaders: Map<string, () => Promise<Constructor | Behaviour>> = new Map<
  string,
  () => Promise<Constructor | Behaviour>
>([
  ['code-block', async () => (await import('./code-block/code-block.js')).codeBlock],
  ['docs-icon', async () => (await import('./docs-icon/docs-icon.js')).docsIcon],
  ['docs-latex', async () => (await import('./docs-latex/docs-latex.js')).docsLatex],
  ['docs-prompt', async () => (await import('./docs-prompt/docs-prompt.js')).docsPrompt],
  ['docs-tree', async () => (await import('./docs-tree/docs-tree.js')).docsTree],
  ['docs-tooltip', async () => (await import('./docs-tooltip/docs-tooltip.js')).docsTooltip],
  ['asyncapi-channel', async () => (await import('./asyncapi-channel/asyncapi-channel.js')).AsyncapiChannel],
  ['copy-text', async () => (await import('./copy-text/copy-text.js')).CopyText],
  ['docs-mermaid', async () => (await import('./docs-mermaid/docs-mermaid.js')).DocsMermaid],
  ['try-it-response', async () => (await import('./try-it/response/try-it-response.js')).TryItResponse],
  ['openapi-endpoint', async () => (await import('./openapi-endpoint/openapi-endpoint.js')).OpenapiEndpoint],
  ['update-filters', async () => (await import('./update-filters/update-filters.js')).UpdateFilters],
  ...['thirdparty-a', 'thirdparty-b', 'thirdparty-c', 'scalar', 'redoc', 'stoplight'].map(
    name =>
      [
        `openapi-${name}`,
        // A class can have one tag only.
        async () => class extends (await import('./openapi-thirdparty/openapi-thirdparty.js')).OpenapiThirdparty {},
      ] as const,
  ),
]);

/** Defines a tag, if it does something; on which base, where any will do. */
export async function defineOn(tag: string, base: Base = ContentElement): Promise<void> {
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
