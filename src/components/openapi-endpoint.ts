import {doc} from '../base/doc.js';
import {emptyHtml, html, renderHtmlAttributes} from '../base/html.js';
import {component, flag, type RenderContext, reflected, text, type ValuesOf} from './component.js';
import {renderOperationHead} from './render-operation-head.js';

const operation = {
  spec: reflected(doc`Loads the API document, or a slice of it, from this URL or project path.`),
  method: reflected(doc`Selects the operation by HTTP method, such as "get". It needs "path".`),
  path: reflected(doc`Selects the operation by path template, such as "/users/{id}". It needs "method".`),
} as const;

const props = {
  ...operation,
  baseUrl: reflected(doc`Replaces the first server of the document, such as "https://api.example.com".`),
  authMethod: reflected(
    doc`Replaces the authentication of the document. Allowed values: bearer, basic, key, none.`,
    doc`bearer basic key none`,
  ),
  authName: reflected(doc`Names the header of the method "key", such as "X-Api-Key".`),
  webhook: reflected(doc`Selects the webhook to show, such as "orderSent", instead of "method" and "path".`),
  channel: reflected(doc`Selects a channel of an AsyncAPI document, such as "orderEvents".`),
  operation: reflected(
    doc`Selects an operation of an AsyncAPI document, such as "reserveStock". With "channel", "send" or "receive" shows one direction.`,
  ),
  schema: reflected(doc`Selects the schema to show, such as "Order", instead of "method" and "path".`),
  overview: flag(doc`Shows an overview of the document: summary, servers, authentication, and tags.`),
  bound: flag(doc`Hides title, description, and path, for pages that already show them.`),
  specs: {
    ...text(doc`Lists other documents that Lectern searches for the operation, as a JSON list of URLs.`),
    attribute: 'data-specs',
    reflect: true,
  },
  slices: reflected(
    doc`Loads a slice of the document from this folder, such as "https://docs.example.com/_lectern/api/openapi.yaml/".`,
  ),
  playground: reflected(
    doc`"interactive" shows the request form. "simple" shows only the URL and code samples. "hide" shows neither. Allowed values: interactive, simple, hide. Default: interactive.`,
    doc`interactive simple hide`,
  ),
  overlays: reflected(doc`Applies overlay documents: URLs, separated by spaces. In a site, set them in docs.json.`),
  history: reflected(
    doc`Marks new and changed fields by dated versions of the document, such as "old.yaml 2026-03, new.yaml 2026-08". Without a value, Lectern reads the versions from the folder in slices.`,
  ),
  languages: reflected(
    doc`Shows samples in these languages, separated by spaces, such as "curl python". Default: all.`,
  ),
} as const;

/**
 * One operation of an OpenAPI document, or one channel of an AsyncAPI document. Its element loads and renders the
 * document. Until then, it contains method and path.
 */
export const openapiEndpoint = component({
  name: 'OpenApiEndpoint',
  tag: 'openapi-endpoint',
  props,
  aliases: ['AsyncApiChannel', 'asyncapi-channel', 'async-api-channel'],
  namedBy: ['spec', 'method', 'path', 'webhook', 'channel', 'operation', 'schema', 'overview', 'slices'],
  render: (given, _body, context) => renderWaiting(given, context),
});

function renderWaiting(given: ValuesOf<typeof props>, context: RenderContext) {
  if (given.bound || given.overview || given.schema) return emptyHtml;
  const {method, path, webhook} = given;
  if (given.channel || given.operation) return emptyHtml;
  return renderOperationHead(webhook ? {method: 'WEBHOOK', target: webhook} : renderHeading(method, path), context);
}

function renderHeading(method: string | undefined, path: string | undefined) {
  return {...(method && {method: method.toUpperCase()}), ...(path && {target: path})};
}

/**
 * Third-party viewers of API documents. Each replaces the native view inside it once it is loaded. If loading fails, a
 * note shows the reason.
 */
export const thirdpartyViewers = (
  [
    ['OpenApiThirdpartyA', 'openapi-thirdparty-a', 'OpenApiScalar'],
    ['OpenApiThirdpartyB', 'openapi-thirdparty-b', 'OpenApiRedoc'],
    ['OpenApiThirdpartyC', 'openapi-thirdparty-c', 'OpenApiStoplight'],
  ] as const
).map(([name, tag, alias]) =>
  component({
    name,
    tag,
    aliases: [alias],
    props: operation,
    render: ({spec = '', method = '', path = ''}, _body, context) => {
      const waits = html`<openapi-endpoint${renderHtmlAttributes({spec, method, path})} data-rendered>${renderOperationHead(renderHeading(method, path), context)}</openapi-endpoint>`;
      return context.operation?.({spec, method, path}) ?? waits;
    },
  }),
);
