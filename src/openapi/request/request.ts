import {formatJson} from '../../base/exact-json.js';
import {getOwn, isObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {buildServerUrl, type SecurityScheme} from '../document/document-info.js';
import type {DocumentSet} from '../document/document-set.js';
import type {Parameter} from '../operation/media.js';
import {isJsonText, isJsonType, isStyled, type MediaTypeObject} from '../operation/media.js';
import type {Operation} from '../operation/operation.js';
import {
  buildCookiePairs,
  buildQueryPairs,
  type EncodedPair,
  encodeQuery,
  formatHeaderValue,
  formatPathValue,
  joinInnerLists,
  toPlainValue,
} from '../operation/parameter-style.js';
import {formatBodyText, getBodyKind, getSentType} from './body-text.js';
import {DEFAULT_EXAMPLE_TEXT} from './build-example-text.js';
import {createCredentialPlaceholders} from './create-credential-placeholders.js';
import {buildExample, listMediaExamples} from './example.js';
import {fitParameterExample} from './fit-written-value.js';
import {buildFormFields, type FormField, findChosenFile} from './form-fields.js';

/**
 * The reader's choices and inputs for a request, without credentials. Code samples use placeholders for credentials.
 */
export interface RequestValues {
  readonly server?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Values by location and name: `query limit`. */
  readonly parameters?: ReadonlyMap<string, unknown>;
  readonly mediaType?: string;
  /** Concrete media type for a range such as `image/*`. */
  readonly contentType?: string;
  /** Media type of the response, sent as `Accept` if the operation offers several. */
  readonly accept?: string;
  /** Name of the documented example to send as the body. */
  readonly example?: string;
  /** The body as data, or as text to send verbatim. */
  readonly body?: {readonly value: unknown} | {readonly text: string};
  /** If true, sends only these values. Otherwise, required values without input get examples. */
  readonly isExact?: boolean;
  /** `all` adds examples of optional values. `required` omits them, also in bodies. */
  readonly defaults?: 'required' | 'all';
  /** Index of the security requirement that gets placeholders, or `false` for none. Defaults to the first. */
  readonly signInIndex?: number | false;
}

/** A request as data, which language writers convert to code. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly EncodedPair[];
  readonly body?: RequestBody;
}

export type RequestBody =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'json'; readonly value: unknown; readonly text: string}
  | {readonly kind: 'form'; readonly text: string; readonly fields: readonly EncodedPair[]}
  | {readonly kind: 'multipart'; readonly type: string; readonly fields: readonly FormField[]}
  | {readonly kind: 'binary'; readonly file: string; readonly fileId?: number};

/** Placeholder in code samples for an unknown host. */
export const unknownHost = 'https://your-server.example.com';

/** Builds the request of an operation from the reader's input, with examples for other required values. */
export function buildRequest(
  documents: DocumentSet,
  operation: Operation,
  schemes: readonly SecurityScheme[],
  values: RequestValues = {},
): ApiRequest {
  const isSwagger = getOwn(documents.root.value, 'swagger') !== undefined;
  const filled = operation.parameters.flatMap(each => {
    const whole = readParameterValue(documents, each, values);
    const value = isSwagger ? joinInnerLists(whole, getOwn(each.schema?.value, 'items')) : whole;
    // Omit a `null` value, except in a path (RFC 6570, section 2.3).
    const isLeftOut = value === undefined || (value === null && each.in !== 'path');
    return isLeftOut ? [] : [{parameter: each, value}];
  });
  const at = (place: Parameter['in']) => filled.filter(({parameter}) => parameter.in === place);
  const auth = createCredentialPlaceholders(operation, schemes, values.signInIndex);
  const query: EncodedPair[] = at('query').flatMap(({parameter, value}) => buildQueryPairs(parameter, value));
  const search = [
    ...at('querystring').map(({parameter, value}) => serializeWholeQuery(parameter, value)),
    ...[...query, ...auth.query].map(([name, value]) => `${name}=${value}`),
  ].join('&');
  const cookies = [
    ...at('cookie').flatMap(({parameter, value}) => buildCookiePairs(parameter, value)),
    ...auth.cookies,
  ];
  const media = findChosenMedia(operation, values);
  const body = media && buildBody(documents, media, values);
  const headers: EncodedPair[] = [
    // Omit the type of a multipart body: its boundary is only known when it is sent.
    ...(media && body && body.kind !== 'multipart'
      ? [['Content-Type', values.contentType ?? getSentType(media.type)] as const]
      : []),
    ...buildAcceptHeader(operation, values),
    ...at('header').map(({parameter, value}): EncodedPair => [parameter.name, formatHeaderValue(parameter, value)]),
    ...auth.headers,
    ...(cookies.length > 0 ? [['Cookie', cookies.map(pair => pair.join('=')).join('; ')] as const] : []),
  ];
  const url = buildUrl(operation, at('path'), values);
  return {
    method: operation.method,
    // Join with `&` if the path already contains a query.
    url: url + (search && `${url.includes('?') ? '&' : '?'}${search}`),
    headers: keepOnePerName(headers.filter(([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))),
    ...(body && {body}),
  };
}

/** Leaves one header per name, ignoring case: the last value, at the first's position. */
function keepOnePerName(headers: readonly EncodedPair[]): readonly EncodedPair[] {
  const lines = new Map<string, EncodedPair>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    lines.set(key, [lines.get(key)?.[0] ?? name, removeLineEnds(value)]);
  }
  return [...lines.values()];
}

/** Returns the media types of successful responses, which a reader can request by `Accept`. */
export function listAcceptableTypes({responses}: Pick<Operation, 'responses'>): readonly string[] {
  const successful = responses.filter(({status}) => /^2/.test(status));
  const shown = successful.length > 0 ? successful : responses.filter(({status}) => status === 'default');
  return [...new Set(shown.flatMap(({content}) => content.map(({type}) => type)))];
}

function buildAcceptHeader(operation: Operation, {accept}: RequestValues): readonly EncodedPair[] {
  const types = listAcceptableTypes(operation);
  const chosen = types.find(type => type === accept) ?? types.find(isJsonType) ?? types[0];
  return types.length > 1 && chosen !== undefined ? [['Accept', chosen]] : [];
}

function buildUrl(
  operation: Operation,
  path: readonly {readonly parameter: Parameter; readonly value: unknown}[],
  values: RequestValues,
): string {
  const [first] = operation.servers;
  const server = values.server ?? (first ? buildServerUrl(first, values.variables) : '');
  const filled = encodeLiteral(operation.path).replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const found = path.find(({parameter}) => parameter.name === name);
    return found ? formatPathValue(found.parameter, found.value) : whole;
  });
  // A webhook has no URL in the document, so use a placeholder. A callback has a complete URL.
  if (operation.kind === 'webhook') return `${unknownHost}/webhook`;
  return operation.kind === 'callback' ? filled : server.replace(/\/$/, '') + filled;
}

