import {definedOnly} from '../../base/defined-only.js';
import {parseJson} from '../../base/exact-json.js';
import {isObject, isTrue, own, ownList, ownText, textsUnder} from '../../base/json.js';
import {childOf, childrenOf, type Located} from '../document/located.js';

export const parameterPlaces = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
export type ParameterPlace = (typeof parameterPlaces)[number];

/** A parameter or a header. `schema` is resolved only when shown. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  /** As written, else the default for its location. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** An empty text may be sent (`allowEmptyValue`). */
  readonly mayBeEmpty?: true;
  readonly schema?: Located;
  /** Replaces `schema`: the value is one text of this media type. */
  readonly content?: Media;
  readonly examples: readonly NamedExample[];
}

/** One media type of a body or a response. */
export interface Media {
  readonly type: string;
  readonly schema?: Located;
  /** Schema of each item in a stream (3.2). */
  readonly itemSchema?: Located;
  readonly examples: readonly NamedExample[];
  readonly encoding: readonly Encoding[];
  /** Serialization of the first parts of a multipart body without names (3.2). Their names are positions. */
  readonly prefixEncoding?: readonly Encoding[];
  /** Serialization of all other parts (3.2). It has no name. */
  readonly itemEncoding?: Encoding;
}

/** Returns whether a body is a list of parts without names. A form has names (RFC 7578, section 4.2). */
export function isPositional({type}: Pick<Media, 'type'>, value: unknown): boolean {
  return Array.isArray(value) && /^multipart\/(?!form-data)/i.test(type);
}

/** Returns the serialization of the part at a position. */
export function encodingAt({prefixEncoding, itemEncoding}: Media, at: number): Encoding | undefined {
  return prefixEncoding?.[at] ?? itemEncoding;
}

/**
 * Returns the schema that describes a body: of a stream, the schema of its items, unless the whole has more information
 * (OpenAPI 3.2, section 4.14.1).
 */
export function schemaOf({schema, itemSchema}: Pick<Media, 'schema' | 'itemSchema'>): Located | undefined {
  if (!schema || !itemSchema) return schema ?? itemSchema;
  return itemKeywords.some(word => own(schema.value, word) !== undefined) ? schema : itemSchema;
}

