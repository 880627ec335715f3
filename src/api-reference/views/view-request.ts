import type {ApiReader, OperationReference, ViewOptions, ViewResult} from './reader.js';

/** Attributes of an `<openapi-endpoint>`, parsed. */
export interface ViewRequest {
  /** Documents to search in order for the operation. */
  readonly specs: readonly string[];
  readonly slices?: string;
  /** URLs of overlay files for each document. */
  readonly overlays?: readonly string[];
  readonly name?: OperationReference;
  readonly schema?: string;
  readonly options: ViewOptions;
}

export const attributeNames = [
  'spec',
  'operation-id',
  'method',
  'path',
  'base-url',
  'server',
  'auth-method',
  'auth-name',
  'webhook',
  'channel',
  'operation',
  'schema',
  'overview',
  'bound',
  'data-specs',
  'slices',
  'playground',
  'languages',
  'overlays',
  'history',
] as const;

/** Options that a site sets for all operations. */
export interface ViewSiteOptions
  extends Pick<
    ViewOptions,
    'site' | 'root' | 'baseUrls' | 'auth' | 'playground' | 'withoutMock' | 'languages' | 'messages'
  > {
  /** Document of elements without a `spec` attribute. Set if the site has only one. */
  readonly document?: string;
}

/** Parses the attributes of an element (`null` if absent). Uses options of the site as defaults. */
export function parseViewRequest(
  attribute: (name: (typeof attributeNames)[number]) => string | null,
  site: ViewSiteOptions | undefined,
  written: ViewOptions['written'],
): ViewRequest {
  const given = (name: (typeof attributeNames)[number]) => attribute(name)?.trim() || undefined;
  const isBound = attribute('bound') !== null;
  const webhook = given('webhook');
  const id = given('operation-id');
  const method = given('method');
  const path = given('path');
  const name = webhook
    ? {method: 'WEBHOOK', path: webhook}
    : (parseChannelName(given('channel'), given('operation')) ??
      (id ? {method: 'ID', path: id} : (path ?? method) && {method: method ?? 'get', path: path ?? ''}));
  const spec = given('spec');
  const slices = given('slices');
  const schema = given('schema');
  const overlays = given('overlays')?.split(/\s+/);
  const specs = [...(spec ? [spec] : []), ...readList(given('data-specs'))];
  // Use no default document for a bound page, which receives its documents later.
  const usual = isBound || specs.length > 0 ? undefined : site?.document;
  return {
    specs: usual ? [usual] : specs,
    ...(slices && {slices}),
    ...(overlays && {overlays}),
    ...(attribute('overview') === null && (schema ? {schema} : name && {name})),
    options: {...optionsOf(), ...(isBound && written && {written})},
  };

  function optionsOf(): ViewOptions {
    const baseUrl = given('base-url') ?? given('server');
    const method = (['bearer', 'basic', 'key', 'none'] as const).find(each => each === given('auth-method'));
    const authName = given('auth-name') ?? site?.auth?.name;
    const playground = (['interactive', 'simple', 'hide'] as const).find(each => each === given('playground'));
    const languages = given('languages')?.split(/[\s,]+/);
    const auth = method ? {method, ...(authName && {name: authName})} : site?.auth;
    const baseUrls = baseUrl ? [baseUrl] : site?.baseUrls;
    return {
      ...(site?.site && {site: site.site}),
      ...(site?.root && {root: site.root}),
      ...(site?.messages && {messages: site.messages}),
      ...(baseUrls && {baseUrls}),
      ...(auth && {auth}),
      ...((playground ?? site?.playground) && {playground: playground ?? site?.playground}),
      ...(site?.withoutMock && {withoutMock: true}),
      ...((languages ?? site?.languages) && {languages: languages ?? site?.languages}),
      ...(isBound && {isBound}),
    } as ViewOptions;
  }
}

/**
 * Returns the reference of a channel or of an AsyncAPI operation. With `channel`, the operations `send`, `receive`,
 * `publish`, and `subscribe` select a direction.
 */
function parseChannelName(channel: string | undefined, operation: string | undefined): OperationReference | undefined {
  if (channel && operation && /^(?:send|receive|publish|subscribe)$/i.test(operation))
    return {method: operation.toUpperCase(), path: channel};
  const path = operation ?? channel;
  return path ? {method: 'CHANNEL', path} : undefined;
}

function readList(text: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function callView(reader: ApiReader, {name, schema, options}: ViewRequest): Promise<ViewResult> {
  if (schema) return reader.schema(schema, options);
  return name ? reader.operation(name, options) : reader.overview(options);
}

/** Renders the children of a collapsed row. */
export async function renderRequestedRows(
  {name, schema, options}: ViewRequest,
  reader: ApiReader | undefined,
  row: string,
  from: number,
): Promise<string> {
  // Use the name of the schema on a schema page, whose row paths begin with it.
  return (await reader?.rows(name ?? {method: 'SCHEMA', path: schema ?? ''}, row, from, options)) ?? '';
}
