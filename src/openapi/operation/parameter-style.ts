import {formatJson} from '../../base/exact-json.js';
import {createObject, getOwn, getOwnText} from '../../base/json.js';
import {readOwn} from '../../base/read-own.js';
import {isContainer} from '../../base/written-number.js';
import type {Parameter} from './media.js';

type Styled = Pick<Parameter, 'name' | 'style' | 'explode' | 'allowReserved'>;

/** A name and a value, encoded as their location requires. */
export type EncodedPair = readonly [name: string, value: string];

/** Serializes a path parameter: `simple`, `label`, or `matrix` (RFC 6570). */
export function formatPathValue(parameter: Styled, value: unknown): string {
  const {name, style, explode, allowReserved} = parameter;
  const encode = (text: unknown) =>
    allowReserved ? encodeReservedPath(toPlainValue(text)) : encodePathPart(toPlainValue(text));
  if (style === 'matrix') return formatMatrix(encode(name), explode, value, encode);
  const mark = style === 'label' ? '.' : '';
  const between = style === 'label' && explode ? '.' : encodeDelimiter(style);
  return mark + joinValue(value, explode, between, encode);
}

/**
 * Serializes a header without percent encoding: `simple`, or in Swagger 2.0 a list with the separator of its
 * `collectionFormat` (Parameter Object).
 */
export function formatHeaderValue({explode, style}: Pick<Parameter, 'explode' | 'style'>, value: unknown): string {
  return joinValue(value, explode, getDelimiter(style), toPlainValue);
}

/** Returns the separator of a list in a single value. Lectern uses `tabDelimited` for `tsv` in Swagger 2.0. */
export function getDelimiter(style: string): string {
  return readOwn({spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t'}, style) ?? ',';
}

/** Returns the separator, percent-encoded for a URL. A comma needs no encoding (RFC 3986, section 3.4). */
function encodeDelimiter(style: string): string {
  return getDelimiter(style).replace(/[^,]/, encodeURIComponent);
}

/**
 * Serializes a query parameter or form field to encoded pairs: `form`, `spaceDelimited`, `pipeDelimited`, or
 * `deepObject`.
 */
export function buildQueryPairs(parameter: Styled, whole: unknown): readonly EncodedPair[] {
  const {name, style, explode, allowReserved} = parameter;
  const value = withoutNull(whole);
  const encode = (text: unknown) => encodeQuery(toPlainValue(text), allowReserved);
  const key = encodeQuery(name, false);
  if (style === 'deepObject' && isContainer(value)) return buildDeepPairs(name, value, encode, 0);
  const between = encodeDelimiter(style);
  if (Array.isArray(value)) {
    if (explode) return value.map(each => [key, encode(each)]);
    return value.length === 0 ? [] : [[key, value.map(encode).join(between)]];
  }
  if (!isContainer(value)) return [[key, encode(value)]];
  const entries = Object.entries(value);
  // RFC 6570 does not define nested lists (section 2.4.2). Most servers expect the repeated name.
  if (explode)
    return entries.flatMap(([part, each]) =>
      (Array.isArray(each) ? each : [each]).map(item => [encodeQuery(part, false), encode(item)] as const),
    );
  if (entries.length === 0) return [];
  return [[key, entries.flatMap(([part, each]) => [encodeQuery(part, false), encode(each)]).join(between)]];
}

/**
 * Serializes a cookie parameter. `form` joins exploded parts by ampersands, as in a query. `cookie` uses separate pairs
 * without encoding (OpenAPI 3.2, section 4.12.3).
 */
export function buildCookiePairs(parameter: Styled, value: unknown): readonly EncodedPair[] {
  const {name, style, explode} = parameter;
  if (style !== 'cookie') {
    const text = buildQueryPairs(parameter, value)
      .map(pair => pair.join('='))
      .join('&');
    const at = text.indexOf('=');
    return text === '' ? [] : [[text.slice(0, at), text.slice(at + 1)]];
  }
  if (!explode || !isContainer(value)) return [[name, joinValue(value, false, ',', toPlainValue)]];
  const entries = Array.isArray(value) ? value.map(each => [name, each] as const) : Object.entries(value);
  return entries.map(([key, each]) => [key, toPlainValue(each)]);
}

/** Removes members that are `null`, which RFC 6570 treats as undefined (section 2.3). */
function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(each => each !== null);
  return isContainer(value) ? createObject(Object.entries(value).filter(([, each]) => each !== null)) : value;
}

/**
 * Joins the lists in a list, each level with the separator of its `collectionFormat` (Swagger 2.0, Items Object). The
 * default is a comma.
 *
 * @param items The Items Object of the list.
 */
export function joinInnerLists(value: unknown, items: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const separator = readOwn({ssv: ' ', tsv: '\t', pipes: '|'}, getOwnText(items, 'collectionFormat')) ?? ',';
  return value.map(each => {
    const inner = joinInnerLists(each, getOwn(items, 'items'));
    return Array.isArray(inner) ? inner.map(toPlainValue).join(separator) : inner;
  });
}

/** Returns a value as text. A nested list or object becomes JSON. */
export function toPlainValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return isContainer(value) ? (formatJson(value) ?? '') : String(value);
}

