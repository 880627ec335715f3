import {parseJson} from '../../base/exact-json.js';
import {getOwn, getOwnList, getOwnText, getTextsUnder, isObject, isTrue} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {getChild, getChildren, type Located} from '../document/located.js';

export const parameterLocations = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
export type ParameterLocation = (typeof parameterLocations)[number];

/** A parameter or header. `schema` stays unresolved until it is rendered. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  /** Serialization style that the document sets, or else the default for the parameter's location. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** True if an empty value is allowed (`allowEmptyValue`). */
  readonly mayBeEmpty?: true;
  readonly schema?: Located;
  /** Media type of the value (`content`). Replaces `schema`. */
  readonly content?: MediaTypeObject;
  readonly examples: readonly NamedExample[];
}

/** One media type of a request or response body. */
export interface MediaTypeObject {
  readonly type: string;
  readonly schema?: Located;
  /** Schema of each item in a stream (OpenAPI 3.2). */
  readonly itemSchema?: Located;
  readonly examples: readonly NamedExample[];
  readonly encoding: readonly Encoding[];
  /**
   * Serialization of the first parts in a multipart body without part names (OpenAPI 3.2). `name` is the part's index.
   */
  readonly prefixEncoding?: readonly Encoding[];
  /** Serialization of the parts after those (OpenAPI 3.2). Its `name` is empty. */
  readonly itemEncoding?: Encoding;
}

/** Returns whether a body is a list of unnamed parts. Form parts have names (RFC 7578, section 4.2). */
export function isPositional({type}: Pick<MediaTypeObject, 'type'>, value: unknown): boolean {
  return Array.isArray(value) && /^multipart\/(?!form-data)/i.test(type);
}

/** Returns the serialization of the part at index `at` in a multipart body without part names. */
export function findEncoding({prefixEncoding, itemEncoding}: MediaTypeObject, at: number): Encoding | undefined {
  return prefixEncoding?.[at] ?? itemEncoding;
}

/**
 * Returns the schema that describes a body. For a stream this is the item schema, unless the schema of the complete
 * body says more (OpenAPI 3.2, section 4.14.1).
 */
export function selectSchema({
  schema,
  itemSchema,
}: Pick<MediaTypeObject, 'schema' | 'itemSchema'>): Located | undefined {
  if (!schema || !itemSchema) return schema ?? itemSchema;
  return itemKeywords.some(word => getOwn(schema.value, word) !== undefined) ? schema : itemSchema;
}

/** Returns whether only the items of a body have a schema. */
export function isItemOnly(media: Pick<MediaTypeObject, 'schema' | 'itemSchema'>): boolean {
  return media.itemSchema !== undefined && selectSchema(media) === media.itemSchema;
}

const itemKeywords = ['$ref', '$dynamicRef', 'items', 'prefixItems', 'properties', 'allOf', 'oneOf', 'anyOf'];

/** Serialization of a form field. */
export interface Encoding {
  readonly name: string;
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Headers of a multipart part. */
  readonly headers: readonly Parameter[];
}

/**
 * Returns whether a field is serialized like a query parameter, which disables `contentType` (OpenAPI 3.1, section
 * 4.8.15.1).
 */
export function isStyled({style, explode, allowReserved}: Encoding): boolean {
  return style !== undefined || explode !== undefined || allowReserved !== undefined;
}

/** An example in the document. `text` is rendered verbatim, and `value` is serialized by its media type. */
export interface NamedExample {
  /** Empty for the only example. */
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly text?: string;
  /** URL of an external example. Rendered as a link, never loaded. */
  readonly externalValue?: string;
}

/** Follows a reference. Returns undefined if it is broken. */
type Follow = (node: Located | undefined) => Located | undefined;

export function readMedia(follow: Follow, type: string, node: Located): MediaTypeObject {
  // Follow `node` first: a media type can be a reference since OpenAPI 3.2.
  const media = follow(node) ?? node;
  const prefix = getChildren(media, 'prefixEncoding').map(each => readEncoding(follow, each));
  const item = getChild(media, 'itemEncoding');
  return {
    type,
    examples: readNamedExamples(follow, media),
    encoding: getChildren(media, 'encoding').map(each => readEncoding(follow, each)),
    ...omitUndefined({
      schema: getChild(media, 'schema'),
      itemSchema: getChild(media, 'itemSchema'),
      prefixEncoding: prefix.length > 0 ? prefix : undefined,
      itemEncoding: item && readEncoding(follow, ['', item]),
    }),
  };
}

