import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {startTags} from '../../components/html-tokens.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {nameOf, readerOf, sending, viewOf, wholeView, withOperation} from './draw.js';

const post = nameOf('POST /a');

/** Returns the closed rows in markup: their paths, and how many items are already visible. */
function closed(html: string): readonly (readonly [row: string, from: number])[] {
  return startTags(html).flatMap(({attributes}) => {
    const row = attributes.get('data-row');
    return row === undefined ? [] : [[row, Number(attributes.get('data-from') ?? 0)] as const];
  });
}

function names(html: string): readonly string[] {
  return startTags(html).flatMap(({attributes}) => attributes.get('data-name') ?? []);
}

async function main(reader: ApiReader): Promise<string> {
  return (await wholeView(reader, post)).main;
}

test('closed rows open level by level, down to the last', async () => {
  let schema: object = {type: 'string'};
  for (let depth = 150; depth > 0; depth--) schema = {type: 'object', properties: {[`p${depth}`]: schema}};
  const reader = readerOf(sending(schema));
  let html = await main(reader);
  const seen = new Set(names(html));
  for (let step = 0; step < 500 && closed(html).length > 0; step++) {
    const [row, from] = closed(html)[0]!;
    html = await reader.rows(post, row, from, {});
    for (const name of names(html)) seen.add(name);
  }
  assert.equal(seen.size, 150);
});

test('a long list loads in parts, and every row has its own path', async () => {
  const properties = Object.fromEntries(
    Array.from({length: 5000}, (_, at) => [`p${at}`, {properties: {[`x${at}`]: {}}}]),
  );
  const reader = readerOf(sending({type: 'object', properties}));
  let html = await main(reader);
  assert.match(html, /Show 200 more of 5,000/);
  const seen = new Set(names(html));
  for (let next = closed(html).find(([, from]) => from > 0); next; next = closed(html).find(([, from]) => from > 0)) {
    html = await reader.rows(post, ...next, {});
    for (const name of names(html)) seen.add(name);
  }
  assert.equal(seen.size, 5000);
  assert.deepEqual(names(await reader.rows(post, 'b0/4321', 0, {})), ['x4321']);
});

test('a recursive schema is marked and opens on demand', async () => {
  const Node = {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}};
  const reader = readerOf(sending({$ref: '#/components/schemas/Node'}, {Node}));
  const html = await main(reader);
  assert.match(html, /recursive/);
  assert.deepEqual(closed(html), [['b0/0', 0]]);
  assert.deepEqual(closed(await reader.rows(post, 'b0/0', 0, {})), [['b0/0.0', 0]]);
});

test('a slice has the same row paths as its document', async () => {
  const deep = {
    type: 'object',
    properties: {b: {type: 'object', properties: {c: {type: 'object', properties: {d: {}}}}}},
  };
  const operation = {
    parameters: [{in: 'query', name: 'q', schema: deep}],
    requestBody: {content: {'application/json': {schema: {oneOf: [{type: 'string'}, deep]}}}},
    responses: {200: {description: 'ok', content: {'application/json': {schema: deep}}}},
  };
  const whole = readerOf({
    openapi: '3.1.0',
    info: {},
    paths: {'/0': {get: {}}, '/a': {post: operation}, '/z': {get: {}}},
  });
  const cut = readerOf(withOperation(operation));
  for (const row of ['p0/', 'p0/0.0', 'b0/v0-1', 'b0/v0-1.0', 'r0-0/0']) {
    const html = await whole.rows(post, row, 0, {});
    assert.notEqual(html, '', row);
    assert.equal(await cut.rows(post, row, 0, {}), html, row);
  }
});

test('an unknown path returns nothing', async () => {
  const reader = readerOf(sending({type: 'object', properties: {a: {}}}));
  const foreign = [
    '',
    '/',
    'b',
    'b0',
    'b1/',
    'b0/9',
    'b0/v0-0',
    'b0/a',
    'b0/0/0',
    'x0/',
    'c0',
    'c0.b0/',
    'r0-0.e0',
    's:Gone/',
  ];
  const hostile = [
    'b0/__proto__',
    's:__proto__/',
    's:%/',
    `b0/${'0.'.repeat(5000)}`,
    'c0.'.repeat(999),
    'b99999999999999999999/',
  ];
  for (const row of [...foreign, ...hostile]) assert.equal(await reader.rows(post, row, 0, {}), '', row);
  for (const from of [-1, 1e9, Number.NaN, Number.POSITIVE_INFINITY, 0.5])
    assert.doesNotMatch(await reader.rows(post, 'b0/', from, {}), /data-from/);
  assert.equal(await reader.rows(nameOf('GET /none'), 'b0/', 0, {}), '');
});

test('a callback opens completely, with its own paths', async () => {
  const callback = {
    '/c': {post: {requestBody: {content: {'application/json': {schema: {properties: {a: {properties: {b: {}}}}}}}}}},
  };
  const reader = readerOf(withOperation({callbacks: {x: callback, y: callback, z: callback}}));
  assert.deepEqual(closed(await main(reader)), [['c2', 0]]);
  assert.deepEqual(names(await reader.rows(post, 'c2', 0, {})), ['a', 'b']);
  assert.deepEqual(names(await reader.rows(post, 'c2.b0/0', 0, {})), ['b']);
});

test('examples too large for a view load on demand', async () => {
  const examples = Object.fromEntries(Array.from({length: 30}, (_, at) => [`e${at}`, {value: `${at}`.repeat(2000)}]));
  const content = {'application/json': {examples}};
  const reader = readerOf(withOperation({responses: {200: {description: 'ok', content}}}));
  const {aside} = await wholeView(reader, post);
  assert.ok(aside.length < 60_000);
  const later = closed(aside);
  assert.ok(later.length > 10);
  assert.match(await reader.rows(post, later.at(-1)![0], 0, {}), /2929/);
});

test('a large request shows some languages, and loads the others on demand', async () => {
  const example = {text: 'x'.repeat(8000)};
  const reader = readerOf(withOperation({requestBody: {content: {'application/json': {example}}}, responses: {}}));
  const {aside} = await wholeView(reader, post);
  const later = closed(aside).map(([row]) => row);
  assert.deepEqual(later, ['s2', 's3', 's4', 's5', 's6', 's7']);
  assert.match(await reader.rows(post, 's3', 0, {}), /data-language="go"/);
  assert.equal(await reader.rows(post, 's8', 0, {}), '');
});

const deepFile = sharedPath('specs/edge/deep-400/openapi.json');
test('a real deep document opens everywhere', {
  skip: withoutShared('specs/edge/deep-400/openapi.json'),
}, async () => {
  const reader = readerOf(readFileSync(deepFile, 'utf8'));
  const {index} = await reader.index();
  for (const {method, path} of index!.operations) {
    const open = [...closed(viewOf(await reader.operation({method, path}, {})).main)];
    for (let step = 0; step < 450 && open.length > 0; step++) {
      const html = await reader.rows({method, path}, ...open.shift()!, {});
      assert.notEqual(html, '');
      open.push(...closed(html));
    }
  }
});

test('equal examples of a field appear once', async () => {
  const total = {type: 'integer', examples: [1, 1, 2, 1]};
  const html = await main(readerOf(sending({type: 'object', properties: {total}})));
  assert.match(html, /<p class="field-examples">\S+ <code>1<\/code>, <code>2<\/code><\/p>/);
});
