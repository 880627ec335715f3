import {type Html, nothing} from '../base/html.js';
import type {PageContext, PropValue} from './component.js';
import {openapiEndpoint} from './openapi-endpoint.js';
import {readGiven, renderComponent} from './render-component.js';

/** What of an API document a page shows, from its frontmatter. */
export interface Binding {
  readonly kind: 'operation' | 'channel' | 'schema' | 'overview';
  /**
   * The document as the page names it, with or without extension. What begins with `./` or `../` is a path of the project:
   * `../x.json` of `api/ep/a.mdx` is `api/x.json`, and `./x.json` is `api/ep/./x.json`, which may also be `x.json`.
   */
  readonly document?: string;
  /** Of an operation: the method in upper case, `WEBHOOK` for a webhook; of AsyncAPI `CHANNEL`. */
  readonly method?: string;
  /** Path of the operation, name of the webhook, the channel or the schema. */
  readonly target?: string;
}

/** What a page says of the try-it form, in place of what docs.json says. */
export interface RequestSettings {
  readonly playground?: 'interactive' | 'simple' | 'hide';
  readonly authMethod?: 'bearer' | 'basic' | 'key' | 'none';
}

/**
 * What a page is bound to, as props of `<OpenApiEndpoint>`. `documents` are those in which it may be, in order; they are
 * filled in later where only the navigation can say. What the page says of requests goes before what docs.json says.
 */
export function bindingProps(
  {kind, method, target}: Binding,
  documents: readonly string[] = [],
  {playground, authMethod}: RequestSettings = {},
): ReadonlyMap<string, PropValue> {
  const [first, ...further] = documents;
  const props = new Map<string, PropValue>([['bound', true]]);
  if (playground) props.set('playground', playground);
  if (authMethod) props.set('authMethod', authMethod);
  if (first !== undefined) props.set('spec', first);
  if (further.length > 0) props.set('specs', JSON.stringify(further));
  if (kind === 'overview') props.set('overview', true);
  else if (kind === 'schema') props.set('schema', target);
  else if (kind === 'channel') props.set('channel', target);
  else if (method === 'WEBHOOK') props.set('webhook', target);
  else props.set('method', method?.toLowerCase()).set('path', target);
  return props;
}

/** The element that shows what the page is bound to; nothing where it is bound to nothing. */
export function boundElement(context: PageContext): Html {
  if (!context.bound) return nothing;
  const inside = {...context, children: [], text: () => '', id: () => '', list: () => {}};
  return renderComponent(openapiEndpoint, readGiven(openapiEndpoint, context.bound), nothing, inside);
}
