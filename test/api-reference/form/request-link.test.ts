import assert from 'node:assert/strict';
import {test} from 'node:test';
import {packText, unpackText} from '../../../src/api-reference/form/pack-text.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {readLink, writeLink} from '../../../src/api-reference/form/request-link.js';
import {buildInitialValues, type FormValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {formatJson, parseJson} from '../../../src/base/exact-json.js';
import {createMemoryFiles} from '../../../src/base/files.js';

const color = {type: 'object', properties: {r: {type: 'integer'}, name: {type: 'string'}}};
const document = {
  openapi: '3.1.0',
  info: {title: 'T', version: '1'},
  servers: [
    {url: 'https://api.test'},
    {
      url: 'https://{region}.api.test/{path}',
      variables: {region: {default: 'eu', enum: ['eu', 'us']}, path: {default: 'v1'}},
    },
  ],
  security: [{key: []}, {token: []}],
  paths: {
    '/a/{id}': {
      post: {
        parameters: [
          {in: 'path', name: 'id', required: true, schema: {type: 'string'}},
          {in: 'query', name: 'n', schema: {type: 'number'}},
          {in: 'query', name: 'list', schema: {type: 'array', items: {type: 'string'}}},
          {in: 'query', name: 'deep', style: 'deepObject', explode: true, schema: color},
          {in: 'query', name: 'any', schema: {}},
          {in: 'query', name: 'pin', schema: {type: 'string', format: 'password'}},
          {in: 'query', name: 'api_key', schema: {type: 'string'}},
          {in: 'header', name: 'X-Trace', schema: {type: 'string'}},
          {in: 'header', name: 'X-Authorization', schema: {type: 'string'}},
          {in: 'cookie', name: 'session', schema: {type: 'boolean'}},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  color,
                  note: {type: 'string'},
                  secret: {type: 'string', format: 'password'},
                  inner: {
                    anyOf: [
                      {type: 'string'},
                      {type: 'object', properties: {pass: {type: 'string', format: 'password'}}},
                    ],
                  },
                },
              },
            },
            'text/plain': {schema: {type: 'string'}},
            'image/*': {schema: {type: 'string', format: 'binary'}},
            'multipart/form-data': {
              schema: {type: 'object', properties: {title: {type: 'string'}, file: {type: 'string', format: 'binary'}}},
            },
          },
        },
        responses: {200: {description: 'd', content: {'application/json': {}, 'text/csv': {}}}},
      },
    },
  },
  components: {
    securitySchemes: {key: {type: 'apiKey', in: 'query', name: 'api_key'}, token: {type: 'http', scheme: 'bearer'}},
  },
};
const reader = openReader('a.json', createMemoryFiles({'a.json': JSON.stringify(document)}));
const name = {method: 'post', path: '/a/{id}'};
const form = (await reader.form(name, {})) as RequestForm;
const fresh = buildInitialValues(form);

