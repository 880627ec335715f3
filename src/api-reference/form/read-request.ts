import {escapePattern} from '../../base/escape-pattern.js';
import {parseJson} from '../../base/exact-json.js';
import {createObject} from '../../base/json.js';
import {parseMediaType} from '../../base/media-type.js';
import {decodeOnce} from '../../base/slug.js';
import type {EncodedPair} from '../../openapi/operation/parameter-style.js';
import type {ApiRequest} from '../../openapi/request/request.js';
import {buildItemField, type Field, type FileValue} from './field.js';
import {parseFieldText, parsePairs, readForm, readJoined, readMediaValue, readPairs} from './read-value.js';
import type {FormBody, FormParameter, RequestForm} from './request-form.js';
import type {BodyValue, FormValues, ParameterValue} from './values.js';

/** A request as sent, without credentials. Plain data, so a worker can receive it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly EncodedPair[];
  readonly body?: SentBody;
}

/** A body: text, parts of a multipart form, or a file. */
export type SentBody = {readonly text: string} | {readonly parts: readonly SentPart[]} | {readonly file: string};

export interface SentPart {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

/** Form values that match a request. */
export interface ReadRequest {
  readonly values: FormValues;
  /** Decoded path parameters. Empty if the path does not match. */
  readonly path: ReadonlyMap<string, string>;
  /** Parameters and body types that the document does not define: `query page`, `header X-A`, `body text/csv`. */
  readonly unknown: readonly string[];
  /** True if the media type is JSON but the body cannot be parsed. */
  readonly isBroken: boolean;
}

/** Reads form values from a request's URL, headers, and body. Reverses `buildRequest`. */
export function readRequest(form: RequestForm, request: SentRequest): ReadRequest {
  const {url, headers, body} = request;
  const [, path = '', search = ''] = /^(?:[a-z][\w+.-]*:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(url) ?? [];
  const pairs = parsePairs(search);
  const header = (name: string) => findHeader(headers, name);
  const cookies = (header('cookie') ?? '').split(/;\s*/).filter(Boolean).join('&');
  const segments = readPath(form.path, path);
  const readParameter = (parameter: FormParameter): unknown => {
    const {in: place, name} = parameter;
    if (place === 'path') return segments?.has(name) ? readJoined(parameter, segments.get(name)!) : undefined;
    if (place === 'query') return readPairs(parameter, pairs, each => namesPair(form, each));
    if (place === 'cookie') return readPairs(parameter, parsePairs(cookies));
    if (place === 'querystring') return search === '' ? undefined : readWholeQuery(parameter, search);
    const text = header(name);
    return text === undefined ? undefined : readJoined(parameter, text, each => each.trim());
  };
  const parameters = new Map(
    form.parameters.map((each): [string, ParameterValue] => {
      const value = readParameter(each);
      return [each.key, {isSent: value !== undefined, value}];
    }),
  );
  const type = header('content-type');
  const chosen = findBody(form, type, body);
  const read = chosen && body ? readBody(chosen, body) : undefined;
  const accept = form.accepts.find(each => each === header('accept'));
  return {
    values: {
      parameters,
      bodies: new Map(chosen && read ? [[chosen.type, read]] : []),
      isWithoutBody: body === undefined,
      signInIndex: 0,
      ...(chosen && {mediaType: chosen.type}),
      ...(accept !== undefined && {accept}),
    },
    path: new Map([...(segments ?? [])].map(([name, text]) => [name, decodeOnce(text)])),
    unknown: [...listUnknownPairs(form, pairs), ...(body && !chosen ? [`body ${type ?? ''}`.trim()] : [])],
    isBroken: chosen?.kind === 'json' && read !== undefined && 'text' in read,
  };
}

/** Returns a header's value. Ignores the case of its name. */
export function findHeader(headers: readonly EncodedPair[], name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

/** Returns the path parameters, still encoded. Undefined if the path does not match the template. */
export function readPath(template: string, path: string): ReadonlyMap<string, string> | undefined {
  const wanted = template
    .replace(/[?#].*$/s, '')
    .replace(/^\//, '')
    .split('/');
  const given = path.replace(/^\//, '').split('/').slice(-wanted.length);
  if (given.length < wanted.length) return undefined;
  const found = new Map<string, string>();
  for (const [at, segment] of wanted.entries()) {
    const names = [...segment.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name as string);
    const literals = segment.split(/\{[^{}]*\}/).map(escapePattern);
    const text = given[at] as string;
    const match = new RegExp(`^${literals.join('(.*?)')}$`).exec(names.length > 0 ? text : decodeOnce(text));
    if (!match) return undefined;
    for (const [index, name] of names.entries()) found.set(name, match[index + 1] as string);
  }
  return found;
}

/** Reads the whole query as one value (OpenAPI 3.2, section 4.12.1). */
function readWholeQuery({field, contentType}: FormParameter, search: string): unknown {
  if (contentType === undefined || /x-www-form-urlencoded/.test(contentType))
    return readForm(field, parsePairs(search));
  return readMediaValue(contentType, field, decodeOnce(search));
}

function listUnknownPairs(form: RequestForm, pairs: readonly EncodedPair[]): readonly string[] {
  const {parameters} = form;
  if (parameters.some(each => each.in === 'querystring' || takesAnyName(each))) return [];
  const names = new Set(pairs.map(([key]) => decodeOnce(key)));
  return [...names].filter(name => !namesPair(form, name)).map(name => `query ${name}`);
}

/**
 * Returns whether a query parameter is an exploded object, whose property names become query names (RFC 6570, section
 * 3.2.8).
 */
function takesAnyName({in: place, field, style = 'form', explode = style === 'form', contentType}: FormParameter) {
  const isOpen = field.kind === 'object' && field.additional !== undefined;
  return place === 'query' && isOpen && explode && style === 'form' && contentType === undefined;
}

/** Returns whether a query name is a query parameter, or a property of an object parameter. */
function namesPair({parameters}: RequestForm, name: string): boolean {
  return parameters.some(
    each =>
      each.in === 'query' &&
      (each.name === name.replace(/\[.*$/, '') ||
        each.name === name ||
        each.field.properties?.some(property => property.name === name)),
  );
}

/**
 * Returns the documented body for a media type. Tries an exact match first, then a range, then a body of the same kind,
 * such as JSON.
 */
function findBody({bodies}: RequestForm, type: string | undefined, body: SentBody | undefined): FormBody | undefined {
  if (!body) return undefined;
  const name = parseMediaType(type ?? '');
  const plain = (each: FormBody) => parseMediaType(each.type);
  const inRange = (each: FormBody) => {
    const [range = ''] = plain(each).split('*');
    return plain(each).includes('*') && name.startsWith(range);
  };
  if (name !== '') return bodies.find(each => plain(each) === name) ?? bodies.find(inRange);
  if ('parts' in body) return bodies.find(({kind}) => kind === 'multipart');
  return 'file' in body ? bodies.find(({kind}) => kind === 'binary') : bodies[0];
}

function readBody({kind, field, encoding}: FormBody, body: SentBody): BodyValue | undefined {
  if ('file' in body) return {value: createFileValue(body.file, 0)};
  if ('parts' in body) return {value: kind === 'multipart' ? readParts(field, body.parts, encoding) : undefined};
  const {text} = body;
  if (kind === 'json') {
    try {
      return {value: parseJson(text)};
    } catch {
      return {text};
    }
  }
  if (kind === 'form') return {value: readForm(field, parsePairs(text), encoding)};
  return kind === 'binary' || kind === 'multipart' ? {value: createFileValue('', 0)} : {text};
}

/** Reads the parts of a multipart form into an object. Several parts with the same name become a list. */
function readParts(field: FormBody['field'], parts: readonly SentPart[], encoding: FormBody['encoding'] = []): unknown {
  // Read parts without names as a list.
  if (field.kind === 'array' && parts.every(({name}) => name === ''))
    return parts.map((part, at) => readPart(buildItemField(field, at), part, at));
  const names = [...new Set(parts.map(({name}) => name))];
  return createObject(
    names.map(name => {
      const own = field.properties?.find(each => each.name === name)?.field ?? field.additional;
      const isList = own?.kind === 'array';
      const item = isList ? own.items : own;
      const stated = encoding.find(each => each.name === name);
      const [only] = parts.filter(part => part.name === name);
      if (isList && only && !only.isFile && stated && !(stated.explode ?? stated.style === 'form'))
        return [name, readJoined({...stated, in: 'header', field: own}, only.value, text => text)];
      const values = parts.filter(part => part.name === name).map((part, at) => readPart(item, part, at));
      return [name, isList || values.length > 1 ? values : values[0]];
    }),
  );
}

function readPart(field: Field | undefined, {isFile, value}: SentPart, at: number): unknown {
  if (isFile) return createFileValue(value, at);
  return field ? parseFieldText(field, value) : value;
}

function createFileValue(name: string, id: number): FileValue {
  return {$file: name, type: '', size: 0, id};
}

/** Converts a request from `buildRequest` to a sent request. */
export function toSentRequest({method, url, headers, body}: ApiRequest): SentRequest {
  const sent = body && toSentBody(body);
  return {method, url, headers, ...(sent && {body: sent})};
}

function toSentBody(body: NonNullable<ApiRequest['body']>): SentBody {
  if (body.kind === 'multipart') return {parts: body.fields.map(({name, value, isFile}) => ({name, value, isFile}))};
  return body.kind === 'binary' ? {file: body.file} : {text: body.text};
}
