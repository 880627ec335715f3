import assert from 'node:assert/strict';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {mock} from '../../../../../shell/node/commands/mock/mock.js';
import {runMock} from '../../../../../shell/node/commands/mock/mock-command.js';

const item = {
  type: 'object',
  required: ['id', 'name'],
  properties: {id: {type: 'string'}, name: {type: 'string', minLength: 3}},
};
const id = {in: 'path', name: 'id', required: true, schema: {type: 'string'}};
const content = {'application/json': {schema: item}};
const document = {
  openapi: '3.1.0',
  info: {title: 'Trees', version: '1'},
  servers: [{url: 'https://api.example.com/v2'}],
  paths: {
    '/trees': {
      post: {
        requestBody: {content: {'application/json': {schema: {...item, required: ['name']}}}},
        responses: {201: {description: '', content}},
      },
    },
    '/trees/{id}': {
      parameters: [id],
      get: {responses: {200: {description: '', content}}},
      delete: {responses: {204: {description: ''}}},
    },
    '/trees/oldest': {get: {responses: {200: {description: '', content: {'text/plain': {example: 'yew'}}}}}},
    '/photos': {
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {type: 'object', required: ['title'], properties: {title: {type: 'string'}}},
            },
          },
        },
        responses: {204: {description: ''}, 400: {description: ''}},
      },
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'lectern-mock-'));
const file = join(folder, 'openapi.json');
const lines: string[] = [];
const output = {out: (line: string) => void lines.push(line), err: (line: string) => void lines.push(line)};
let server: Server;
let root: string;

before(async () => {
  writeFileSync(file, JSON.stringify(document));
  const started = await runMock(
    {document: file, host: '127.0.0.1', port: 0, allowOrigins: ['https://docs.example.com']},
    output,
  );
  server = typeof started === 'string' ? assert.fail(started) : started;
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => void server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(root + path, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });

test('lectern mock prints its document and URL', () => {
  assert.match(lines[0] ?? '', /^The mock of Trees is at http:\/\/localhost:\d+\/ \(5 operations\)\.$/);
});

test("lectern mock creates, reads and deletes, with and without the server's path", async () => {
  const created = (await (await post('/v2/trees', {name: 'Willow'})).json()) as {id: string};
  assert.deepEqual(await (await fetch(`${root}/trees/${created.id}`)).json(), {id: created.id, name: 'Willow'});
  assert.equal((await fetch(`${root}/v2/trees/${created.id}`, {method: 'DELETE'})).status, 204);
  assert.equal((await fetch(`${root}/trees/${created.id}`)).status, 404);
});

test('lectern mock prefers a concrete path, and sends HEAD without a body', async () => {
  assert.equal(await (await fetch(`${root}/trees/oldest`)).text(), 'yew');
  const head = await fetch(`${root}/trees/oldest`, {method: 'HEAD'});
  assert.deepEqual([head.status, head.headers.get('content-type'), await head.text()], [200, 'text/plain', '']);
});

test('lectern mock rejects invalid requests', async () => {
  const short = await post('/trees', {name: 'ab'});
  const errors = [{at: 'body name', word: 'minLength', limit: '3'}];
  assert.deepEqual([short.status, ((await short.json()) as {errors: unknown}).errors], [422, errors]);
  const other = await fetch(`${root}/trees`, {method: 'PUT'});
  assert.deepEqual([other.status, other.headers.get('allow')], [405, 'POST']);
  assert.equal((await fetch(`${root}/nothing`)).status, 404);
  const form = new FormData();
  form.set('title', 'A yew');
  assert.equal((await fetch(`${root}/photos`, {method: 'POST', body: form})).status, 204);
  const empty = new FormData();
  empty.set('other', 'x');
  assert.equal((await fetch(`${root}/photos`, {method: 'POST', body: empty})).status, 400);
});

test('lectern mock lets only allowed pages read responses', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${root}/trees/oldest`, {headers: {origin}})).headers.get('access-control-allow-origin');
  assert.equal(await allowed('http://localhost:3000'), 'http://localhost:3000');
  assert.equal(await allowed('https://docs.example.com'), 'https://docs.example.com');
  assert.equal(await allowed('https://evil.example'), null);
  const headers = {origin: 'http://localhost:3000', 'access-control-request-method': 'DELETE'};
  const preflight = await fetch(`${root}/trees/1`, {method: 'OPTIONS', headers});
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /DELETE/);
});

test('lectern mock rejects an unknown Host header', async () => {
  const {port} = server.address() as AddressInfo;
  const status = await new Promise(done => {
    httpRequest({port, path: '/trees/oldest', headers: {host: 'evil.example'}}, response => {
      response.resume();
      done(response.statusCode);
    }).end();
  });
  assert.equal(status, 403);
});

test('lectern mock explains a failed start', async () => {
  const run = (files: readonly string[], values: object = {}) =>
    mock.run(
      {folder: '.', files, values: {port: '0', host: '127.0.0.1', 'allow-origin': [], ...values}, version: '1'},
      output,
    );
  assert.equal(await run([]), 'lectern mock needs one API document.\nFix: Run lectern mock openapi.yaml.');
  assert.match(String(await run([folder])), /is not an API document\.\nFix: Pass a \.json, \.yaml or \.yml file/);
  assert.equal(
    await run([file], {port: 'x'}),
    '--port x is not a port.\nFix: Pass a number up to 65535, such as --port 4400.',
  );
  assert.match(String(await run([file], {'allow-origin': ['x']})), /^--allow-origin x is not an http or https URL\./);
  writeFileSync(join(folder, 'empty.json'), '[]');
  assert.match(
    String(await runMock({document: join(folder, 'empty.json'), host: '127.0.0.1', port: 0, allowOrigins: []}, output)),
    /Fix: /,
  );
});
