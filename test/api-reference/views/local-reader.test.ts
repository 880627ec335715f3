import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles, type Files} from '../../../src/base/files.js';
import {draw, nameOf, readerOf, sending, viewOf, wholeView, withOperation} from './draw.js';

test('a document is read once for any number of requests', async () => {
  let reads = 0;
  const files: Files = {
    async read(path) {
      reads++;
      return {path, text: JSON.stringify(withOperation({}))};
    },
  };
  const reader = openReader('api.json', files);
  await Promise.all([reader.index(), reader.operation(nameOf('POST /a'), {}), reader.overview({}), reader.index()]);
  assert.equal(reads, 1);
});

test('a missing document is reported by its name', async () => {
  const reader = openReader('specs/api.yaml', createMemoryFiles({}));
  const expected = {
    code: 'spec-missing',
    level: 'error',
    message: 'This page references the API document "specs/api.yaml", which does not exist.',
    fix: 'add the file, or correct the path of the document.',
    place: {file: 'specs/api.yaml', line: 1, column: 1},
  };
  assert.deepEqual(await reader.index(), {problems: [expected]});
  const failed = {state: 'failed', problems: [expected]};
  assert.deepEqual(await reader.operation(nameOf('GET /a'), {}), failed);
  assert.deepEqual(await reader.overview({}), failed);
  assert.deepEqual(await reader.schema('A', {}), failed);
  assert.equal(await reader.rows(nameOf('GET /a'), 'b0/', 0, {}), '');
  assert.equal(await reader.markdown(nameOf('GET /a'), {}), '');
});

test('the fix for an unreadable document depends on where it is', async () => {
  const files: Files = {read: async path => ({path, missing: 'failed', reason: 'it is closed.'})};
  for (const [file, fix] of [
    ['https://a.example/api.json', 'correct the URL, or copy the document into the project and write its path.'],
    ['api.json', 'correct the file, or the path of the document.'],
  ] as const) {
    const {problems} = (await openReader(file, files).index()) as {problems: readonly {message: string; fix: string}[]};
    assert.equal(
      problems[0]?.message,
      `This page references the API document "${file}", which Lectern cannot read: it is closed.`,
    );
    assert.equal(problems[0]?.fix, fix);
  }
});

const wrong: readonly (readonly [asked: string, near: string])[] = [
  ['GET /a', 'write "POST /a", which exists.'],
  ['post /aa', 'write "POST /a", which exists.'],
  ['GET /users/id', 'write "GET /users/{id}", which exists.'],
  ['WEBHOOK newPets', 'write "WEBHOOK newPet", which exists.'],
];

test('a missing operation suggests the most similar one', async () => {
  const paths = {'/a': {post: {}}, '/users/{id}': {get: {}, delete: {}}};
  const reader = readerOf({openapi: '3.1.0', info: {}, paths, webhooks: {newPet: {post: {}}}});
  for (const [asked, fix] of wrong) {
    const answer = await reader.operation(nameOf(asked), {});
    assert.ok(answer.state === 'failed', asked);
    const {method, path} = nameOf(asked);
    assert.equal(
      answer.problems[0]?.message,
      `This page references the operation "${method.toUpperCase()} ${path}", which does not exist in api.json.`,
    );
    assert.equal(answer.problems[0]?.fix, fix);
  }
});

test('a missing schema suggests an existing one', async () => {
  const answer = await readerOf(sending({}, {User: {}})).schema('user', {});
  assert.ok(answer.state === 'failed');
  assert.equal(answer.problems[0]?.message, 'api.json has no schema "user".');
  assert.equal(answer.problems[0]?.fix, 'use a schema that exists there, such as "User".');
});

test('missing parts of an operation are reported with their line, and the rest is rendered', async () => {
  const text = JSON.stringify(
    withOperation({parameters: [{$ref: '#/no'}], responses: {200: {description: 'ok'}}}),
    null,
    2,
  );
  const {main, problems} = await wholeView(readerOf(text), nameOf('POST /a'));
  assert.equal(problems[0]?.code, 'spec-ref-missing');
  const line = text.split('\n').findIndex(each => each.includes('$ref')) + 1;
  assert.ok(Math.abs((problems[0]?.place.line ?? 0) - line) <= 1);
  assert.match(main, /Some parts of this operation can’t be shown/);
  assert.match(main, /data-status="200"/);
});

test('schemas in other files are read on demand', async () => {
  const document = withOperation({
    requestBody: {content: {'application/json': {schema: {$ref: 'models/pet.json#/Pet'}}}},
  });
  const Pet = {type: 'object', properties: {owner: {$ref: 'owner.json'}}};
  const reader = readerOf(document, {
    'models/pet.json': {Pet},
    'models/owner.json': {properties: {age: {type: 'integer'}}},
  });
  const {main} = viewOf(await reader.operation(nameOf('POST /a'), {}));
  assert.match(main, /data-name="owner"/);
  assert.match(main, /data-name="age" data-type="integer"/);
});

test("the page's base URLs replace the document's first server and precede its others", async () => {
  const servers = [{url: 'https://a.example'}, {url: 'https://b.example'}, {url: 'https://d.example'}];
  const document = withOperation({servers, responses: {}});
  const own = await draw(document, 'POST /a', {baseUrls: ['https://b.example', 'https://c.example']});
  assert.match(own.aside, /https:\/\/b\.example\/a/);
  assert.deepEqual(
    [...own.main.matchAll(/<div class="server"><code>([^<]*)/g)].map(([, url]) => url),
    ['https://b.example', 'https://c.example', 'https://d.example'],
  );
  const none = await draw(document, 'POST /a', {playground: 'hide'});
  assert.doesNotMatch(none.main + none.aside, /example\/?/);
  const languages = await draw(document, 'POST /a', {languages: ['python', 'curl']});
  assert.deepEqual(
    [...languages.aside.matchAll(/data-panel="sample-(\w+)"/g)].map(([, id]) => id),
    ['python', 'curl'],
  );
});

test("a server without a host uses the document's location", async () => {
  const file = 'https://api.example.com/v1/openapi.json';
  const text = JSON.stringify(withOperation({servers: [{url: '/v2'}]}));
  const {aside} = await wholeView(openReader(file, createMemoryFiles({[file]: text})), nameOf('POST /a'));
  assert.match(aside, /https:\/\/api\.example\.com\/v2\/a/);
});

test('the index leaves out hidden parts, and results are plain data', async () => {
  const paths = {'/a': {get: {summary: 'A'}, post: {'x-internal': true}}};
  const {index} = await readerOf({openapi: '3.1.0', info: {title: 'T', version: '2'}, paths}).index();
  assert.deepEqual(structuredClone(index), index);
  assert.deepEqual(
    index?.operations.map(({method, label}) => [method, label]),
    [['GET', 'A']],
  );
});
