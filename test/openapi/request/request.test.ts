import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readSecuritySchemes} from '../../../src/openapi/document/document-info.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {openOperation} from '../../../src/openapi/operation/operation.js';
import {loadLanguages} from '../../../src/openapi/request/load-languages.js';
import {buildRequest, listAcceptableTypes, type RequestValues} from '../../../src/openapi/request/request.js';
import {buildSamples} from '../../../src/openapi/request/samples.js';
import {open} from '../open.js';

await loadLanguages(undefined);

/** Opens the operation of a document with one path. */
async function opened(path: string, method: string, operation: object, rest: object = {}) {
  const documents = await open({
    openapi: '3.2.0',
    servers: [{url: 'https://a.example'}],
    paths: {[path]: {[method]: operation}},
    ...rest,
  });
  const [entry] = indexDocument(documents).operations;
  assert.ok(entry);
  return {documents, operation: openOperation(documents, entry), schemes: readSecuritySchemes(documents)};
}

async function request(path: string, method: string, operation: object, values: RequestValues = {}, rest: object = {}) {
  const {documents, operation: found, schemes} = await opened(path, method, operation, rest);
  return buildRequest(documents, found, schemes, values);
}

async function sample(language: string, path: string, method: string, operation: object) {
  const {documents, operation: found, schemes} = await opened(path, method, operation);
  return buildSamples(documents, found, schemes, {}, [language])[0]?.text ?? '';
}

const text = (name: string, place: string, rest: object) => ({name, in: place, required: true, ...rest});
const query = (url: string) => url.slice(url.indexOf('?') + 1);

test('reserved header names are not parameters, and each header has one line', async () => {
  const parameters = ['Accept', 'content-type', 'Authorization', 'X-Key', 'x-key'].map(name =>
    text(name, 'header', {schema: {type: 'string'}, example: `of ${name}`}),
  );
  const security = {security: [{k: []}], components: {securitySchemes: {k: {type: 'http', scheme: 'bearer'}}}};
  const {headers} = await request('/a', 'get', {parameters}, {}, security);
  assert.deepEqual(headers, [
    ['X-Key', 'of x-key'],
    ['Authorization', 'Bearer YOUR_TOKEN'],
  ]);
  // Swagger 2.0 has no such rule.
  const documents = await open({
    swagger: '2.0',
    paths: {'/a': {get: {parameters: [text('Authorization', 'header', {type: 'string'})], responses: {}}}},
  });
  const [entry] = indexDocument(documents).operations;
  assert.ok(entry);
  assert.deepEqual(
    openOperation(documents, entry).parameters.map(({name}) => name),
    ['Authorization'],
  );
});

test('with several response types, the request accepts one', async () => {
  const types = (...names: string[]) => ({content: Object.fromEntries(names.map(name => [name, {}]))});
  const operation = {responses: {200: types('text/csv', 'application/json'), 400: types('text/plain')}};
  const found = await opened('/a', 'get', operation);
  assert.deepEqual(listAcceptableTypes(found.operation), ['text/csv', 'application/json']);
  assert.deepEqual((await request('/a', 'get', operation)).headers, [['Accept', 'application/json']]);
  assert.deepEqual((await request('/a', 'get', operation, {accept: 'text/csv'})).headers, [['Accept', 'text/csv']]);
  assert.deepEqual((await request('/a', 'get', {responses: {200: types('text/csv')}})).headers, []);
});

test('allowReserved keeps reserved characters, and nothing is encoded twice', async () => {
  const parameters = [
    text('p', 'path', {allowReserved: true, example: 'a/b:c?d#e/../%2e%2E/f%2Fg'}),
    text('q', 'path', {example: 'a/b c%'}),
    text('r', 'query', {allowReserved: true, example: '/x:y?z=[1],2&3+4#5'}),
    text('t', 'query', {allowReserved: true, example: 'a%2Fb%zz'}),
    text('u', 'query', {example: 'a%2Fb'}),
  ];
  const {url} = await request('/docs/{p}/{q}', 'get', {parameters});
  assert.equal(
    url,
    'https://a.example/docs/a/b:c%3Fd%23e/%252E%252E/%252E%252E/f%2Fg/a%2Fb%20c%25' +
      '?r=/x:y?z=[1],2%263%2B4%235&t=a%2Fb%25zz&u=a%252Fb',
  );
});

