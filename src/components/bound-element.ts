import {emptyHtml, type Html} from '../base/html.js';
import type {PageContext, PropValue} from './component.js';
import {openapiEndpoint} from './openapi-endpoint.js';
import {readComponentProps, renderComponent} from './render-component.js';

/** Operation, schema, or document that the frontmatter of a page names. */
export interface Binding {
  readonly kind: 'operation' | 'channel' | 'schema' | 'overview';
  /**
   * Name of the document as the page writes it, with or without an extension. A name that begins with `./` or `../` is
   * relative to the page's folder: `../x.json` in `api/ep/a.mdx` becomes `api/x.json`, and `./x.json` becomes
   * `api/ep/./x.json`, which can also mean `x.json`.
   */
  readonly document?: string;
  /** HTTP method in upper case. `WEBHOOK` for a webhook, `CHANNEL` for AsyncAPI. */
  readonly method?: string;
  /** Path of an operation, or name of a webhook, channel, or schema. */
  readonly target?: string;
}

/** Settings of a page for its request form. They override those of docs.json. */
export interface RequestSettings {
  readonly playground?: 'interactive' | 'simple' | 'hide';
  readonly authMethod?: 'bearer' | 'basic' | 'key' | 'none';
}

/**
 * Returns a page's binding as props of `<OpenApiEndpoint>`. `documents` lists the documents to search, in order. Omit
 * it while the navigation is unknown: they are added later.
 */
export function toBindingProps(
  {kind, method, target}: Binding,
  documents: readonly string[] = [],
  {playground, authMethod}: RequestSettings = {},
): ReadonlyMap<string, PropValue> {
  const [first, ...others] = documents;
  const props = new Map<string, PropValue>([['bound', true]]);
  if (playground) props.set('playground', playground);
  if (authMethod) props.set('authMethod', authMethod);
  if (first !== undefined) props.set('spec', first);
  if (others.length > 0) props.set('specs', JSON.stringify(others));
  if (kind === 'overview') props.set('overview', true);
  else if (kind === 'schema') props.set('schema', target);
  else if (kind === 'channel') props.set('channel', target);
  else if (method === 'WEBHOOK') props.set('webhook', target);
  else props.set('method', method?.toLowerCase()).set('path', target);
  return props;
}

/** Renders the element for the operation, schema, or document that the page is bound to. Empty for an unbound page. */
export function renderBoundElement(context: PageContext): Html {
  if (!context.bound) return emptyHtml;
  const inside = {...context, children: [], text: () => '', id: () => '', list: () => {}};
  return renderComponent(openapiEndpoint, readComponentProps(openapiEndpoint, context.bound), emptyHtml, inside);
}
