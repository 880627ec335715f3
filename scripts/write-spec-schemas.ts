import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Ajv, Options} from 'ajv';
import ajvModule from 'ajv';
import ajv2020Module from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import ajv4Module from 'ajv-draft-04';
import {isSchema, mapSchemas, type Schema} from './spec-schemas/json-schema.js';
import {allKeys, withKnownKeys} from './spec-schemas/known-keys.js';
import {withPlainUnions} from './spec-schemas/plain-unions.js';
import {withSchemaOfSchemas} from './spec-schemas/schema-objects.js';

// Runs as build/scripts/write-spec-schemas.js before the bundles are built. ajv takes one to two seconds to compile one
// of these schemas.
const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../spec-schemas');
const official = '@seriousme/openapi-schema-validator/schemas';
const asyncapi = '@asyncapi/specs/schemas';

type Maker = new (options: Options) => Ajv;
const draft4 = ajv4Module.default as unknown as Maker;
const draft7 = ajvModule.default as unknown as Maker;
const of2020 = ajv2020Module.default as unknown as Maker;

const schemas: readonly (readonly [name: string, file: string, maker: Maker])[] = [
  ['swagger-2.0', `${official}/v2.0/schema.json`, draft4],
  ['openapi-3.0', `${official}/v3.0/schema.json`, draft4],
  ['openapi-3.1', `${official}/v3.1/schema.json`, of2020],
  ['openapi-3.2', `${official}/v3.2/schema.json`, of2020],
  ['asyncapi-2.6', `${asyncapi}/2.6.0-without-$id.json`, draft7],
  // AsyncAPI 3.1 only adds bindings.
  ['asyncapi-3', `${asyncapi}/3.1.0-without-$id.json`, draft7],
];

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
for (const [name, file, maker] of schemas) {
  const plain = prepared(JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Schema);
  const ajv = new maker({
    allErrors: true,
    strict: false,
    // Formats are recommendations. `uri` would reject relative and internationalized URLs, which are common.
    validateFormats: false,
    messages: false,
    // Includes the part of the schema in each error.
    verbose: true,
    code: {source: true, esm: true, lines: true},
  });
  const code = withImports(standaloneModule.default(ajv, ajv.compile(withKnownKeys(plain))));
  writeFileSync(join(folder, `${name}.js`), `${code}\nexport const words = ${JSON.stringify(allKeys(plain))};\n`);
}

function prepared(schema: Schema): Schema {
  const {id: _, $id: __, ...rest} = schema;
  const bare = mapSchemas(rest, withoutTexts) as Schema;
  return withPlainUnions(isSchema(bare.$defs) ? withSchemaOfSchemas(bare) : bare);
}

/** Removes descriptions from a schema. A property named `examples` contains a schema. */
function withoutTexts(schema: Schema): Schema {
  const isText = (key: string, value: unknown) =>
    (['description', 'title', '$comment'].includes(key) && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value));
  return Object.fromEntries(Object.entries(schema).filter(([key, value]) => !isText(key, value)));
}

/**
 * Replaces `require` by imports, because ajv uses `require` for its helpers even in modules. Node and bundlers disagree
 * about the default export of such a helper.
 */
function withImports(code: string): string {
  const helper = /^const (\w+) = require\("([^"]+)"\)\.default;$/gm;
  return code.replace(
    helper,
    (_, name, path) =>
      `import ${name}Module from '${path}.js';\nconst ${name} = ${name}Module.default ?? ${name}Module;`,
  );
}