/** Returns a seeded random generator, which makes a failure repeatable. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomText(random: (below: number) => number): string {
  const letters = [
    'a',
    'Z',
    '0',
    ' ',
    '"',
    "'",
    '\\',
    '/',
    '?',
    '&',
    '#',
    '%',
    '+',
    'ü',
    '日',
    '🌲',
    '{',
    '<',
    '\n',
    '__proto__',
  ];
  return Array.from({length: random(9)}, () => letters[random(letters.length)]).join('');
}

function randomValues(random: (below: number) => number): FormValues {
  const text = () => randomText(random);
  const number = () => parseJson(['7', '1.10', '9223372036854775807', '-0.5', '1e400'][random(5)] as string);
  const made: Record<string, () => unknown> = {
    'path id': () => `x${text()}`,
    'query n': number,
    'query list': () => Array.from({length: random(3)}, text),
    'query deep': () => ({r: number(), name: text()}),
    'query any': () => [null, true, text(), {a: [number()]}][random(4)],
    'header X-Trace': text,
    'cookie session': () => random(2) === 1,
  };
  const parameters = new Map(
    form.parameters.map(({key}) => {
      const make = made[key];
      return [
        key,
        make && (key === 'path id' || random(2) === 1)
          ? {isSent: true, value: make()}
          : {isSent: false, value: undefined},
      ] as const;
    }),
  );
  const mediaType = ['application/json', 'text/plain'][random(2)] as string;
  const json = random(3) === 0 ? {text: `{"a": ${random(9)}`} : {value: {color: {r: number()}, note: text()}};
  const body = mediaType === 'text/plain' ? {text: text()} : json;
  const isPlain = random(4) === 0;
  return {
    ...fresh,
    parameters,
    mediaType,
    // A link never contains a body's raw text if the body has passwords.
    bodies: new Map([
      ...fresh.bodies,
      [mediaType, 'text' in body && mediaType !== 'text/plain' ? {value: {note: body.text}} : body],
    ]),
    isWithoutBody: isPlain,
    ...(random(2) === 1 && {accept: 'text/csv'}),
  };
}

async function throughLink(values: FormValues) {
  const {text, left} = writeLink(form, values, {secrets: []});
  const packed = await packText(text);
  assert.match(packed, /^[\w-]+$/);
  const link = readLink(form, (await unpackText(packed, 64_000)) ?? '');
  return {left, values: link?.values ?? assert.fail('no link')};
}

test('200 random requests are identical after a round trip through a link', async () => {
  const random = createRandom(50);
  for (let turn = 0; turn < 200; turn++) {
    const values = randomValues(random);
    const read = await throughLink(values);
    assert.deepEqual(read.left, [], `${turn}`);
    const [before, after] = await Promise.all(
      [values, read.values].map(each => reader.request(name, {}, toRequestValues(each, 'https://api.test'))),
    );
    assert.equal(formatJson(after?.request), formatJson(before?.request), `${turn}`);
  }
});

const canary = 'canary"7\\f3';

test('links contain no credentials, passwords or files', async () => {
  const file = {$file: 'a.png', type: 'image/png', size: 1, id: 1};
  const all = [
    'query pin',
    'query api_key',
    'header X-Authorization',
    'query any',
    'query list',
    'header X-Trace',
    'path id',
  ];
  const sent = new Map(
    all.map(key => [key, {isSent: true, value: key === 'query list' ? ['a', `b ${canary}`] : canary}]),
  );
  const values = {...fresh, parameters: new Map([...fresh.parameters, ...sent])};
  const bodies: readonly (readonly [string, FormValues['bodies'] extends ReadonlyMap<string, infer B> ? B : never])[] =
    [
      ['application/json', {value: {note: `x${canary}`}}],
      ['application/json', {value: {secret: canary, inner: {pass: canary}}}],
      ['application/json', {text: JSON.stringify({secret: canary})}],
      ['text/plain', {text: `token ${canary}`}],
      ['multipart/form-data', {value: {title: 'a', file}}],
    ];
  for (const [mediaType, body] of bodies) {
    const given = {...values, mediaType, bodies: new Map([[mediaType, body]]), isWithoutBody: false};
    const {text, left} = writeLink(form, given, {secrets: [canary, '']});
    assert.ok(!text.includes('canary'), text);
    assert.ok(left.includes('secret'));
    assert.doesNotMatch(text, /\$file/);
  }
  // Without stored secrets, the values of schemes and of password properties are left out.
  const {text} = writeLink(form, {...values, parameters: new Map([...sent].slice(0, 3))}, {secrets: []});
  assert.ok(!text.includes('canary'), text);
});

test('bodies over 4 KB are left out of a link, and its reader sees a note', async () => {
  const body = (length: number): FormValues => ({
    ...fresh,
    mediaType: 'text/plain',
    bodies: new Map([['text/plain', {text: 'x'.repeat(length)}]]),
    isWithoutBody: false,
  });
  assert.deepEqual(writeLink(form, body(4000), {secrets: []}).left, []);
  const {text, left} = writeLink(form, body(4096), {secrets: []});
  assert.deepEqual([left, text.length < 200], [['body'], true]);
  const link = readLink(form, text);
  assert.deepEqual([link?.isWithoutItsBody, link?.values.mediaType], [true, 'text/plain']);
});

test('a link selects an offered server and allowed values of its variables', () => {
  const [, server] = form.servers;
  const {text} = writeLink(form, fresh, {
    secrets: [],
    server: {server: server!, variables: {region: 'us', path: 'evil'}},
  });
  assert.deepEqual(readLink(form, text)?.server, {server, variables: {region: 'us'}});
  // Selects the first server explicitly, because the link's reader can have selected another one before.
  const [first] = form.servers;
  const link = writeLink(form, fresh, {secrets: [], server: {server: first!, variables: {}}});
  assert.deepEqual(readLink(form, link.text)?.server, {server: first, variables: {}});
  assert.equal(readLink(form, writeLink(form, fresh, {secrets: []}).text)?.server, undefined);
});

/** Reads a hand-written link. */
const crafted = (data: object) => readLink(form, JSON.stringify({o: 'POST /a/{id}', p: {}, ...data}));

