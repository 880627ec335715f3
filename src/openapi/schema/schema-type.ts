import type {DocumentSet} from '../document/document-set.js';
import {addParentType, findAdditionalParts} from './across-parts.js';
import {type FlatSchema, flattenSchema, inferTypes} from './flatten-schema.js';
import {findItemParts, findTupleParts} from './list-parts.js';

/**
 * Formats a value's type: `string`, `integer<int64>`, `User[]`, `string | null`, `enum<string>`, `Cat | Dog`. Reads
 * only a few levels, so the time does not depend on the schema's size.
 */
export function formatType(documents: DocumentSet, schema: FlatSchema, depth = 0): string {
  if (schema.constant === false) return 'never';
  const types = inferTypes(schema);
  const isNull = schema.nullable;
  const plain = types.filter(type => type !== 'null');
  const [choice] = schema.choices;
  if (choice && !choice.above && !choice.isRule && plain.every(type => type === 'object')) {
    const {variants} = choice;
    if (depth > 2 || variants.length > 3) return withNull(`${kindNames[choice.kind]} ${variants.length}`, isNull);
    const names = variants.map(each =>
      formatType(documents, flattenSchema(documents, addParentType(documents, schema.types, each)), depth + 1),
    );
    // Prefer the name of the enclosing schema to unnamed variants.
    const isNameless = schema.name !== undefined && names.every(each => each === 'object');
    return withNull(isNameless ? schema.name : [...new Set(names)].join(' | '), isNull);
  }
  if (plain.length === 0) return isNull ? 'null' : 'any';
  return withNull(plain.map(type => formatSingleType(documents, schema, type, depth)).join(' | '), isNull);
}

const kindNames = {oneOf: 'one of', anyOf: 'any of'};

function withNull(text: string, isNull: boolean): string {
  return isNull ? `${text} | null` : text;
}

function formatSingleType(documents: DocumentSet, schema: FlatSchema, type: string, depth: number): string {
  if (type === 'array') return formatListType(documents, schema, depth);
  if (type === 'object') return formatObjectType(documents, schema, depth);
  const format = schema.keywords.get('format');
  const text = typeof format === 'string' && format !== '' && type !== 'boolean' ? `${type}<${format}>` : type;
  return Array.isArray(schema.keywords.get('enum')) ? `enum<${type}>` : text;
}

function formatListType(documents: DocumentSet, schema: FlatSchema, depth: number): string {
  const items = findItemParts(schema);
  if (depth > 4) return 'array';
  const tuple = findTupleParts(schema);
  if (tuple.length > 0 && tuple.length <= 4)
    return `[${tuple.map(each => formatType(documents, flattenSchema(documents, each), depth + 1)).join(', ')}]`;
  if (items.length === 0) return 'array';
  const text = formatType(documents, flattenSchema(documents, items), depth + 1);
  return / [|]|^(?:one|any) of/.test(text) ? `(${text})[]` : `${text}[]`;
}

function formatObjectType(documents: DocumentSet, schema: FlatSchema, depth: number): string {
  const isStated = schema.places.has('additionalProperties');
  // Show the required names as the type of a schema that has nothing else: `{id, name}`.
  const {required} = schema;
  if (!schema.name && !isStated && schema.properties.size === 0 && required.size > 0)
    return `{${[...required].join(', ')}}`;
  const values = isStated && schema.properties.size === 0 && depth <= 4 ? findAdditionalParts(schema) : [];
  if (values.length === 0 || (schema.name !== undefined && depth > 0)) return schema.name ?? 'object';
  return `map<${formatType(documents, flattenSchema(documents, values), depth + 1)}>`;
}