test('a form field follows its encoding object', async () => {
  const example = {url: 'http://a/b?c=d,e', list: ['x', 'y'], plain: ['x', 'y'], object: {k: 'v'}};
  const encoding = {url: {allowReserved: true}, list: {contentType: 'application/json'}};
  const content = {'application/x-www-form-urlencoded': {schema: {type: 'object'}, example, encoding}};
  const {body} = await request('/a', 'post', {requestBody: {content}});
  assert.equal(
    body?.kind === 'form' && body.text,
    'url=http://a/b?c=d,e&list=%5B%22x%22%2C%22y%22%5D&plain=x&plain=y&object=%7B%22k%22%3A%22v%22%7D',
  );
});

test('null is left out of forms, but not of JSON (RFC 6570, section 2.3)', async () => {
  const example = {a: null, list: ['x', null], json: null, z: ''};
  const encoding = {json: {contentType: 'application/json'}};
  const bodyOf = async (type: string) => {
    const content = {[type]: {schema: {type: 'object'}, example, encoding}};
    return (await request('/a', 'post', {requestBody: {content}})).body;
  };
  const form = await bodyOf('application/x-www-form-urlencoded');
  assert.equal(form?.kind === 'form' && form.text, 'list=x&json=null&z=');
  const parts = await bodyOf('multipart/form-data');
  const written = parts?.kind === 'multipart' && parts.fields.map(({name, value}) => `${name}=${value}`);
  assert.deepEqual(written, ['list=x', 'json=null', 'z=']);
});

test('a Swagger 2.0 form list is one value in its collectionFormat', async () => {
  const list = (collectionFormat?: string) => ({
    in: 'formData',
    name: collectionFormat ?? 'usual',
    type: 'array',
    items: {type: 'string', enum: ['x']},
    minItems: 2,
    required: true,
    ...(collectionFormat && {collectionFormat}),
  });
  const parameters = [list(), ...['csv', 'ssv', 'tsv', 'pipes', 'multi'].map(list)];
  const bodyOf = async (type: string) => {
    const operation = {parameters, consumes: [type], responses: {}};
    const documents = await open({swagger: '2.0', paths: {'/a': {post: operation}}});
    const [entry] = indexDocument(documents).operations;
    assert.ok(entry);
    return documents.settle(() => buildRequest(documents, openOperation(documents, entry), []).body);
  };
  const form = await bodyOf('application/x-www-form-urlencoded');
  assert.equal(form?.kind === 'form' && form.text, 'usual=x,x&csv=x,x&ssv=x%20x&tsv=x%09x&pipes=x%7Cx&multi=x&multi=x');
  const parts = await bodyOf('multipart/form-data');
  assert.deepEqual(parts?.kind === 'multipart' && parts.fields.map(({name, value}) => `${name}=${value}`), [
    'usual=x,x',
    'csv=x,x',
    'ssv=x x',
    'tsv=x\tx',
    'pipes=x|x',
    'multi=x',
    'multi=x',
  ]);
});

test('a parameter with a media type is serialized, with quotes around a JSON string', async () => {
  const json = (example: unknown) => ({content: {'application/json': {example}}});
  const parameters = [
    text('a', 'query', json('cat')),
    text('b', 'query', json({c: 1})),
    text('d', 'query', json('{"e":1}')),
    text('f', 'query', {content: {'text/plain': {example: 'cat'}}}),
  ];
  const sent = query((await request('/a', 'get', {parameters})).url);
  assert.equal(decodeURIComponent(sent), 'a="cat"&b={"c":1}&d={"e":1}&f=cat');
  const typed = await request('/a', 'get', {parameters}, {parameters: new Map([['query a', 'dog']]), isExact: true});
  assert.equal(query(typed.url), 'a=%22dog%22');
});

test('the whole query can be one parameter, and a path can contain a query', async () => {
  const whole = (type: string, example: unknown) => ({
    parameters: [text('q', 'querystring', {content: {[type]: {example}}})],
  });
  const form = await request('/a', 'get', whole('application/x-www-form-urlencoded', {a: 1, b: 'c d'}));
  assert.equal(form.url, 'https://a.example/a?a=1&b=c%20d');
  assert.equal(
    (await request('/a', 'get', whole('application/json', {a: 1}))).url,
    'https://a.example/a?%7B%22a%22%3A1%7D',
  );
  const parameters = [text('r', 'query', {example: 1})];
  assert.equal((await request('/a?beta=true', 'get', {parameters})).url, 'https://a.example/a?beta=true&r=1');
  assert.equal((await request('/a b/ö/{c}%20d', 'get', {})).url, 'https://a.example/a%20b/%C3%B6/{c}%20d');
});