test('B1: names in a crafted link never reach a prototype', () => {
  const text =
    '{"o":"POST /a/{id}","p":{"__proto__":["x"],"constructor":["y"]},"__proto__":{"s":"https://evil.example"},"m":"__proto__"}';
  const link = readLink(form, text);
  assert.equal(({} as {s?: string}).s, undefined);
  assert.deepEqual(
    [link?.server, [...(link?.values.parameters.keys() ?? [])].sort()],
    [undefined, form.parameters.map(({key}) => key).sort()],
  );
});

test('B4, B6: crafted links that are deep, large or compressed bombs are ignored', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  assert.equal(readLink(form, `{"o":"POST /a/{id}","p":{"query any":[${deep}]}}`), undefined);
  const bomb = await packText('x'.repeat(10_000_000));
  assert.ok(bomb.length < 64_000);
  assert.equal(await unpackText(bomb, 64_000), undefined);
  assert.equal(await unpackText('A'.repeat(70_000), 64_000), undefined);
});

test('B7: any form of a crafted link is handled without an exception', async () => {
  for (const value of [null, [], {}, '', 0, 'x', [[]], {a: 1}])
    for (const key of ['p', 'm', 't', 'a', 'b', 'n', 'l', 's', 'v', 'o'])
      assert.doesNotThrow(() => crafted({[key]: value}), key);
  for (const text of ['', 'null', '[]', '{', '"x"']) assert.equal(readLink(form, text), undefined);
  for (const packed of ['', '!', 'AAAA', '____']) assert.equal(await unpackText(packed, 64_000), undefined);
});

test('C6, D2: a crafted link selects only offered servers, and sets no free variable', () => {
  const urls = [
    'https://evil.example',
    'https://api.test@evil.example',
    'https://{region}.api.test/{path}/..',
    'javascript:alert(1)',
    '//evil.example',
  ];
  for (const s of urls) assert.equal(crafted({s})?.server, undefined, s);
  const link = crafted({s: form.servers[1]?.url, v: {region: 'evil.example/', path: '@evil.example', other: 'x'}});
  assert.deepEqual(link?.server?.variables, {});
});

test('D4: a crafted link attaches no file of the reader', () => {
  const file = {$file: 'a.png', type: '', size: 0, id: 1};
  const link = crafted({m: 'multipart/form-data', b: {value: {title: 'a', file}}, p: {'query any': [file]}});
  assert.deepEqual(link?.values.bodies.get('multipart/form-data'), {value: {title: 'a'}});
  assert.deepEqual(link?.values.parameters.get('query any'), {isSent: true, value: undefined});
});

test('D5: a crafted link only sets documented parameters and offered media types', () => {
  const link = crafted({
    p: {'query other': ['x'], 'header Cookie': ['a=b'], 'header Host': ['evil'], 'path id': ['..']},
    m: 'application/evil',
    a: 'text/html',
    b: {text: 'x'},
  });
  assert.deepEqual(
    [...(link?.values.parameters ?? [])].filter(([, each]) => each.isSent),
    [['path id', {isSent: true, value: '..'}]],
  );
  assert.deepEqual([link?.values.mediaType, link?.values.accept], [fresh.mediaType, undefined]);
  assert.deepEqual([...(link?.values.bodies ?? [])], [...fresh.bodies]);
  assert.equal(crafted({m: 'image/*', t: 'text/html'})?.values.sentTypes, undefined);
  assert.deepEqual(crafted({m: 'image/*', t: 'image/png'})?.values.sentTypes, new Map([['image/*', 'image/png']]));
});

test('D7: a crafted link sets no credential', () => {
  const p = Object.fromEntries(
    ['query api_key', 'query pin', 'header X-Authorization', 'header Authorization'].map(key => [key, ['x']]),
  );
  const link = crafted({p, way: 1});
  assert.deepEqual(
    [...(link?.values.parameters.values() ?? [])].filter(({isSent}) => isSent),
    [],
  );
  assert.equal(link?.values.signInIndex, fresh.signInIndex);
});

test('a link to another operation is ignored', () => {
  assert.equal(crafted({o: 'GET /a/{id}'}), undefined);
});
