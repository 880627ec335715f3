import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {readLink} from '../../../src/api-reference/form/request-link.js';
import {buildInitialValues, type FormValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {type EndedRequest, keepRequest} from '../../../src/api-reference/past-requests/keep-request.js';
import type {KeptParts} from '../../../src/api-reference/past-requests/kept-request.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';

const password = {type: 'string', format: 'password'};
const document = {
  openapi: '3.1.0',
  info: {title: 'T', version: '1'},
  servers: [{url: 'https://api.test/v1'}],
  security: [{key: []}, {oauth: []}],
  paths: {
    '/users/{id}': {
      post: {
        parameters: [
          {in: 'path', name: 'id', required: true, schema: {type: 'string'}},
          {in: 'query', name: 'page', schema: {type: 'integer'}},
          {in: 'query', name: 'api_key', schema: {type: 'string'}},
          {in: 'query', name: 'filter', style: 'deepObject', schema: {type: 'object', properties: {pin: password}}},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {type: 'object', properties: {name: {type: 'string'}, password}},
            },
          },
        },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {id: {type: 'string'}, password, list: {items: {properties: {password}}}},
                },
              },
            },
          },
        },
      },
    },
    '/token': {post: {responses: {200: {description: 'A token'}}}},
    '/loose': {get: {responses: {200: {content: {'application/json': {schema: {items: password}}}}}}},
  },
  components: {
    securitySchemes: {
      key: {type: 'apiKey', in: 'query', name: 'api_key'},
      oauth: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: '/v1/token', scopes: {}}}},
    },
  },
};

const reader = openReader('api.json', createMemoryFiles({'api.json': JSON.stringify(document)}));

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly secrets?: readonly string[];
  readonly response?: string;
  readonly type?: string;
  readonly parts?: KeptParts;
}

/** Stores a request for the document above. */
async function keep(sent: Sent) {
  const {method = 'POST', path = '/users/{id}', parameters = {}, body, secrets = [], parts = 'responses'} = sent;
  const name = {method, path};
  const form = (await reader.form(name, {})) as RequestForm;
  const fresh = buildInitialValues(form);
  const values: FormValues = {
    ...fresh,
    parameters: new Map([
      ...fresh.parameters,
      ...Object.entries(parameters).map(([key, value]) => [key, {isSent: true, value}] as const),
    ]),
    isWithoutBody: body === undefined,
    ...(body !== undefined && {bodies: new Map([['application/json', {value: body}]])}),
  };
  const prepared = await reader.request(name, {}, toRequestValues(values, 'https://api.test/v1'));
  const request: EndedRequest = {
    form,
    values,
    server: undefined,
    url: prepared?.request.url ?? '',
    secrets,
    documentUrl: 'https://api.test/api.json',
    when: 1,
    status: 200,
    ms: 20,
    page: '/docs/',
    documented: (await reader.responseSource(name))?.slice,
    ...(sent.response !== undefined && {
      storedBody: {contentType: sent.type ?? 'application/json', body: new TextEncoder().encode(sent.response)},
    }),
  };
  return {kept: keepRequest(request, parts), form};
}

const user = {'path id': '7', 'query page': '2'};

test('a stored request has its URL, status, time and fields, which fill the form', async () => {
  const {kept, form} = await keep({parameters: user, parts: 'requests', response: '{"id":"7"}'});
  const {fields, ...facts} = kept;
  assert.deepEqual(facts, {
    origin: 'https://api.test',
    operation: 'POST /users/{id}',
    method: 'POST',
    url: 'https://api.test/v1/users/7?page=2',
    when: 1,
    status: 200,
    ms: 20,
    page: '/docs/',
    isComplete: true,
  });
  const values = readLink(form, fields ?? '')?.values;
  assert.deepEqual(values?.parameters.get('path id'), {isSent: true, value: '7'});
});