function readEncoding(follow: Follow, [name, node]: readonly [name: string, node: Located]): Encoding {
  const {value} = node;
  const [explode, allowReserved] = [getOwn(value, 'explode'), getOwn(value, 'allowReserved')];
  return {
    name,
    headers: readHeaders(follow, node),
    ...getTextsUnder(value, 'contentType', 'style'),
    ...(typeof explode === 'boolean' && {explode}),
    ...(typeof allowReserved === 'boolean' && {allowReserved}),
  };
}

/**
 * Removes styles that have no effect. They apply to forms (OpenAPI 3.1, section 4.8.15.1), in 3.0 only to
 * `application/x-www-form-urlencoded` (OpenAPI 3.0.4, section 4.7.15.1). A list from Swagger 2.0 has a style in any
 * form.
 */
export function withoutUnusedStyles(media: MediaTypeObject, version: string): MediaTypeObject {
  const hasStyles = /^multipart\/form-data/i.test(media.type)
    ? !version.startsWith('3.0')
    : !/^multipart\//i.test(media.type);
  if (hasStyles) return media;
  return {...media, encoding: media.encoding.map(({style: _, explode: __, allowReserved: ___, ...rest}) => rest)};
}

/** Reads a parameter or header. Headers define neither name nor location, so the caller passes both. */
export function readParameter(follow: Follow, node: Located, name: string, place: ParameterLocation): Parameter {
  const {value} = node;
  const usual = place === 'query' || place === 'cookie' || place === 'querystring' ? 'form' : 'simple';
  const style = getOwnText(value, 'style') ?? usual;
  const explode = getOwn(value, 'explode');
  const [content] = getChildren(node, 'content');
  return {
    name,
    in: place,
    // A path parameter is always required (OpenAPI 3.1, section 4.8.12.2).
    required: place === 'path' || isTrue(value, 'required'),
    deprecated: isTrue(value, 'deprecated'),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: isTrue(value, 'allowReserved'),
    // Ignore it elsewhere: `allowEmptyValue` applies only to query parameters (OpenAPI 3.0, section 4.7.12.2).
    ...(place === 'query' && isTrue(value, 'allowEmptyValue') && {mayBeEmpty: true}),
    examples: readNamedExamples(follow, node),
    ...getTextsUnder(value, 'description'),
    ...omitUndefined({
      schema: getChild(node, 'schema'),
      content: content && readMedia(follow, content[0], content[1]),
    }),
  };
}

/**
 * Reads the headers of a response or body part. Ignores `Content-Type`, because the keys of `content` define it
 * (OpenAPI 3.1, section 4.8.17.1).
 */
export function readHeaders(follow: Follow, node: Located): readonly Parameter[] {
  return getChildren(node, 'headers').flatMap(([name, each]) => {
    if (/^content-type$/i.test(name)) return [];
    const header = follow(each);
    return header && isObject(header.value) ? [readParameter(follow, header, name, 'header')] : [];
  });
}

/**
 * Returns the `examples` of a parameter, header, or media type, or else its `example`. Accepts a list, although the
 * specification requires an object.
 */
function readNamedExamples(follow: Follow, node: Located): readonly NamedExample[] {
  const examples = getChild(node, 'examples');
  if (examples && isObject(examples.value)) {
    const named = getChildren(node, 'examples').flatMap(([name, each]) => {
      const found = follow(each);
      return found && isObject(found.value) ? [readNamedExample(name, found.value)] : [];
    });
    if (named.length > 0) return named;
  }
  const example = getChild(node, 'example');
  if (example) return [{name: '', value: example.value}];
  return getOwnList(node.value, 'examples').map((value, index) => ({name: String(index + 1), value}));
}

function readNamedExample(name: string, example: object): NamedExample {
  // OpenAPI 3.2 uses `dataValue` for data and `serializedValue` for text, instead of `value`.
  const value = getOwn(example, 'dataValue') ?? getOwn(example, 'value');
  return {
    name,
    ...getTextsUnder(example, 'summary', 'description', 'externalValue'),
    ...omitUndefined({value, text: getOwnText(example, 'serializedValue')}),
  };
}

/**
 * Returns whether a media type is JSON: `application/json`, `application/problem+json`. False for sequences of JSON
 * texts (`application/x-ndjson`, `json-seq`, `stream+json`).
 */
export function isJsonType(type: string): boolean {
  return /[/+]json\b(?!-seq)/.test(type) && !/\/stream\+json\b/.test(type);
}

/** Returns whether a value is a text that looks like a JSON object or list. */
export function isJsonText(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[{[]/.test(value);
}

/** Parses an example text as JSON. Returns the text if it is invalid. */
export function parseWrittenJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
