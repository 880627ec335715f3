import {parseJson} from '../../base/exact-json.js';
import {createObject} from '../../base/json.js';
import {decodeOnce} from '../../base/slug.js';
import {type EncodedPair, getDelimiter} from '../../openapi/operation/parameter-style.js';
import type {Field} from './field.js';
import type {FieldEncoding, FormParameter} from './request-form.js';
import {parseTypedValue} from './typed-text.js';

type Written = Pick<FormParameter, 'name' | 'in' | 'field' | 'style' | 'explode' | 'contentType'>;

/** Converts decoded text to a field's value. Returns the text if it does not convert. */
export function parseFieldText(field: Field, text: string): unknown {
  if (field.kind === 'enum') return (field.values ?? []).find(each => String(each) === text) ?? text;
  if (field.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind === 'object' || field.kind === 'array') return tryParse(text) ?? text;
  if (field.kind !== 'variants') return parseTypedValue(field, text);
  for (const {field: variant} of field.variants ?? []) {
    const value = parseFieldText(variant, text);
    // Accept text only for a variant of kind `text` or with this allowed value. Otherwise another variant may convert
    // it.
    if (typeof value !== 'string' || variant.kind === 'text' || isListed(variant, value)) return value;
  }
  return text;
}

function isListed({kind, values = []}: Field, value: unknown): boolean {
  return kind === 'enum' && values.includes(value);
}

function tryParse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Returns the field that describes an array or object: the field itself, or its first variant of that kind. */
function findFieldOfKind(field: Field, kind: 'array' | 'object'): Field | undefined {
  if (field.kind === kind) return field;
  return field.variants?.map(each => findFieldOfKind(each.field, kind)).find(each => each !== undefined);
}

const anyText: Field = {kind: 'text', type: 'string', nullable: false, constraints: []};

function readItem(list: Field, text: string): unknown {
  return parseFieldText(list.items ?? anyText, text);
}

function readProperty({properties = [], additional}: Field, name: string, text: string): unknown {
  return parseFieldText(properties.find(each => each.name === name)?.field ?? additional ?? anyText, text);
}

/** Reads a value from a single text: a path segment, a header, or a query value without `explode`. */
export function readJoined(parameter: Written, written: string, decode = decodeOnce): unknown {
  const {field, style = 'simple', explode = false, contentType, name} = parameter;
  if (contentType !== undefined) return readMediaValue(contentType, field, decode(written));
  const [text, between] = removePrefix(written, style, explode, name);
  const list = findFieldOfKind(field, 'array');
  if (list) return text === '' ? [] : splitAt(text, between).map(each => readItem(list, decode(each)));
  const object = findFieldOfKind(field, 'object');
  const parts = splitAt(text, between);
  if (!object || (explode ? !text.includes('=') : parts.length < 2)) return parseFieldText(field, decode(text));
  const pairs = explode
    ? parts.map(each => splitPair(each))
    : Array.from({length: Math.floor(parts.length / 2)}, (_, at): EncodedPair => [parts[at * 2]!, parts[at * 2 + 1]!]);
  return createObject(pairs.map(([key, each]) => [decode(key), readProperty(object, decode(key), decode(each))]));
}

/** Removes the prefix of a `matrix` or `label` value (RFC 6570, sections 3.2.5 and 3.2.7). */
function removePrefix(
  text: string,
  style: string,
  explode: boolean,
  name: string,
): readonly [text: string, between: string] {
  if (style === 'label') return [text.replace(/^\./, ''), explode ? '.' : ','];
  if (style !== 'matrix') return [text, getDelimiter(style)];
  const parts = text.replace(/^;/, '').split(';');
  const own = parts.map(part => (splitPair(part)[0] === name ? splitPair(part)[1] : part));
  return explode ? [own.join(';'), ';'] : [own.join(''), ','];
}

/** Splits a text at a delimiter, which can be plain or percent-encoded. */
function splitAt(text: string, between: string): readonly string[] {
  const encoded = encodeURIComponent(between);
  return between === ',' || encoded === between
    ? text.split(between)
    : text.replaceAll(encoded, between).split(between);
}