/**
 * Encodes a query name or value. With `allowReserved`, leaves reserved characters and percent-encoded triples unchanged
 * (RFC 6570, section 3.2.3; OpenAPI 3.2, section 4.12.2.1).
 */
export function encodeQuery(text: string, allowReserved: boolean): string {
  if (allowReserved && /%[\da-f]{2}/i.test(text))
    return text
      .split(/(%[\da-f]{2})/i)
      .map((part, at) => (at % 2 === 1 ? part : encodeQuery(part, true)))
      .join('');
  // Replace lone surrogates: `encodeURIComponent` throws for them.
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // Even with `allowReserved`, encode `#`, `&`, and `+`, which would end or change the value.
  return allowReserved
    ? encoded.replace(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, each => decodeURIComponent(each))
    : encoded;
}

/** Encodes a path segment, including the dots of `.` and `..`, which would change the path (security rule D5). */
function encodePathPart(text: string): string {
  const encoded = encodeQuery(text, false);
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}

/**
 * Encodes a path value with `allowReserved`: leaves reserved characters, except those that end a path. No segment can
 * be `..`.
 */
function encodeReservedPath(text: string): string {
  return encodeQuery(text, true)
    .replaceAll('?', '%3F')
    .split('/')
    .map(part => (/^(?:\.|%2e){1,2}$/i.test(part) ? part.replace(/\.|%2e/gi, '%252E') : part))
    .join('/');
}

function joinValue(whole: unknown, explode: boolean, between: string, encode: (each: unknown) => string): string {
  const value = withoutNull(whole);
  if (Array.isArray(value)) return value.map(encode).join(between);
  if (!isContainer(value)) return encode(value);
  const entries = Object.entries(value);
  return explode
    ? entries.map(([key, each]) => `${encode(key)}=${encode(each)}`).join(between)
    : entries.flatMap(([key, each]) => [encode(key), encode(each)]).join(between);
}

function formatMatrix(name: string, explode: boolean, whole: unknown, encode: (each: unknown) => string): string {
  const value = withoutNull(whole);
  // Omit the equals sign of an empty value (RFC 6570, section 3.2.7).
  const part = (key: string, text: string) => (text === '' ? `;${key}` : `;${key}=${text}`);
  if (!explode || !isContainer(value)) return part(name, joinValue(value, false, ',', encode));
  if (Array.isArray(value)) return value.map(each => part(name, encode(each))).join('');
  return Object.entries(value)
    .map(([key, each]) => part(encode(key), encode(each)))
    .join('');
}

function buildDeepPairs(
  name: string,
  value: object,
  encode: (each: unknown) => string,
  depth: number,
): readonly EncodedPair[] {
  return Object.entries(value).flatMap(([key, each]) => {
    if (each === null) return [];
    const inside = Array.isArray(value) ? `${name}[]` : `${name}[${key}]`;
    if (isContainer(each) && depth < 8) return buildDeepPairs(inside, each, encode, depth + 1);
    return [[encodeQuery(inside, false), encode(each)] as const];
  });
}