test('an example matches the patterns of its property names', async () => {
  const of = async (schema: object) => {
    const {body} = await request('/a', 'post', {requestBody: {content: {'application/json': {schema}}}});
    return body?.kind === 'json' ? body.value : undefined;
  };
  const link = {type: 'object', required: ['link'], properties: {link: {type: 'string'}}};
  assert.deepEqual(await of({type: 'object', patternProperties: {'^x-[a-z]+$': link}, additionalProperties: false}), {
    'x-a': {link: 'https://example.com'},
  });
  const number = {additionalProperties: {type: 'integer'}};
  assert.deepEqual(await of({type: 'object', propertyNames: {enum: ['red', 'blue']}, ...number}), {red: 0});
  assert.deepEqual(await of({type: 'object', propertyNames: {pattern: '^k\\d$'}, ...number}), {k0: 0});
  assert.deepEqual(await of({type: 'object', ...number}), {key: 0});
});

const mixed = {
  requestBody: {
    content: {
      'multipart/mixed': {
        schema: {
          type: 'object',
          properties: {
            meta: {type: 'object', properties: {a: {type: 'integer', example: 1}}},
            file: {type: 'string', format: 'binary'},
          },
        },
        encoding: {meta: {headers: {'X-Part': {schema: {type: 'string'}, required: true, example: 'm"1'}}}},
      },
    },
  },
};

test('a multipart body has the type and headers of each part', async () => {
  const {body, headers} = await request('/a', 'post', mixed);
  assert.deepEqual(headers, []);
  assert.deepEqual(body, {
    kind: 'multipart',
    type: 'multipart/mixed',
    fields: [
      {name: 'meta', isFile: false, value: '{"a":1}', contentType: 'application/json', headers: [['X-Part', 'm"1']]},
      {name: 'file', isFile: true, value: 'file.bin'},
    ],
  });
});

for (const [language, ...parts] of [
  [
    'curl',
    "--header 'Content-Type: multipart/mixed'",
    `--form 'meta="{\\"a\\":1}";type=application/json;headers="X-Part: m\\"1"'`,
    "--form 'file=@file.bin'",
  ],
  [
    'javascript',
    'import { openAsBlob } from "node:fs";',
    '"Content-Type: application/json\\r\\n",\n  "X-Part: m\\"1\\r\\n",\n  "\\r\\n",\n  "{\\"a\\":1}\\r\\n"',
    'await openAsBlob("file.bin"), "\\r\\n",\n  "--form-boundary-7f3a--\\r\\n",\n]);',
    '"Content-Type": "multipart/mixed; boundary=form-boundary-7f3a"',
    'body: body,',
  ],
  [
    'python',
    '"X-Part: m\\"1".encode("utf-8"),',
    'open("file.bin", "rb").read(),',
    '"Content-Type": "multipart/mixed; boundary=form-boundary-7f3a"',
  ],
  [
    'go',
    'body.WriteString("X-Part: m\\"1\\r\\n")',
    'io.Copy(body, file',
    'request.Header.Set("Content-Type", "multipart/mixed; boundary=form-boundary-7f3a")',
    '"os"',
  ],
  [
    'java',
    'Content-Type: application/json\\r\\nX-Part: m\\"1\\r\\n\\r\\n{\\"a\\":1}\\r\\n--form-boundary-7f3a',
    '.ofFile(Path.of("file.bin"))',
    '.header("Content-Type", "multipart/mixed; boundary=form-boundary-7f3a")',
  ],
  ['php', "'X-Part: m\"1',", "file_get_contents('file.bin'),", 'implode("\\r\\n", ['],
  ['ruby', "'X-Part: m\"1',", "File.binread('file.bin'),", '.map(&:b).join("\\r\\n")'],
  [
    'csharp',
    'new MultipartContent("mixed")',
    'MediaTypeHeaderValue.Parse("application/json")',
    'part0.Headers.TryAddWithoutValidation("X-Part", "m\\"1");',
    'part1.Headers.TryAddWithoutValidation("Content-Disposition", "attachment; name=\\"file\\"; filename=\\"file.bin\\"");',
  ],
] as const)
  test(`the sample in ${language} sends the parts with their types and headers`, async () => {
    const written = await sample(language, '/a', 'post', mixed);
    for (const part of parts) assert.ok(written.includes(part), `${part}\n\n${written}`);
  });

