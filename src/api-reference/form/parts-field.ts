import type {DocumentSet} from '../../openapi/document/document-set.js';
import {
  type Encoding,
  findEncoding,
  isPositional,
  type MediaTypeObject,
  selectSchema,
} from '../../openapi/operation/media.js';
import {isBinaryType} from '../../openapi/request/build-example-text.js';
import {buildField, type RenderDescription} from './build-field.js';
import type {Field} from './field.js';

/**
 * Returns the field for a multipart body, with parts by name or by position (OpenAPI 3.2.0, Media Type Object,
 * "Encoding By Position").
 */
export function buildPartsField(
  library: DocumentSet,
  media: MediaTypeObject,
  about: RenderDescription,
): Field | undefined {
  const schema = selectSchema(media);
  if (!schema) return undefined;
  const field = buildField(library, schema, about, {isForm: true});
  const isItem = schema === media.itemSchema && isPositional(media, []);
  const whole: Field = isItem
    ? {kind: 'array', type: `${field.type}[]`, nullable: false, constraints: [], items: field}
    : field;
  return isPositional(media, []) && whole.kind === 'array'
    ? buildPositionalParts(whole, media)
    : buildNamedParts(whole, media);
}

function buildNamedParts(field: Field, {encoding}: MediaTypeObject): Field {
  if (!field.properties || encoding.length === 0) return field;
  const properties = field.properties.map(each => {
    const stated = encoding.find(({name}) => name === each.name);
    const {items} = each.field;
    // Send each list item as a separate part.
    const inner = items ? {...each.field, items: toFileField(items, stated)} : toFileField(each.field, stated);
    return {...each, field: inner};
  });
  return {...field, properties};
}

function buildPositionalParts(field: Field, media: MediaTypeObject): Field {
  const {prefixEncoding = [], itemEncoding} = media;
  const {prefix = [], items} = field;
  const length = Math.max(prefix.length, items ? prefixEncoding.length : 0);
  const places = Array.from({length}, (_, at) => toFileField((prefix[at] ?? items) as Field, findEncoding(media, at)));
  return {
    ...field,
    ...(places.length > 0 && {prefix: places}),
    ...(items && {items: toFileField(items, itemEncoding)}),
  };
}

/** Returns the field for a part. A binary media type makes it a file input, unless the schema has another type. */
function toFileField(field: Field, encoding: Encoding | undefined): Field {
  const isOpen = field.kind === 'json' || field.kind === 'text';
  const isEncoded = field.constraints.some(({word}) => word === 'contentEncoding') || field.format === 'byte';
  const [type] = (encoding?.contentType ?? '').split(',');
  return isOpen && !isEncoded && isBinaryType(type) ? {...field, type: 'file', kind: 'file'} : field;
}
