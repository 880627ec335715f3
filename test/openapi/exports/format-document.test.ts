import assert from 'node:assert/strict';
import {test} from 'node:test';
import {load} from 'js-yaml';
import {createMemoryFiles} from '../../../src/base/files.js';
import {formatDocument} from '../../../src/openapi/exports/format-document.js';
import {open, openText} from '../open.js';

const yaml = `# Ours.
openapi: 3.1.0
info: {title: T, version: "1.0", x-no: 'NO'}
paths: {}
`;

test('a document already in the requested format is unchanged', async () => {
  const documents = await openText(yaml, 'api.yaml', createMemoryFiles({}));
  assert.equal(await formatDocument(documents, 'yaml'), yaml);
});

test("YAML and JSON are converted without changing any parser's result", async () => {
  const value = {openapi: '3.1.0', info: {title: 'T', version: '1.0', 'x-no': 'NO'}, paths: {}};
  const documents = await openText(yaml, 'api.yaml', createMemoryFiles({}));
  assert.deepEqual(JSON.parse(await formatDocument(documents, 'json')), value);
  const written = await formatDocument(await open(value), 'yaml');
  assert.deepEqual(load(written), value);
  // YAML 1.1 parsers read `NO` as false, and 1.0 as a number.
  assert.match(written, /x-no: 'NO'/);
  assert.match(written, /version: '1\.0'/);
});

test('Swagger 2.0 is exported as Swagger 2.0', async () => {
  const swagger = {swagger: '2.0', info: {title: 'T', version: '1'}, paths: {}};
  assert.deepEqual(load(await formatDocument(await open(swagger), 'yaml')), swagger);
});

test('several files become one', async () => {
  const schema = {$ref: 'models.json#/Order'};
  const responses = {200: {description: 'ok', content: {'application/json': {schema}}}};
  const document = {openapi: '3.1.0', info: {title: 'T', version: '1'}, paths: {'/a': {get: {responses}}}};
  const documents = await open(document, {'models.json': {Order: {type: 'object', title: 'Order'}}});
  const whole = JSON.parse(await formatDocument(documents, 'json'));
  assert.deepEqual(whole.paths['/a'].get.responses[200].content['application/json'].schema, {
    type: 'object',
    title: 'Order',
  });
});

test('aliases that expand to gigabytes are rejected with a reason', async () => {
  const levels = Array.from({length: 17}, (_, at) => `  l${at + 1}: &l${at + 1} [*l${at}, *l${at}]`);
  const text = `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\nx-deep:\n  l0: &l0 [${'a'.repeat(1000)}]\n${levels.join('\n')}\n`;
  const documents = await openText(text, 'api.yaml', createMemoryFiles({}));
  await assert.rejects(formatDocument(documents, 'json'), /^Error: api\.yaml as JSON is larger than \d+ MB$/);
});
