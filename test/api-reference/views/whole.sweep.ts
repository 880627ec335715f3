import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {locateOperation} from '../../../src/openapi/operation/locate-operation.js';
import {buildSlice} from '../../../src/openapi/slices/slice.js';
import {open} from '../../openapi/open.js';
import {readerOf} from './draw.js';

/** Requests every view of all operations in a document, and the slice of each operation. */
async function askAll(reader: ApiReader, text: string): Promise<void> {
  const {index} = await reader.index();
  await reader.overview({});
  await reader.schema('A', {});
  const documents = index && (await open(text));
  for (const {method, path, kind} of index?.operations ?? []) {
    const name = {method: kind === 'webhook' ? 'WEBHOOK' : method, path};
    await reader.operation(name, {});
    await reader.rest(name, {});
    for (const row of rows) await reader.rows(name, row, 0, {});
    await reader.markdown(name, {});
    const slice = await documents?.settle(() => {
      const entry = locateOperation(documents, name.method, path);
      return entry && JSON.stringify(buildSlice(documents, entry));
    });
    assert.ok(slice, `${method} ${path} has no slice`);
  }
}

const rows = ['b0/', 'p0/2', 'r0-0/v0-0', 'h0-0/', 'c0', 'r0-0.e0', 's0', 's:A/'];

const schema = {
  type: ['object', 'null'],
  title: 't',
  required: ['a'],
  properties: {
    a: {
      type: 'string',
      enum: ['x'],
      minLength: 1,
      maxLength: 2,
      'x-enumDescriptions': {x: '*X*'},
      example: 'e',
      default: 'd',
    },
    b: {
      type: 'array',
      items: {$ref: '#/components/schemas/A'},
      prefixItems: [{const: 1}],
      minItems: 1,
      uniqueItems: true,
    },
    c: {
      oneOf: [{$ref: '#/components/schemas/A'}, {type: 'null'}, {minimum: 1}],
      discriminator: {propertyName: 'k', mapping: {m: 'A'}},
    },
  },
  additionalProperties: {type: 'number', multipleOf: 0.1, exclusiveMinimum: true, minimum: 0},
  patternProperties: {'^x': {type: 'boolean', pattern: '(', examples: [1]}},
  not: {type: 'string'},
  externalDocs: {url: 'https://x', description: 'd'},
};
const ref = {$ref: '#/components/schemas/A'};
/** A document with the schema in every possible location, and nothing else. */
const ofSchema = {
  openapi: '3.1.0',
  info: {title: 't', version: 'v'},
  paths: {
    '/a': {
      post: {
        parameters: [{in: 'query', name: 'q', schema: ref}],
        requestBody: {content: {'application/xml': {schema: ref}}},
        responses: {200: {description: 'd', content: {'application/json': {schema: ref}}}},
      },
    },
  },
  components: {schemas: {A: schema}},
};
const content = {
  'application/json': {schema: ref, examples: {e: {summary: 's', value: {a: 1}}}},
  'application/xml': {schema: ref, encoding: {a: {style: 'form', explode: true, contentType: 'a/b'}}},
};
const parameter = {
  in: 'query',
  name: 'q',
  description: '**d**',
  style: 'deepObject',
  explode: true,
  schema: ref,
  examples: {e: {value: 1}},
};
/** A document with everything except schemas. Its only schema is small. */
const document = {
  openapi: '3.1.0',
  info: {
    title: 't',
    version: 'v',
    contact: {name: 'c', url: 'u', email: 'e'},
    license: {name: 'l', url: 'u'},
    termsOfService: 'u',
  },
  servers: [
    {url: 'https://{a}.example', description: 'd', variables: {a: {default: 'b', enum: ['b'], description: 'd'}}},
  ],
  tags: [{name: 't', description: '# d', externalDocs: {url: 'u'}}],
  'x-tagGroups': [{name: 'g', tags: ['t']}],
  security: [{s: ['r'], k: []}],
  paths: {
    '/a/{id}': {
      post: {
        summary: 's',
        description: '*d*',
        tags: ['t'],
        parameters: [parameter, {in: 'path', name: 'id', content: {'application/json': {schema: ref}}}],
        requestBody: {description: 'd', required: true, content},
        responses: {
          200: {
            description: 'd',
            headers: {h: {schema: ref, description: 'd'}},
            content,
            links: {l: {operationId: 'o', parameters: {p: 'v'}}},
          },
        },
        callbacks: {c: {'{$url}': {post: {requestBody: {content}}}}},
        'x-codeSamples': [{lang: 'php', source: 's'}],
        externalDocs: {url: 'u'},
      },
    },
  },
  webhooks: {w: {post: {requestBody: {content}}}},
  components: {
    schemas: {A: {type: 'object', properties: {a: {type: 'string', description: '*a*'}}}},
    securitySchemes: {
      s: {type: 'oauth2', description: 'd', flows: {implicit: {authorizationUrl: 'u', scopes: {r: 'R'}}}},
      k: {type: 'apiKey', in: 'header', name: 'X'},
    },
  },
};

type Slot = readonly [holder: Record<string, unknown>, key: string];

/** Returns every location in a value that contains another value. A value in several locations counts once. */
function slotsOf(value: unknown, seen = new Set<unknown>()): readonly Slot[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Slot[] => [[holder, key], ...slotsOf(holder[key], seen)]);
}

/** Replaces each value by unexpected values, and requests all views. */
async function breakEach(whole: object): Promise<number> {
  const copy = structuredClone(whole);
  const slots = slotsOf(copy);
  for (const [holder, key] of slots) {
    const before = holder[key];
    for (const wrong of [null, [], {}, '', 0]) {
      holder[key] = wrong;
      const text = JSON.stringify(copy);
      await assert.doesNotReject(askAll(readerOf(text), text), `${key} as ${JSON.stringify(wrong)}`);
    }
    holder[key] = before;
  }
  return slots.length;
}

test('whatever shape any node of a document has, every question has an answer', async () => {
  assert.ok((await breakEach(document)) > 90);
});

test('whatever shape any node of a schema has, every question has an answer', async () => {
  assert.ok((await breakEach(ofSchema)) > 70);
});

test('properties that are called like parts of every object are shown like any other', async () => {
  const properties =
    '{"__proto__": {"type": "string"}, "constructor": {"type": "integer"}, "toString": {"properties": {"__proto__": {}}}}';
  const text = `{"openapi": "3.1.0", "info": {}, "paths": {"/__proto__": {"post": {"operationId": "constructor",
    "requestBody": {"content": {"application/json": {"schema": {"properties": ${properties}}}}}, "responses": {"200": {"description": "ok"}}}}}}`;
  const reader = readerOf(text);
  const name = {method: 'POST', path: '/__proto__'};
  const answer = await reader.operation(name, {});
  assert.ok(answer.state === 'ready');
  for (const property of ['__proto__', 'constructor', 'toString'])
    assert.match(answer.view.main, new RegExp(`<code class="field-name">${property}</code>`));
  assert.match(await reader.markdown(name, {}), /`__proto__` \(string\)/);
  await reader.overview({});
  assert.equal(({} as {type?: unknown}).type, undefined);
});