test('bodies and responses are stored only on request, up to 100 KB', async () => {
  const given = {parameters: user, body: {name: 'Ada'}, response: '{"id":"7"}'};
  const without = (await keep({...given, parts: 'requests'})).kept;
  assert.equal(without.isComplete, false);
  assert.equal(without.response, undefined);
  assert.doesNotMatch(without.fields ?? '', /Ada/);
  const {kept, form} = await keep(given);
  assert.equal(kept.isComplete, true);
  assert.deepEqual(kept.response, {contentType: 'application/json', text: '{"id":"7"}'});
  assert.deepEqual(readLink(form, kept.fields ?? '')?.values.bodies.get('application/json'), {value: {name: 'Ada'}});
  const large = await keep({...given, body: {name: 'a'.repeat(100_001)}, response: `"${'b'.repeat(100_000)}"`});
  assert.equal(large.kept.response, undefined);
  assert.doesNotMatch(JSON.stringify(large.kept), /aaaa|bbbb/);
  const picture = await keep({...given, type: 'image/png'});
  assert.equal(picture.kept.response, undefined);
});

test('security D1: stored requests contain no entered credential', async () => {
  const secret = 'CANARY "ü/1';
  const basic = Buffer.from('ada:CANARY').toString('base64');
  const table: Sent[] = [
    {parameters: {'path id': secret}},
    {parameters: {...user, 'query api_key': 'CANARY-key'}},
    {parameters: user, body: {name: secret}},
    {parameters: user, response: JSON.stringify({id: secret})},
    {parameters: user, response: '{"id":"CANARY \\"\\u00fc\\/1"}'},
    {parameters: user, response: `{"authorization":"Basic ${basic}"}`},
    {parameters: user, response: `token ${encodeURIComponent(secret)}`, type: 'text/plain'},
  ];
  for (const sent of table) {
    const {kept} = await keep({...sent, secrets: [secret, basic]});
    assert.doesNotMatch(JSON.stringify(kept), /CANARY|Q0FOQVJZ|\\u00fc/, JSON.stringify(sent));
    assert.equal(kept.response, undefined);
  }
  const {kept} = await keep({parameters: {'path id': secret}, secrets: [secret]});
  assert.equal(kept.url, 'https://api.test/users/{id}');
});

test('security D1: stored requests and responses contain no password values', async () => {
  const request = await keep({
    parameters: {...user, 'query filter': {pin: '4711'}},
    body: {name: 'Ada', password: 'CANARY'},
    response: '{"id":"7","password":"CANARY2","list":[{"password":"CANARY3","a":1}],"echo":"x"}',
  });
  assert.doesNotMatch(JSON.stringify(request.kept), /CANARY|4711/);
  assert.deepEqual(JSON.parse(request.kept.response?.text ?? ''), {id: '7', list: [{a: 1}], echo: 'x'});
  assert.equal(request.kept.isComplete, false);
  // The API returns the entered value.
  const echo = await keep({parameters: user, body: {password: 'CANARY'}, response: '{"was":"CANARY"}'});
  assert.equal(echo.kept.response, undefined);
  const text = await keep({parameters: user, response: 'id: 7', type: 'text/plain'});
  assert.equal(text.kept.response, undefined, 'a text whose passwords nothing tells apart');
  const loose = await keep({method: 'GET', path: '/loose', response: '["CANARY"]'});
  assert.equal(loose.kept.response, undefined);
});

test('security D1: of a token request, only URL, status and time are stored', async () => {
  const table: Sent[] = [
    {method: 'POST', path: '/token', response: '{"value":"CANARY"}'},
    {parameters: user, response: '{"access_token":"CANARY"}'},
    {parameters: user, response: 'a=1&refresh_token=CANARY', type: 'application/x-www-form-urlencoded'},
  ];
  for (const sent of table) {
    const {kept} = await keep(sent);
    assert.equal(kept.fields, undefined);
    assert.equal(kept.response, undefined);
    assert.doesNotMatch(JSON.stringify(kept), /CANARY/);
  }
});
