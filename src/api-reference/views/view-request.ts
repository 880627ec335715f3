import type {ApiReader, OperationName, ViewOptions, ViewResult} from './reader.js';

/** A request of an `<openapi-endpoint>`, from its attributes. */
export interface ViewRequest {
  /** Documents to look in, one after the other. */
  readonly specs: readonly string[];
  readonly slices?: string;
  /** Addresses of overlay documents that are applied to each document. */
  readonly overlays?: readonly string[];
  readonly name?: OperationName;
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

/** Site-wide options for all operations. */
export interface SiteOptions
  extends Pick<
    ViewOptions,
    'site' | 'root' | 'baseUrls' | 'auth' | 'playground' | 'withoutMock' | 'languages' | 'messages'
  > {
  /** The one document of the site: elements that name none show it. */
  readonly document?: string;
}

/** Reads attributes (`null` if absent) with site-wide options as defaults. */
export function viewRequestOf(
  attribute: (name: (typeof attributeNames)[number]) => string | null,
  site: SiteOptions | undefined,
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
    : (channelName(given('channel'), given('operation')) ??
      (id ? {method: 'ID', path: id} : (path ?? method) && {method: method ?? 'get', path: path ?? ''}));
  const spec = given('spec');
  const slices = given('slices');
  const schema = given('schema');
  const overlays = given('overlays')?.split(/\s+/);
  const specs = [...(spec ? [spec] : []), ...readList(given('data-specs'))];
  // A bound page supplies its candidate documents later.
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

/** Returns an operation by its own name; `send` and the like are those of a channel. */
function channelName(channel: string | undefined, operation: string | undefined): OperationName | undefined {
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

/** Requests the view from one document. */
export function ask(reader: ApiReader, {name, schema, options}: ViewRequest): Promise<ViewResult> {
  if (schema) return reader.schema(schema, options);
  return name ? reader.operation(name, options) : reader.overview(options);
}

/** Requests the children of a closed row. */
export async function readRows(
  {name, schema, options}: ViewRequest,
  reader: ApiReader | undefined,
  row: string,
  from: number,
): Promise<string> {
  // On a schema page, each property path begins with the name of the schema.
  return (await reader?.rows(name ?? {method: 'SCHEMA', path: schema ?? ''}, row, from, options)) ?? '';
}
