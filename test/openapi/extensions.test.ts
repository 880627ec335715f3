import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {load} from 'js-yaml';
import {isObject, type JsonObject} from '../../src/base/json.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openOperation} from '../../src/openapi/operation/operation.js';
import {buildTagSections, readTagGroups} from '../../src/openapi/operation/tags.js';
import {open} from './open.js';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'demo/site/guide/extensions.mdx'), 'utf8');

test('the manual names every extension that the sources read', () => {
  const folders = ['openapi', 'asyncapi', 'api-reference'];
  const texts = folders.flatMap(folder =>
    readdirSync(join(root, 'src', folder), {recursive: true, encoding: 'utf8'})
      .filter(name => name.endsWith('.ts'))
      .map(name => readFileSync(join(root, 'src', folder, name), 'utf8')),
  );
  const read = texts.flatMap(text => [...text.matchAll(/'(x-[a-zA-Z-]+)'/g)].map(([, name]) => name as string));
  const extensions = [...new Set(read)].filter(name => !/^x-(?:lectern-|files|ndjson|www)/.test(name));
  assert.ok(extensions.length >= 15, extensions.join());
  assert.deepEqual(
    extensions.filter(name => !page.includes(name)),
    [],
  );
});

test("the manual's examples have the documented result", async () => {
  const fences = [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text]) => load(text as string));
  const responses = {'200': {description: 'Done.'}};
  const whole: JsonObject = fences.reduce<JsonObject>((sum, each) => merged(sum, each as JsonObject), {
    openapi: '3.1.0',
    paths: {'/health': {get: {responses}}, '/metrics': {get: {responses}}},
  });
  const documents = await open(whole);
  const {operations} = await documents.settle(() => indexDocument(documents));
  const find = (path: string) => operations.find(each => each.path === path)!;
  assert.equal(find('/orders/export').page?.isUnlisted, true);
  assert.deepEqual(
    operations.filter(({hidden}) => hidden).map(({path}) => path),
    ['/health', '/metrics'],
  );
  const sections = buildTagSections(whole, operations);
  assert.deepEqual(
    sections.slice(0, 2).map(({label}) => label),
    ['Orders and returns', 'Stock levels'],
  );
  assert.deepEqual(readTagGroups(whole, sections).slice(0, 2), [
    {name: 'Shop', tags: ['orders']},
    {name: 'Warehouse', tags: ['stock']},
  ]);
  const orders = operations.filter(({path}) => path === '/orders');
  const list = await documents.settle(() => openOperation(documents, orders.find(each => each.method === 'GET')!));
  assert.deepEqual(list.samples, [{language: 'python', label: 'Python SDK', source: 'client.orders.list()'}]);
  const {page: settings} = orders.find(each => each.method === 'POST')!;
  assert.equal(settings?.href, '/orders/create');
  assert.equal(settings?.metadata?.title, 'Place an order');
  assert.match(settings?.content ?? '', /^<Note>/);
});

function merged(one: JsonObject, other: JsonObject): JsonObject {
  const entries = Object.entries(other).map(([key, value]) => {
    const known = one[key];
    return [key, isObject(known) && isObject(value) ? merged(known, value) : value];
  });
  return {...one, ...Object.fromEntries(entries)};
}
