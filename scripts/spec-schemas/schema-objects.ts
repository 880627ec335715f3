import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {isSchema, mapSchemas, type Schema} from './json-schema.js';

const require = createRequire(import.meta.url);
const vocabularies = ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'content'];

/**
 * Returns the schema for schemas of OpenAPI 3.1 and 3.2: the vocabularies of JSON Schema 2020-12 in one object, with
 * the words that OpenAPI adds. The official schema of documents leaves this to `$dynamicRef`, and accepts every object.
 */
export function schemaOfSchemas(at: string): Schema {
  const parts = vocabularies.map(name => {
    const file = require.resolve(`ajv/dist/refs/json-schema-2020-12/meta/${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  });
  const own = (key: string) => Object.assign({}, ...parts.map(part => part[key])) as Schema;
  const moved = (value: unknown) =>
    mapSchemas(value, schema => {
      if (schema.$dynamicRef === '#meta') return {$ref: at};
      const ref = schema.$ref;
      return typeof ref === 'string' ? {...schema, $ref: ref.replace('#/$defs', `${at}/$defs`)} : schema;
    }) as Schema;
  return {
    type: ['object', 'boolean'],
    properties: {
      ...moved(own('properties')),
      discriminator: {
        type: 'object',
        required: ['propertyName'],
        properties: {
          propertyName: {type: 'string'},
          mapping: {type: 'object', additionalProperties: {type: 'string'}},
        },
      },
      xml: {type: 'object'},
      externalDocs: {type: 'object', required: ['url'], properties: {url: {type: 'string'}}},
      example: true,
    },
    // Other keys are allowed, and mean nothing: only a key near a known one is reported.
    patternProperties: {'^x-': true},
    additionalProperties: false,
    lenient: true,
    $defs: moved(own('$defs')),
  };
}

/** Returns the schema of documents of 3.1 or 3.2 with that of their schema objects in its place. */
export function withSchemaOfSchemas(root: Schema): Schema {
  const at = '#/$defs/schema';
  const direct = mapSchemas(root, schema => {
    if (schema.$dynamicRef !== '#meta') return schema;
    const {$dynamicRef: _, ...rest} = schema;
    return {...rest, $ref: at};
  }) as Schema;
  return {...direct, $defs: {...(isSchema(direct.$defs) ? direct.$defs : {}), schema: schemaOfSchemas(at)}};
}
