import {doc} from '../base/doc.js';
import {item} from './collections.js';
import {fields} from './docs-json.js';
import type {Field, Fields} from './fields.js';
import {datePattern} from './history.js';
import {globalFields, kinds, nodeFields, rootFields} from './navigation.js';

// Outside docs-json.ts, because browsers load only single fields.
const docsJson = item(doc`Settings of a documentation site.`, fields, ['name', 'navigation']);

export type JsonSchema = {readonly [key: string]: unknown};

/**
 * Builds the published JSON Schema of docs.json from the parser's fields. A file is invalid if the parser reports an
 * error. Files with only warnings or notes, such as unknown keys, are valid.
 */
export function buildSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'docs.json',
    ...buildFieldSchema(docsJson),
    definitions: {
      node: {
        ...buildObjectSchema(nodeFields),
        // Require the key for the kind of the node.
        anyOf: kinds.map(kind => ({required: [kind]})),
      },
    },
  };
}

export function buildFieldSchema(field: Field<unknown>): JsonSchema {
  const shape = buildShape(field);
  const hasDefault = field.fallback !== undefined && field.kind !== 'object' && field.kind !== 'record';
  return {
    ...(field.doc && {description: field.doc}),
    ...(field.instead && {description: `Old form of ${field.instead}.`, deprecated: true}),
    ...(hasDefault && isPlain(field.fallback) && {default: field.fallback}),
    ...shape,
  };
}

function buildShape(field: Field<unknown>): JsonSchema {
  switch (field.kind) {
    case 'text':
      return {type: 'string'};
    case 'date':
      return {type: 'string', pattern: datePattern.source};
    case 'filled text':
      return {type: 'string', minLength: 1};
    case 'scalar':
      return {type: ['string', 'number']};
    case 'flag':
      return {type: 'boolean'};
    case 'hex':
      return {type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$'};
    case 'oneOf':
      return buildChoiceSchema(field);
    case 'any':
      return {};
    case 'list':
      return {type: 'array', items: field.item ? buildFieldSchema(field.item) : {}};
    case 'record':
      return {
        ...buildObjectSchema(field.fields ?? {}),
        additionalProperties: field.item ? buildFieldSchema(field.item) : {},
      };
    case 'object':
      return {...buildObjectSchema(field.fields ?? {}), ...(field.required?.length && {required: field.required})};
    case 'either':
      return {anyOf: Object.values(field.either ?? {}).map(buildFieldSchema)};
    case 'nodes':
      return {type: 'array', items: {$ref: '#/definitions/node'}};
    case 'pages':
      return {type: 'array', items: pageSchema};
    case 'global':
      return buildObjectSchema(globalFields);
    case 'navigation':
      return {anyOf: [buildObjectSchema(rootFields), {type: 'array', items: pageSchema}]};
  }
}

/** Writes the allowed values. Words of other tools are a separate list, so that the manual can leave them out. */
function buildChoiceSchema({values = [], aliases = []}: Field<unknown>): JsonSchema {
  return aliases.length > 0 ? {anyOf: [{enum: values}, {enum: aliases}]} : {enum: values};
}

const pageSchema = {anyOf: [{type: 'string', minLength: 1}, {$ref: '#/definitions/node'}]};

function buildObjectSchema(fields: Fields): JsonSchema {
  const entries = Object.entries(fields).map(([key, field]) => [key, buildFieldSchema(field)]);
  return {type: 'object', properties: Object.fromEntries(entries)};
}

/** Returns whether a value can be serialized to JSON. A Map cannot. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || Array.isArray(value);
}