/** Percent-encodes characters that a URL cannot contain (RFC 3986). Leaves parameters in braces unchanged. */
function encodeLiteral(path: string): string {
  return path
    .split(/(\{[^{}]*\})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/gu, encodeURIComponent)))
    .join('');
}

/** Returns a parameter's value: the reader's input, or else an example for a required parameter. */
export function readParameterValue(
  documents: DocumentSet,
  parameter: Parameter,
  {parameters, isExact, defaults}: RequestValues,
): unknown {
  const {content, schema, required, examples} = parameter;
  const typed = parameters?.get(`${parameter.in} ${parameter.name}`);
  // With `content`, serialize the value as one text of that media type.
  if (typed !== undefined) return content ? serializeValue(documents, content, typed) : typed;
  if ((!required && defaults !== 'all') || isExact) return undefined;
  const written = examples.find(each => each.value !== undefined);
  if (written && content) return serializeValue(documents, content, written.value);
  if (written) return fitParameterExample(documents, schema, written.value);
  if (content)
    return serializeValue(documents, content, listMediaExamples(documents, content, {side: 'request'})[0]?.value ?? '');
  return schema
    ? buildExample(documents, schema, {side: 'request', budget: 50, name: parameter.name})
    : DEFAULT_EXAMPLE_TEXT;
}

/**
 * Serializes a value by its media type (OpenAPI 3.1, section 4.8.12.2.2). In JSON, a string becomes `"cat"`, unless it
 * is JSON already. XML is one line, because a header cannot contain others.
 */