/** Returns whether only the items of a body have a schema. */
export function isItemOnly(media: Pick<Media, 'schema' | 'itemSchema'>): boolean {
  return media.itemSchema !== undefined && schemaOf(media) === media.itemSchema;
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

/** Returns whether a field is sent in the style of a query: `contentType` has no effect then (OpenAPI 3.1, section 4.8.15.1). */
export function isStyled({style, explode, allowReserved}: Encoding): boolean {
  return style !== undefined || explode !== undefined || allowReserved !== undefined;
}

/** An example in the document. `text` is shown verbatim; a value is shown in its media type. */
export interface NamedExample {
  /** Empty for the only one. */
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly text?: string;
  /** URL of an example. Shown as a link, never loaded. */
  readonly externalValue?: string;
}

/** Returns the target of a reference, if there is one. */
type Follow = (node: Located | undefined) => Located | undefined;

export function readMedia(follow: Follow, type: string, node: Located): Media {
  // A media type may itself be a reference (3.2).
  const media = follow(node) ?? node;
  const prefix = childrenOf(media, 'prefixEncoding').map(each => readEncoding(follow, each));
  const item = childOf(media, 'itemEncoding');
  return {
    type,
    examples: namedExamples(follow, media),
    encoding: childrenOf(media, 'encoding').map(each => readEncoding(follow, each)),
    ...definedOnly({
      schema: childOf(media, 'schema'),
      itemSchema: childOf(media, 'itemSchema'),
      prefixEncoding: prefix.length > 0 ? prefix : undefined,
      itemEncoding: item && readEncoding(follow, ['', item]),
    }),
  };
}

function readEncoding(follow: Follow, [name, node]: readonly [name: string, node: Located]): Encoding {
  const {value} = node;
  const [explode, allowReserved] = [own(value, 'explode'), own(value, 'allowReserved')];
  return {
    name,
    headers: readHeaders(follow, node),
    ...textsUnder(value, 'contentType', 'style'),
    ...(typeof explode === 'boolean' && {explode}),
    ...(typeof allowReserved === 'boolean' && {allowReserved}),
  };
}

/**
 * Returns a body without styles that have no effect: they are for forms (OpenAPI 3.1, section 4.8.15.1), and in 3.0 for
 * those of `application/x-www-form-urlencoded` only (OpenAPI 3.0.4, section 4.7.15.1). A list of Swagger 2.0 has a style
 * in any form.
 */
export function withoutUnusedStyles(media: Media, version: string): Media {
  const hasStyles = /^multipart\/form-data/i.test(media.type)
    ? !version.startsWith('3.0')
    : !/^multipart\//i.test(media.type);
  if (hasStyles) return media;
  return {...media, encoding: media.encoding.map(({style: _, explode: __, allowReserved: ___, ...rest}) => rest)};
}

/** Returns a parameter or a header; a header has neither name nor place of its own. */
export function readParameter(follow: Follow, node: Located, name: string, place: ParameterPlace): Parameter {
  const {value} = node;
  const usual = place === 'query' || place === 'cookie' || place === 'querystring' ? 'form' : 'simple';
  const style = ownText(value, 'style') ?? usual;
  const explode = own(value, 'explode');
  const [content] = childrenOf(node, 'content');
  return {
    name,
    in: place,
    // A path without its parameter would be another path (OpenAPI 3.1, section 4.8.12.2).
    required: place === 'path' || isTrue(value, 'required'),
    deprecated: isTrue(value, 'deprecated'),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: isTrue(value, 'allowReserved'),
    // Only of a query (OpenAPI 3.0, section 4.7.12.2).
    ...(place === 'query' && isTrue(value, 'allowEmptyValue') && {mayBeEmpty: true}),
    examples: namedExamples(follow, node),
    ...textsUnder(value, 'description'),
    ...definedOnly({
      schema: childOf(node, 'schema'),
      content: content && readMedia(follow, content[0], content[1]),
    }),
  };
}

/**
 * Reads the headers of a response or of a body part. Ignores the media type, which `content` defines (OpenAPI 3.1,
 * section 4.8.17.1).
 */
export function readHeaders(follow: Follow, node: Located): readonly Parameter[] {
  return childrenOf(node, 'headers').flatMap(([name, each]) => {
    if (/^content-type$/i.test(name)) return [];
    const header = follow(each);
    return header && isObject(header.value) ? [readParameter(follow, header, name, 'header')] : [];
  });
}

/** `examples` of a parameter, header or media type, else its `example`. A list is not what it should be, but is read. */
export function namedExamples(follow: Follow, node: Located): readonly NamedExample[] {
  const examples = childOf(node, 'examples');
  if (examples && isObject(examples.value)) {
    const named = childrenOf(node, 'examples').flatMap(([name, each]) => {
      const found = follow(each);
      return found && isObject(found.value) ? [namedExample(name, found.value)] : [];
    });
    if (named.length > 0) return named;
  }
  const example = childOf(node, 'example');
  if (example) return [{name: '', value: example.value}];
  return ownList(node.value, 'examples').map((value, index) => ({name: String(index + 1), value}));
}

function namedExample(name: string, example: object): NamedExample {
  // 3.2 splits the value into the data and the text that is sent.
  const value = own(example, 'dataValue') ?? own(example, 'value');
  return {
    name,
    ...textsUnder(example, 'summary', 'description', 'externalValue'),
    ...definedOnly({value, text: ownText(example, 'serializedValue')}),
  };
}

/**
 * Returns whether a type is JSON: `application/json`, `application/problem+json`. Sequences of JSON texts are not
 * (`application/x-ndjson`, `json-seq`, `stream+json`).
 */
export function isJsonType(type: string): boolean {
  return /[/+]json\b(?!-seq)/.test(type) && !/\/stream\+json\b/.test(type);
}

/** Returns whether a text is meant as a JSON object or list. */
export function isJsonText(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[{[]/.test(value);
}

/** Parses such an example as JSON, or returns its text. */
export function writtenJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
