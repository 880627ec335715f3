import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {isSchema, mapSchemas, type Schema} from './json-schema.js';

const require = createRequire(import.meta.url);
const vocabularies = ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'content'];

/**
 * Returns the schema of OpenAPI 3.1 and 3.2 Schema Objects: the vocabularies of JSON Schema 2020-12 in one object, and
 * OpenAPI's own keywords. The official document schema leaves them to `$dynamicRef`, and accepts every object.
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
    // Other keys are valid and have no meaning. The check reports only a key that resembles a known one.
    patternProperties: {'^x-': true},
    additionalProperties: false,
    lenient: true,
    $defs: moved(own('$defs')),
  };
}

/**
 * Returns the schema of a Link Object with parameters of any type: a constant or an expression (OpenAPI 3.1.1, section
 * 4.8.20.1). The official schema accepts strings only.
 */
function withAnyParameters(link: unknown): Schema {
  const {properties, ...rest} = isSchema(link) ? link : {};
  return {...rest, properties: {...(isSchema(properties) ? properties : {}), parameters: {type: 'object'}}};
}

/** Returns the document schema of 3.1 or 3.2 with the given schema for Schema Objects. */
export function withSchemaOfSchemas(root: Schema): Schema {
  const at = '#/$defs/schema';
  const direct = mapSchemas(root, schema => {
    if (schema.$dynamicRef !== '#meta') return schema;
    const {$dynamicRef: _, ...rest} = schema;
    return {...rest, $ref: at};
  }) as Schema;
  const definitions = isSchema(direct.$defs) ? direct.$defs : {};
  return {...direct, $defs: {...definitions, link: withAnyParameters(definitions.link), schema: schemaOfSchemas(at)}};
}