function serializeValue(documents: DocumentSet, media: MediaTypeObject, value: unknown): unknown {
  const {type, encoding} = media;
  const kind = getBodyKind(type);
  if (kind === 'form') return isContainer(value) ? writeFormText(value, encoding) : value;
  if (kind === 'xml')
    return formatBodyText(documents, media, value)
      .replace(/^<\?.*\n/, '')
      .replace(/>\n\s*</g, '><');
  return isJsonType(type) && !isJsonText(value) ? (formatJson(value) ?? '') : toPlainValue(value);
}

/** Serializes the query as one value: a form as pairs, other types as encoded text (OpenAPI 3.2, section 4.12.1). */
function serializeWholeQuery({content}: Parameter, value: unknown): string {
  if (isContainer(value)) return writeFormText(value, content?.encoding);
  const isForm = !content || getBodyKind(content.type) === 'form';
  return isForm ? toPlainValue(value) : encodeQuery(toPlainValue(value), false);
}

/** Returns the media type for the body: the one that the reader chose, or else JSON, or else the first. */
export function findChosenMedia(
  {requestBody}: Operation,
  {mediaType}: RequestValues = {},
): MediaTypeObject | undefined {
  const content = requestBody?.content ?? [];
  return content.find(({type}) => type === mediaType) ?? content.find(({type}) => isJsonType(type)) ?? content[0];
}

function buildBody(documents: DocumentSet, media: MediaTypeObject, values: RequestValues): RequestBody | undefined {
  const {body, isExact} = values;
  if (body && 'text' in body) return {kind: 'text', text: body.text};
  if (!body && isExact) return undefined;
  const isBrief = values.defaults === 'required';
  const examples = body ? [] : listMediaExamples(documents, media, {side: 'request', isBrief});
  const chosen = examples.find(({name}) => name === values.example) ?? examples[0];
  if (chosen?.text !== undefined) return {kind: 'text', text: chosen.text};
  const value = body ? body.value : chosen?.value;
  const kind = getBodyKind(media.type);
  if (kind === 'json') {
    if (value === undefined) return undefined;
    // Send a documented example that is JSON text already verbatim.
    if (!body && isJsonText(value)) return {kind: 'text', text: value};
    return {kind, value, text: formatJson(value, 2) ?? ''};
  }
  if (kind === 'form') {
    const fields = buildFormPairs(media, value);
    return {kind, fields, text: fields.map(pair => pair.join('=')).join('&')};
  }
  if (kind === 'multipart') {
    const fields = buildFormFields(media, value, header => {
      const sent = readParameterValue(documents, header, {});
      return sent === undefined ? undefined : formatHeaderValue(header, sent);
    });
    return {kind, type: media.type, fields};
  }
  if (kind === 'xml' || kind === 'text')
    return {kind: 'text', text: value === undefined ? '' : formatBodyText(documents, media, value)};
  const {type: _, ...file} = findChosenFile(value) ?? {file: 'file.bin'};
  return {kind: 'binary', ...file};
}

function buildFormPairs({encoding}: Pick<MediaTypeObject, 'encoding'>, value: unknown): readonly EncodedPair[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const stated = encoding.find(field => field.name === name);
    const style = stated?.style ?? 'form';
    const explode = stated?.explode ?? style === 'form';
    const allowReserved = stated?.allowReserved ?? false;
    // Use `contentType` unless `style`, `explode`, or `allowReserved` is set (OpenAPI 3.1, section 4.8.15.1.1). An
    // object is JSON by default. Outside JSON, omit `null` (RFC 6570, section 2.3).
    const isJson =
      !(stated && isStyled(stated)) &&
      (stated?.contentType === undefined ? isObject(each) : isJsonType(stated.contentType));
    if (each === null && !isJson) return [];
    return buildQueryPairs({name, style, explode, allowReserved}, isJson ? formatJson(each) : each);
  });
}

function writeFormText(value: unknown, encoding: MediaTypeObject['encoding'] = []): string {
  return buildFormPairs({encoding}, value)
    .map(pair => pair.join('='))
    .join('&');
}

/**
 * Removes line ends, because a second line would be another header (security rule D5). Tabs are allowed (RFC 9110,
 * section 5.5).
 */
function removeLineEnds(value: string): string {
  return value.replace(/[^\P{Cc}\t]+/gu, ' ');
}