test('curl requests HEAD by its own option, and JavaScript declares its file', async () => {
  assert.match(await sample('curl', '/a', 'head', {}), /^curl --head \\\n {2}--url/);
  assert.match(await sample('php', '/a', 'head', {}), /CURLOPT_NOBODY => true,/);
  const bytes = {requestBody: {content: {'image/png': {}}}};
  const written = await sample('javascript', '/a', 'put', bytes);
  assert.match(written, /import \{ openAsBlob \} from "node:fs";\n\nconst file = await openAsBlob\("file\.bin"\);/);
  assert.match(written, /body: file,/);
});

test('a null default is a valid example, and is left out of a query', async () => {
  const nullable = {type: ['string', 'null'], default: null};
  const schema = {type: 'object', properties: {a: nullable, b: {type: 'string', default: null}}};
  const {body} = await request('/a', 'post', {requestBody: {content: {'application/json': {schema}}}});
  assert.deepEqual(body?.kind === 'json' && body.value, {a: null, b: 'text'});
  const parameters = [text('q', 'query', {schema: nullable}), text('r', 'query', {example: 1})];
  assert.equal(query((await request('/a', 'get', {parameters})).url), 'r=1');
});

test("a media type range is sent as one type, or as the reader's", async () => {
  const operation = (type: string) => ({requestBody: {content: {[type]: {schema: {properties: {a: {}}}}}}});
  const typeOf = async (type: string, values: RequestValues = {}) =>
    (await request('/a', 'post', operation(type), values)).headers.find(([name]) => name === 'Content-Type')?.[1];
  assert.equal(await typeOf('application/*'), 'application/json');
  assert.equal(await typeOf('image/*'), 'image/png');
  assert.equal(await typeOf('application/*', {contentType: 'application/yaml'}), 'application/yaml');
});

test('a streamed body is sent in its own format', async () => {
  const items = {type: 'array', items: {type: 'object', properties: {id: {type: 'integer'}}}};
  const bodyOf = async (type: string, media: object) => {
    const {body} = await request('/a', 'post', {requestBody: {content: {[type]: media}}});
    return body?.kind === 'text' ? body.text : body;
  };
  assert.equal(await bodyOf('application/x-ndjson', {schema: items}), '{"id":1024}\n');
  assert.equal(await bodyOf('application/jsonl', {schema: {type: 'array'}, itemSchema: items.items}), '{"id":1024}\n');
  assert.equal(await bodyOf('text/csv', {schema: items, example: [{a: 1}, {a: 2}]}), 'a\n1\n2\n');
});

test('without a known host, only the sample names one', async () => {
  const {documents, operation} = await opened('/a', 'get', {}, {servers: [{url: '/v1'}]});
  assert.equal(buildRequest(documents, operation, []).url, '/v1/a');
  assert.match(
    buildSamples(documents, operation, [], {}, ['curl'])[0]?.text ?? '',
    /'https:\/\/your-server\.example\.com\/v1\/a'/,
  );
});

test('a parameter with XML content is XML in one line (OpenAPI 3.1, section 4.8.12.2.2)', async () => {
  const schema = {type: 'object', xml: {name: 'r'}, properties: {a: {type: 'integer'}}};
  const content = {'application/xml': {schema, example: {a: 1}}};
  const parameters = [
    {name: 'x', in: 'query', required: true, content},
    {name: 'X-D', in: 'header', required: true, content},
  ];
  const {url, headers} = await request('/a', 'get', {parameters});
  assert.equal(url, 'https://a.example/a?x=%3Cr%3E%3Ca%3E1%3C%2Fa%3E%3C%2Fr%3E');
  assert.deepEqual(headers, [['X-D', '<r><a>1</a></r>']]);
});

test('the JavaScript sample of a GET has no body, for which fetch throws an exception', async () => {
  const content = {'application/json': {example: {a: 1}}};
  const {documents, operation, schemes} = await opened('/a', 'get', {requestBody: {content}});
  const [sample] = buildSamples(documents, operation, schemes, {}, ['js']);
  assert.doesNotMatch(sample?.text ?? '', /body/);
});
