import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {findSampleLines} from '../../../src/api-reference/form/sample-lines.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import type {Sample} from '../../../src/openapi/request/samples.js';

const parameters = [
  {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
  {name: 'X-Trace', in: 'header', required: true, schema: {type: 'string'}},
];
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  paths: {'/orders/{id}': {post: {parameters, requestBody: {content: {'application/json': {}}}, responses: {}}}},
});
let samples: readonly Sample[] = [];

before(async () => {
  const {loadLanguages} = await import('../../../src/openapi/request/load-languages.js');
  await loadLanguages(undefined);
  const reader = openReader('api.json', createMemoryFiles({'api.json': spec}));
  const prepared = await reader.request(
    {method: 'POST', path: '/orders/{id}'},
    {},
    {
      server: 'https://api.example',
      signInIndex: 0,
      parameters: new Map([
        ['path id', 'o1'],
        ['header X-Trace', 't'],
      ]),
      mediaType: 'application/json',
      body: {value: {customer: 'cus', items: [{customer: 'no', sku: 'A'}], gift: true}},
    },
  );
  samples = prepared?.samples ?? [];
});

/** Returns the lines that contain a value, for each language. */
const found = (place: string, name: string) =>
  samples.map(({label, text}) => {
    const lines = findSampleLines(text, {in: place, name});
    return `${label}: ${
      lines
        ? text
            .split('\n')
            .slice(lines.first, lines.last + 1)
            .join('')
            .replace(/\s+/g, ' ')
            .trim()
        : 'none'
    }`;
  });

test("a body member has its line in every language, not a nested member's line", () => {
  const lines = found('body', 'customer');
  assert.equal(lines.length, 8);
  for (const line of lines) assert.match(line, /: "customer": "cus",?$|\\"customer\\": \\"cus\\"/);
});

test('a list has all of its lines up to the closing bracket', () => {
  const lines = found('body', 'items').filter(line => !line.includes('\\"'));
  assert.equal(lines.length, 5);
  for (const line of lines) assert.match(line, /: "items": \[ \{ "customer": "no", "sku": "A",? \},? \],?$/);
});

test("path and query values are in the URL's line, and headers in their own", () => {
  for (const line of found('path', 'id')) assert.match(line, /https:\/\/api\.example\/orders\/o1/);
  for (const line of found('header', 'X-Trace')) assert.match(line, /X-Trace/);
});

test('unsent values have no line', () => {
  assert.deepEqual(
    [...new Set([...found('body', 'note'), ...found('header', 'X-Other')].map(line => line.split(': ')[1]))],
    ['none'],
  );
  assert.equal(findSampleLines('curl x.example', {in: 'body', name: 'a.*'}), undefined);
});

test('form fields have their own line', () => {
  const text = "curl 'https://a.example' \\\n  --data-raw 'city=Rome&count=2'";
  assert.deepEqual(findSampleLines(text, {in: 'body', name: 'count'}), {first: 1, last: 1});
});

test('nested members have their own line, and list items that of the first item', () => {
  const text = `{
  "sku": "X",
  "items": [
    {
      "sku": "A",
      "size": {
        "sku": "no"
      }
    },
    {
      "sku": "B"
    }
  ]
}`;
  const inside = (...names: string[]) =>
    findSampleLines(text, {in: 'body', name: names[0] ?? '', inside: names.slice(1)});
  assert.deepEqual(inside('sku'), {first: 1, last: 1});
  assert.deepEqual(inside('items', 'sku'), {first: 4, last: 4});
  assert.deepEqual(inside('items', 'size'), {first: 5, last: 7});
  assert.deepEqual(inside('items', 'size', 'sku'), {first: 6, last: 6});
  assert.equal(inside('items', 'none'), undefined);
  for (const {label, text: sample} of samples) {
    const lines = findSampleLines(sample, {in: 'body', name: 'items', inside: ['customer']});
    assert.match(sample.split('\n')[lines?.first ?? 0] ?? '', /customer.*no/, label);
  }
});
