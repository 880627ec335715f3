import type {BehaviorMixin} from './base/content-element.js';
import {loaders} from './base/loaders.js';

/** Loader of the class or behavior of each tag. */
const entries: readonly (readonly [tag: string, load: () => Promise<CustomElementConstructor | BehaviorMixin>])[] = [
  ['code-block', async () => (await import('./content/code-block/code-block.js')).codeBlock],
  ['docs-icon', async () => (await import('./content/docs-icon/docs-icon.js')).docsIcon],
  ['docs-latex', async () => (await import('./content/docs-latex/docs-latex.js')).docsLatex],
  ['docs-prompt', async () => (await import('./content/docs-prompt/docs-prompt.js')).docsPrompt],
  ['docs-tree', async () => (await import('./content/docs-tree.js')).docsTree],
  ['docs-tooltip', async () => (await import('./content/docs-tooltip.js')).docsTooltip],
  ['asyncapi-channel', async () => (await import('./api-reference/channel/asyncapi-channel.js')).AsyncapiChannel],
  ['copy-text', async () => (await import('./content/copy-text/copy-text.js')).CopyText],
  ['docs-mermaid', async () => (await import('./content/docs-mermaid/docs-mermaid.js')).DocsMermaid],
  ['try-it-response', async () => (await import('./api-reference/response/try-it-response.js')).TryItResponse],
  ['openapi-endpoint', async () => (await import('./api-reference/endpoint/openapi-endpoint.js')).OpenapiEndpoint],
  ['update-filters', async () => (await import('./content/update-filters.js')).UpdateFilters],
  ...['thirdparty-a', 'thirdparty-b', 'thirdparty-c', 'scalar', 'redoc', 'stoplight'].map(
    name =>
      [
        `openapi-${name}`,
        // Create a new class for each tag: a class can have only one.
        async () =>
          class extends (await import('./api-reference/thirdparty/openapi-thirdparty.js')).OpenapiThirdparty {},
      ] as const,
  ),
];

/** Fills `loaders` with the elements of all pages. Each entry point calls it once. */
export function registerElements(): void {
  for (const [tag, load] of entries) loaders.set(tag, load);
}
