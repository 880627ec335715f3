import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildFieldPath, buildFieldsDocument} from '../../../src/api-reference/form/build-fields-document.js';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {buildInitialValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';

const name = {method: 'GET', path: '/octocat'};
const operation = {operationId: 'octo', responses: {200: {description: 'ok'}}};
const document = {openapi: '3.0.0', info: {title: 'T', version: '1'}, paths: {'/octocat': {get: operation}}};

/** Returns the page's base URL, the first sample and the form's request. */
async function shownOf(file: string, options: ViewOptions, rest: object = {}) {
  const reader = openReader(file, createMemoryFiles({[file]: JSON.stringify({...document, ...rest})}));
  const answer = await reader.operation(name, options);
  assert.equal(answer.state, 'ready');
  const {main} = (answer as {view: {main: string}}).view;
  const base = /<p class="base-url">.*?<code>(.*?)<\/code>/s.exec(main)?.[1];
  const {aside} = await reader.rest(name, options);
  const form = (await reader.form(name, options)) ?? assert.fail('no form');
  const [server] = form.servers;
  assert.ok(server);
  const prepared = await reader.request(name, options, toRequestValues(buildInitialValues(form), server.url));
  const markdown = await reader.markdown(name, options);
  const all = main + aside + markdown + JSON.stringify(prepared);
  assert.ok(!all.includes('api.example.com'), all);
  return {base, url: prepared?.request.url, sample: prepared?.samples[0]?.text, aside, markdown, server};
}

for (const [says, rest] of [
  ['no servers', {}],
  ['an empty list of servers', {servers: []}],
  ['a server without an address', {servers: [{description: 'gone'}]}],
] as const) {
  test(`a document with ${says} has its API at its own location`, async () => {
    const {base, url, sample, aside, markdown} = await shownOf('https://api.host/v3/openapi.json', {}, rest);
    assert.equal(base, 'https://api.host');
    assert.equal(url, 'https://api.host/octocat');
    assert.match(sample ?? '', /--url 'https:\/\/api\.host\/octocat'/);
    assert.match(aside, /https:\/\/api\.host\/octocat/);
    assert.match(markdown, /- <https:\/\/api\.host>/);
  });

  test(`a project's document with ${says} has its API at the site's host, if known`, async () => {
    const known = await shownOf('specs/api.json', {root: 'https://docs.host/guide/'}, rest);
    assert.equal(known.base, 'https://docs.host');
    assert.equal(known.url, 'https://docs.host/octocat');
    const unknown = await shownOf('specs/api.json', {}, rest);
    assert.equal(unknown.base, '/');
    assert.deepEqual(resolveServerUrl(unknown.server, {}, 'https://docs.host/guide/specs/api.json'), {
      url: 'https://docs.host',
      origin: 'https://docs.host',
    });
  });
}

test("api.baseUrl has priority over the document's location", async () => {
  const {base, url} = await shownOf('specs/api.json', {root: 'https://docs.host/', baseUrls: ['https://named.host']});
  assert.deepEqual([base, url], ['https://named.host', 'https://named.host/octocat']);
});

test('an API page without document and server has no base URL', async () => {
  const written = buildFieldsDocument({method: 'GET', target: '/a', servers: [], fields: []});
  const reader = openReader('page.json', createMemoryFiles({'page.json': JSON.stringify(written)}));
  const form = await reader.form({method: 'GET', path: buildFieldPath(written)}, {root: 'https://docs.host/'});
  assert.deepEqual(form?.servers, []);
});