function splitPair(text: string): EncodedPair {
  const at = text.indexOf('=');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Reads a value from the encoded pairs of a query or form. Undefined if no pair belongs to it. An exploded object takes
 * every pair whose name is not in `known`.
 */
export function readPairs(
  parameter: Written,
  pairs: readonly EncodedPair[],
  known: (name: string) => boolean = () => true,
): unknown {
  const {name, field, style = 'form', explode = style === 'form' || style === 'cookie', contentType} = parameter;
  const own = pairs.filter(([key]) => decodeOnce(key).replace(/\[\]$/, '') === name);
  const list = findFieldOfKind(field, 'array');
  const object = findFieldOfKind(field, 'object');
  if (style === 'deepObject' && object) return readDeep(object, name, pairs);
  if (contentType === undefined && explode && list && own.length > 0)
    return own.map(([, each]) => readItem(list, decodePlus(each)));
  const [first] = own;
  if (first) return readJoined({...parameter, style, explode}, first[1], decodePlus);
  if (!explode || !object || contentType !== undefined) return undefined;
  const isFree = object.additional !== undefined;
  const named = pairs.filter(
    ([key]) => object.properties?.some(each => each.name === decodeOnce(key)) || (isFree && !known(decodeOnce(key))),
  );
  const names = [...new Set(named.map(([key]) => decodeOnce(key)))];
  const entries = names.map((key): [string, unknown] => {
    const texts = named.flatMap(([other, each]) => (decodeOnce(other) === key ? [decodePlus(each)] : []));
    const inner = object.properties?.find(each => each.name === key)?.field ?? object.additional;
    const inList = inner && findFieldOfKind(inner, 'array');
    // Read a list from repeated names, unless its only text is JSON.
    const isRepeated = inList && (texts.length > 1 || tryParse(texts[0] ?? '') === undefined);
    return [
      key,
      isRepeated ? texts.map(each => readItem(inList, each)) : readProperty(object, key, texts.at(-1) ?? ''),
    ];
  });
  return entries.length > 0 ? createObject(entries) : undefined;
}

/** Decodes form text, where a plus sign means a space (URL standard, "application/x-www-form-urlencoded parsing"). */
function decodePlus(text: string): string {
  return decodeOnce(text.replaceAll('+', ' '));
}

/** Reads the `deepObject` style: `name[a][b]=1`. Ignores brackets beyond two levels. */
function readDeep(field: Field, name: string, pairs: readonly EncodedPair[]): unknown {
  const entries = new Map<string, unknown>();
  for (const [key, text] of pairs) {
    const [, property, rest = ''] =
      /^(?:\[([^\]]*)\])((?:\[[^\]]*\])*)$/.exec(decodeOnce(key).slice(name.length)) ?? [];
    if (property === undefined || !decodeOnce(key).startsWith(`${name}[`)) continue;
    const inner = field.properties?.find(each => each.name === property)?.field ?? field.additional ?? anyText;
    if (rest === '') entries.set(property, parseFieldText(inner, decodePlus(text)));
    else if (rest === '[]') {
      const list = findFieldOfKind(inner, 'array');
      const item = list ? readItem(list, decodePlus(text)) : decodePlus(text);
      entries.set(property, [...((entries.get(property) as unknown[] | undefined) ?? []), item]);
    } else {
      const [, below = ''] = /^\[([^\]]*)\]/.exec(rest) ?? [];
      const known = (entries.get(property) as object | undefined) ?? {};
      entries.set(
        property,
        createObject([...Object.entries(known), [below, readProperty(inner, below, decodePlus(text))]]),
      );
    }
  }
  return entries.size > 0 ? createObject(entries) : undefined;
}

/** Reads a value that was serialized by a media type. */
export function readMediaValue(mediaType: string, field: Field, text: string): unknown {
  if (/[/+]json\b/.test(mediaType)) return tryParse(text) ?? text;
  if (!/x-www-form-urlencoded/.test(mediaType)) return text;
  return readForm(field, parsePairs(text));
}

/** Reads the fields of a URL-encoded form. */
export function readForm(
  field: Field,
  pairs: readonly EncodedPair[],
  encoding: readonly FieldEncoding[] = [],
): unknown {
  const names = [...new Set(pairs.map(([key]) => decodePlus(key).replace(/\[.*$/, '')))];
  return createObject(
    names.map(name => {
      const inner = field.properties?.find(each => each.name === name)?.field ?? field.additional ?? anyText;
      const isDeep = pairs.some(([key]) => decodePlus(key).startsWith(`${name}[`) && !decodePlus(key).endsWith('[]'));
      const stated = encoding.find(each => each.name === name);
      const parameter: Written = {...stated, name, in: 'query', field: inner, ...(isDeep && {style: 'deepObject'})};
      return [name, readPairs(parameter, pairs)];
    }),
  );
}

/** Splits a query or form into encoded pairs. */
export function parsePairs(text: string): readonly EncodedPair[] {
  return text
    .split('&')
    .filter(Boolean)
    .map(each => splitPair(each));
}
