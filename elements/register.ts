import {define} from './base/define.js';

export {define, isDefined} from './base/define.js';

type Constructor = CustomElementConstructor;

/** Tag → its class, loaded when the tag appears. */
const loaders: ReadonlyMap<string, () => Promise<Constructor>> = new Map<string, () => Promise<Constructor>>([
  ['asyncapi-channel', async () => (await import('./asyncapi-channel/asyncapi-channel.js')).AsyncapiChannel],
  ['code-block', async () => (await import('./code-block/code-block.js')).CodeBlock],
  ['copy-text', async () => (await import('./copy-text/copy-text.js')).CopyText],
  ['docs-icon', async () => (await import('./docs-icon/docs-icon.js')).DocsIcon],
  ['docs-latex', async () => (await import('./docs-latex/docs-latex.js')).DocsLatex],
  ['docs-mermaid', async () => (await import('./docs-mermaid/docs-mermaid.js')).DocsMermaid],
  ['docs-prompt', async () => (await import('./docs-prompt/docs-prompt.js')).DocsPrompt],
  ['docs-tree', async () => (await import('./docs-tree/docs-tree.js')).DocsTree],
  ['docs-tooltip', async () => (await import('./docs-tooltip/docs-tooltip.js')).DocsTooltip],
  ['openapi-endpoint', async () => (await import('./openapi-endpoint/openapi-endpoint.js')).OpenapiEndpoint],
  ...[
    'openapi-thirdparty-a',
    'openapi-thirdparty-b',
    'openapi-thirdparty-c',
    'openapi-scalar',
    'openapi-redoc',
    'openapi-stoplight',
  ].map(
    tag =>
      [
        tag,
        // A class can have one tag only.
        async () => class extends (await import('./openapi-thirdparty/openapi-thirdparty.js')).OpenapiThirdparty {},
      ] as const,
  ),
  ['update-filters', async () => (await import('./update-filters/update-filters.js')).UpdateFilters],
  ['site-menu', async () => (await import('./site-menu/site-menu.js')).SiteMenu],
  ['try-it-response', async () => (await import('./try-it/response/try-it-response.js')).TryItResponse],
  ['site-theme', async () => (await import('./site-theme/site-theme.js')).SiteTheme],
]);

/** Loads the class that adds behaviour to a tag, where there is one. */
export function behaviourOf(tag: string): (() => Promise<Constructor>) | undefined {
  return loaders.get(tag);
}

/** Nothing is left to do for an icon that was drawn ahead. */
const undone = ':not(:defined, docs-icon:not([color], [size]):has(> :is(svg, img)))';

/** Loads the elements that stand below a node and are not defined yet; `classOf` may put another class in place of theirs. */
export function defineBelow(
  root: ParentNode,
  classOf: (element: Constructor) => Constructor | Promise<Constructor> = element => element,
): void {
  const tags = new Set<string>();
  for (const element of root.querySelectorAll(undone)) tags.add(element.localName);
  for (const tag of tags) {
    const load = loaders.get(tag);
    if (load) void load().then(async element => define(tag, await classOf(element)));
  }
}
