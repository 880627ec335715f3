import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {readDocumentInfo} from '../../src/openapi/document/document-head.js';
import {readSecuritySchemes, readServerList} from '../../src/openapi/document/document-info.js';
import {DocumentSet} from '../../src/openapi/document/document-set.js';
import {readDocument} from '../../src/openapi/document/read-document.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openCallback, openOperation} from '../../src/openapi/operation/operation.js';
import {listMediaExamples} from '../../src/openapi/request/example.js';
import {loadLanguages} from '../../src/openapi/request/load-languages.js';
import {buildSamples} from '../../src/openapi/request/samples.js';
import {buildSchemaRows} from '../../src/openapi/schema/build-schema-rows.js';
import {costOf} from '../cost.js';
import {open} from './open.js';

await loadLanguages(undefined);

/** Requests every view of all operations in a document. */
async function readAll(text: string): Promise<void> {
  const {document} = await readDocument(text, 'api.json');
  if (!document) return;
  const documents = new DocumentSet(document, createMemoryFiles({}));
  await documents.settle(() => {
    readDocumentInfo(documents.root);
    readServerList(documents.root.value);
    const schemes = readSecuritySchemes(documents);
    for (const entry of indexDocument(documents).operations) {
      const operation = openOperation(documents, entry);
      for (const callback of operation.callbacks) openCallback(documents, callback);
      for (const media of [
        ...(operation.requestBody?.content ?? []),
        ...operation.responses.flatMap(({content}) => content),
      ]) {
        listMediaExamples(documents, media, {side: 'response'});
        for (const schema of [media.schema, media.itemSchema])
          if (schema) buildSchemaRows(documents, schema, {side: 'response'});
      }
      buildSamples(documents, operation, schemes);
    }
  });
}

const schema = {
  type: ['object', 'null'],
  required: ['a'],
  properties: {
    a: {type: 'string', format: 'date', enum: ['x'], minLength: 1, 'x-enumDescriptions': {x: 'X'}},
    b: {type: 'array', items: {$ref: '#/components/schemas/A'}, prefixItems: [{type: 'integer', minimum: 1}]},
  },
  allOf: [
    {
      properties: {
        c: {
          oneOf: [{type: 'null'}, {$ref: '#/components/schemas/A'}, {const: 1}],
          discriminator: {propertyName: 'k', mapping: {m: 'A'}},
        },
      },
    },
  ],
  additionalProperties: {type: 'number', multipleOf: 0.1},
  patternProperties: {'^x': {type: 'boolean'}},
  not: {anyOf: [{}, {type: 'string'}]},
  xml: {name: 'x'},
};
const content = {
  'application/json': {schema: {$ref: '#/components/schemas/A'}, examples: {e: {value: {a: 1}}}},
  'application/x-www-form-urlencoded': {schema, encoding: {a: {style: 'form', explode: true}}},
};
const small = {
  openapi: '3.1.0',
  info: {title: 't', contact: {name: 'c'}, license: {name: 'l'}},
  servers: [{url: 'https://{a}.example', variables: {a: {default: 'b', enum: ['b']}}}],
  tags: [
    {name: 't', parent: 'u'},
    {name: 'u', externalDocs: {url: 'https://x'}},
  ],
  'x-tagGroups': [{name: 'g', tags: ['t']}],
  security: [{s: ['r']}],
  paths: {
    '/a/{id}': {
      parameters: [
        {in: 'path', name: 'id', style: 'matrix', explode: true, schema: {type: 'array', items: {type: 'integer'}}},
      ],
      post: {
        operationId: 'o',
        tags: ['t', 'u'],
        parameters: [{in: 'query', name: 'q', required: true, content: {'application/json': {example: {a: 1}}}}],
        requestBody: {content},
        responses: {
          200: {
            description: 'd',
            headers: {h: {schema: {type: 'string'}}},
            content,
            links: {l: {parameters: {p: 'v'}}},
          },
        },
        callbacks: {c: {'{$url}': {post: {responses: {}}}}},
        'x-codeSamples': [{lang: 'php', source: 's'}],
      },
    },
  },
  components: {schemas: {A: schema}, securitySchemes: {s: {type: 'oauth2', flows: {implicit: {scopes: {r: 'R'}}}}}},
};
const swagger = {
  swagger: '2.0',
  host: 'h',
  schemes: ['https'],
  consumes: ['application/json'],
  parameters: {p: {in: 'body', name: 'b', schema: {type: 'object'}}},
  securityDefinitions: {s: {type: 'oauth2', flow: 'implicit', scopes: {a: 'b'}}},
  definitions: {D: {discriminator: 'k', 'x-nullable': true}},
  paths: {
    '/a': {
      parameters: [{$ref: '#/parameters/p'}],
      post: {
        parameters: [{in: 'formData', name: 'f', type: 'file'}],
        responses: {200: {schema: {$ref: '#/definitions/D'}, examples: {'a/b': 1}, headers: {h: {type: 'string'}}}},
      },
    },
  },
};

type Slot = readonly [holder: Record<string, unknown>, key: string];

/** Returns every location in a value that contains another value. */
function slotsOf(value: unknown): readonly Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Slot[] => [[holder, key], ...slotsOf(holder[key])]);
}

for (const [name, original] of Object.entries({'OpenAPI 3': small, 'Swagger 2.0': swagger}))
  test(`every node in a document of ${name} can have any type`, async () => {
    const copy = structuredClone(original);
    const slots = slotsOf(copy);
    assert.ok(slots.length > 25);
    for (const [holder, key] of slots) {
      const before = holder[key];
      for (const wrong of [null, [], {}, '', 0]) {
        holder[key] = wrong;
        const text = JSON.stringify(copy);
        await assert.doesNotReject(readAll(text), `${key} as ${JSON.stringify(wrong)}`);
      }
      holder[key] = before;
    }
  });

test('a chain of doubling references renders and has an example immediately', async () => {
  const schemas = Object.fromEntries(
    Array.from({length: 24}, (_, at) => {
      const next = at < 23 ? {$ref: `#/components/schemas/S${at + 1}`} : {type: 'string'};
      return [`S${at}`, {allOf: [{properties: {a: next}}, {properties: {b: next}}]}];
    }),
  );
  const ref = {$ref: '#/components/schemas/S0'};
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: {'/': {post: {requestBody: {content: {'application/json': {schema: ref}}}}}},
    components: {schemas},
  });
  const cost = await costOf(() => readAll(text));
  assert.ok(cost < 5, `${cost}`);
});

test('a document of 120,000 operations is listed quickly up to the limit', async () => {
  const paths = Object.fromEntries(Array.from({length: 120_000}, (_, at) => [`/p${at}`, {get: {tags: ['t']}}]));
  const documents = await open({openapi: '3.1.0', paths});
  const cost = await costOf(() => {
    const {operations, problems} = indexDocument(documents);
    assert.equal(operations.length, 100_000);
    assert.equal(problems[0]?.message, 'The document has 120000 operations, but Lectern shows only the first 100000.');
  });
  assert.ok(cost < 500, `${cost}`);
});
