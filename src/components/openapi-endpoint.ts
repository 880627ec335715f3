import {doc} from '../base/doc.js';
import {attributes, html, nothing} from '../base/html.js';
import {component, flag, type RenderContext, reflected, text, type ValuesOf} from './component.js';
import {operationHead} from './operation-head.js';

const operation = {
  spec: reflected(doc`URL or project path of the OpenAPI document, or of a slice of it.`),
  method: reflected(doc`HTTP method, such as get or post.`),
  path: reflected(doc`Path template, such as /users/{id}.`),
} as const;

const props = {
  ...operation,
  baseUrl: reflected(doc`Base URL instead of the first server of the document.`),
  authMethod: reflected(doc`How requests sign in: bearer, basic, key or none.`, doc`bearer basic key none`),
  authName: reflected(doc`Name of the header, when the method is key.`),
  webhook: reflected(doc`Name of a webhook, instead of method and path.`),
  channel: reflected(doc`Name of a channel of an AsyncAPI document, instead of method and path.`),
  operation: reflected(doc`Name of an operation of an AsyncAPI document, or send or receive for that of a channel.`),
  schema: reflected(doc`Name of a schema, instead of method and path.`),
  overview: flag(doc`Shows an overview of the document: summary, servers, authentication and tags.`),
  bound: flag(doc`Hides title, description and path, for pages that show them themselves.`),
  specs: {...text(doc`Further documents to look in, as a JSON list.`), attribute: 'data-specs', reflect: true},
  slices: reflected(doc`Folder with index.json and one file per operation, instead of the whole document.`),
  playground: reflected(doc`The try-it form: interactive, simple or hide.`, doc`interactive simple hide`),
  overlays: reflected(doc`URLs of overlay documents to apply, separated by spaces. In a site, set them in docs.json.`),
  history: reflected(
    doc`Dated versions of the document, such as "old.yaml 2026-03, new.yaml 2026-08". Marks new and changed fields. Without a value, the folder of slices provides them.`,
  ),
  languages: reflected(doc`Languages of the samples, separated by spaces.`),
} as const;

/**
 * One operation of an OpenAPI document, or one channel of an AsyncAPI document. The element loads the document and
 * renders it. Until then it shows method and path.
 */
export const openapiEndpoint = component({
  name: 'OpenApiEndpoint',
  tag: 'openapi-endpoint',
  props,
  aliases: ['AsyncApiChannel', 'asyncapi-channel', 'async-api-channel'],
  namedBy: ['spec', 'method', 'path', 'webhook', 'channel', 'operation', 'schema', 'overview', 'slices'],
  render: (given, _body, context) => waiting(given, context),
});

function waiting(given: ValuesOf<typeof props>, context: RenderContext) {
  if (given.bound || given.overview || given.schema) return nothing;
  const {method, path, webhook} = given;
  if (given.channel || given.operation) return nothing;
  return operationHead(webhook ? {method: 'WEBHOOK', target: webhook} : renderHeading(method, path), context);
}

function renderHeading(method: string | undefined, path: string | undefined) {
  return {...(method && {method: method.toUpperCase()}), ...(path && {target: path})};
}

/**
 * Third-party viewers. Each replaces the native view inside it after loading. If loading fails, a note explains the
 * reason.
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
      const waits = html`<openapi-endpoint${attributes({spec, method, path})} data-rendered>${operationHead(renderHeading(method, path), context)}</openapi-endpoint>`;
      return context.operation?.({spec, method, path}) ?? waits;
    },
  }),
);
