import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nameOf, readerOf, wholeView} from './draw.js';

// Fields of a path item apply to its operations (OpenAPI 3.1, section 4.8.9). Text beside a reference overrides the
// target's text (section 4.8.23).

async function shown(document: object, operation = 'GET /a', others: Readonly<Record<string, unknown>> = {}) {
  const reader = readerOf({openapi: '3.1.1', info: {title: 'T', version: '1'}, ...document}, others);
  const [{main}, text, form] = await Promise.all([
    wholeView(reader, nameOf(operation)),
    reader.markdown(nameOf(operation), {}),
    reader.form(nameOf(operation), {}),
  ]);
  return {html: main.replace(/<[^>]+>/g, ' '), text, form: form ?? assert.fail()};
}

const query = (name: string, more: object = {}) => ({name, in: 'query', schema: {type: 'string'}, ...more});

test("a path item's description follows the operation's own", async () => {
  const item = {summary: 'One * user', description: 'Users are *kept* for a year.'};
  const {html, text} = await shown({paths: {'/a': {...item, get: {description: 'Reads it.', responses: {}}}}});
  assert.match(html, /Reads it\.[\s\S]*One \* user[\s\S]*Users are\s+kept\s+for a year\./);
  assert.match(text, /Reads it\.\n\nOne \\\* user\n\nUsers are \*kept\* for a year\./);
});

test("a path item's description is the default, and equal ones appear once", async () => {
  const silent = await shown({paths: {'/a': {description: 'Of the path.', get: {responses: {}}}}});
  assert.match(silent.text, /`GET \/a`\n\nOf the path\./);
  const same = {summary: 'One', description: 'Of both.'};
  const {text} = await shown({paths: {'/a': {...same, get: {...same, responses: {}}}}});
  assert.equal(text.match(/Of both\./g)?.length, 1);
  assert.equal(text.match(/One/g)?.length, 1);
});

test('servers of the operation override those of the path, then of the document', async () => {
  const servers = (url: string) => ({servers: [{url}]});
  const all = {
    ...servers('https://document.test'),
    paths: {
      '/a': {
        ...servers('https://path.test'),
        get: {...servers('https://operation.test'), responses: {}},
        put: {responses: {}},
      },
      '/b': {get: {responses: {}}},
    },
  };
  for (const [operation, host] of [
    ['GET /a', 'operation'],
    ['PUT /a', 'path'],
    ['GET /b', 'document'],
  ] as const) {
    const {text, html, form} = await shown(all, operation);
    assert.deepEqual(
      text.match(/https:\/\/\w+\.test/g)?.filter((each, at, list) => list.indexOf(each) === at),
      [`https://${host}.test`],
    );
    assert.match(html, new RegExp(`https://${host}\\.test`));
    assert.deepEqual(
      form.servers.map(({url}) => url),
      [`https://${host}.test`],
    );
  }
});

test("an operation's parameter overrides only the path's with its name and location", async () => {
  const parameters = [
    query('a', {description: 'of the path'}),
    query('b', {required: true}),
    {...query('a'), in: 'header'},
  ];
  const get = {parameters: [query('a', {description: 'of the operation'})], responses: {}};
  const {text, form} = await shown({paths: {'/a': {parameters, get}}});
  assert.deepEqual(
    form.parameters.map(({key}) => key),
    ['query a', 'query b', 'header a'],
  );
  assert.match(text, /`a` \(string\): of the operation/);
  assert.doesNotMatch(text, /of the path/);
});

test("fields beside a path item's reference are merged with its target", async () => {
  const path = {
    $ref: 'item.json',
    description: 'Beside the reference.',
    parameters: [query('here', {required: true, example: 'x'})],
    servers: [{url: 'https://here.test'}],
    put: {responses: {}},
  };
  const item = {parameters: [query('there', {required: true, example: 'y'})], get: {responses: {}}};
  for (const method of ['GET', 'PUT']) {
    const {text, html, form} = await shown({paths: {'/a': path}}, `${method} /a`, {'item.json': item});
    assert.deepEqual(form.parameters.map(({name}) => name).sort(), ['here', 'there']);
    assert.match(text, /Beside the reference\./);
    assert.match(html, /Beside the reference\./);
    assert.match(text, /https:\/\/here\.test\/a\?(?=.*here=x)(?=.*there=y)/);
  }
});

test('a summary beside a response reference only counts in OpenAPI 3.2', async () => {
  const document = (openapi: string) => ({
    openapi,
    paths: {
      '/a': {get: {responses: {200: {$ref: '#/components/responses/Ok', summary: 'Short.', description: 'Beside.'}}}},
    },
    components: {responses: {Ok: {description: 'Of the component.'}}},
  });
  const [old, middle, now] = await Promise.all(['3.0.4', '3.1.1', '3.2.0'].map(each => shown(document(each))));
  assert.match(old!.text, /### 200\n\nOf the component\./);
  assert.doesNotMatch(old!.text + old!.html, /Short\.|Beside\./);
  assert.match(middle!.text, /### 200\n\nBeside\./);
  assert.doesNotMatch(middle!.text + middle!.html, /Short\./);
  assert.match(now!.text, /### 200\n\nShort\.\n\nBeside\./);
  assert.match(now!.html, /Short\.\s+[\s\S]*Beside\./);
});

test('in a chain of references, the nearest description wins', async () => {
  const responses = {
    A: {$ref: '#/components/responses/B', description: 'Of A.'},
    B: {$ref: '#/components/responses/C', description: 'Of B.'},
    C: {description: 'Of C.'},
  };
  const get = {responses: {200: {$ref: '#/components/responses/A'}, 400: {$ref: '#/components/responses/B'}}};
  const {text} = await shown({paths: {'/a': {get}}, components: {responses}});
  assert.match(text, /### 200\n\nOf A\.\n\n### 400\n\nOf B\./);
});

test('an OpenAPI 3.2 response shows its summary above its description', async () => {
  const responses = {200: {summary: 'Short.', description: 'Long.'}};
  const {text, html} = await shown({openapi: '3.2.0', paths: {'/a': {get: {responses}}}});
  assert.match(text, /### 200\n\nShort\.\n\nLong\./);
  assert.match(html, /Short\.\s+[\s\S]*Long\./);
});

test("a description beside a security scheme reference overrides the target's", async () => {
  const key = {type: 'apiKey', in: 'header', name: 'X-Key', description: 'Of the scheme.'};
  const document = (openapi: string) => ({
    openapi,
    paths: {'/a': {get: {security: [{one: []}], responses: {}}}},
    components: {securitySchemes: {one: {$ref: '#/components/securitySchemes/two', description: 'Beside.'}, two: key}},
  });
  assert.match((await shown(document('3.1.1'))).text, /Beside\./);
  assert.match((await shown(document('3.0.4'))).text, /Of the scheme\./);
});
