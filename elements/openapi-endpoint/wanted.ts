import type {ApiReader, OperationName, ViewAnswer, ViewOptions} from '../../src/reference/reader.js';
import {apiContext} from './site-context.js';
import {writtenExamples} from './written-examples.js';

/** What the attributes of an element ask for. */
export interface Wanted {
  /** Documents to look in, one after the other. */
  readonly specs: readonly string[];
  readonly slices?: string;
  readonly name?: OperationName;
  readonly schema?: string;
  readonly options: ViewOptions;
}

export const attributeNames = [
  'spec',
  'method',
  'path',
  'base-url',
  'auth-method',
  'auth-name',
  'webhook',
  'schema',
  'overview',
  'bound',
  'data-specs',
  'slices',
  'playground',
  'languages',
] as const;

/** Reads the attributes of an element; what the site says stands in for those that are absent. */
export function readWanted(element: Element): Wanted {
  const given = (name: (typeof attributeNames)[number]) => element.getAttribute(name)?.trim() || undefined;
  const site = apiContext();
  const webhook = given('webhook');
  const path = given('path');
  const name = webhook ? {method: 'WEBHOOK', path: webhook} : path && {method: given('method') ?? 'get', path};
  const written = element.hasAttribute('bound') ? writtenExamples(element) : undefined;
  const spec = given('spec');
  const slices = given('slices');
  const schema = given('schema');
  return {
    specs: [...(spec ? [spec] : []), ...readList(given('data-specs'))],
    ...(slices && {slices}),
    ...(!element.hasAttribute('overview') && (schema ? {schema} : name && {name})),
    options: {...optionsOf(given, element.hasAttribute('bound')), ...(written && {written})},
  };

  function optionsOf(read: typeof given, isBound: boolean): ViewOptions {
    const baseUrl = read('base-url');
    const method = (['bearer', 'basic', 'key', 'none'] as const).find(each => each === read('auth-method'));
    const authName = read('auth-name') ?? site?.auth?.name;
    const playground = (['interactive', 'simple', 'hide'] as const).find(each => each === read('playground'));
    const languages = read('languages')?.split(/[\s,]+/);
    const auth = method ? {method, ...(authName && {name: authName})} : site?.auth;
    const baseUrls = baseUrl ? [baseUrl] : site?.baseUrls;
    return {
      ...(site?.site && {site: site.site}),
      ...(baseUrls && {baseUrls}),
      ...(auth && {auth}),
      ...((playground ?? site?.playground) && {playground: playground ?? site?.playground}),
      ...((languages ?? site?.languages) && {languages: languages ?? site?.languages}),
      ...(isBound && {isBound}),
    } as ViewOptions;
  }
}

function readList(text: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Asks one document for it. */
export function ask(reader: ApiReader, {name, schema, options}: Wanted): Promise<ViewAnswer> {
  if (schema) return reader.schema(schema, options);
  return name ? reader.operation(name, options) : reader.overview(options);
}

/** Asks for rows that its view left closed. */
export async function readRows(
  {name, schema, options}: Wanted,
  reader: ApiReader | undefined,
  row: string,
  from: number,
): Promise<string> {
  // Rows of a schema page carry its name in their path.
  return (await reader?.rows(name ?? {method: 'SCHEMA', path: schema ?? ''}, row, from, options)) ?? '';
}
