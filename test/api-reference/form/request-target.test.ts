import assert from 'node:assert/strict';
import {test} from 'node:test';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import type {Server} from '../../../src/openapi/document/document-info.js';

const base = 'https://docs.example.com/api/shop.yaml';
const server = (url: string, variables: Partial<Server['variables'][number]>[] = []): Server => ({
  url,
  variables: variables.map(each => ({name: 'v', default: '', enum: [], ...each})),
});

test('variables are filled, and stay in their part of the URL', () => {
  const host = server('https://{v}.example.com/{w}', [{default: 'eu'}, {name: 'w', default: 'v1'}]);
  assert.deepEqual(resolveServerUrl(host, {}, base), {
    url: 'https://eu.example.com/v1',
    origin: 'https://eu.example.com',
  });
  assert.deepEqual(resolveServerUrl(host, {v: 'us', w: 'a/b'}, base), {
    url: 'https://us.example.com/a/b',
    origin: 'https://us.example.com',
  });
  for (const v of ['evil.example/', 'evil.example?', 'evil.example#', 'a@evil.example', 'evil.example\\', 'e vil'])
    assert.equal('refused' in resolveServerUrl(host, {v}, base), true, v);
});

test('values outside the enum are rejected', () => {
  const chosen = server('https://{v}.example.com', [{default: 'eu', enum: ['eu', 'us']}]);
  assert.deepEqual(resolveServerUrl(chosen, {v: 'evil'}, base), {
    url: 'https://eu.example.com',
    origin: 'https://eu.example.com',
  });
});

test("servers without a host use the document's location", () => {
  assert.deepEqual(resolveServerUrl(server('/v1/'), {}, base), {
    url: 'https://docs.example.com/v1',
    origin: 'https://docs.example.com',
  });
  assert.deepEqual(resolveServerUrl(server('../v2?x=1#y'), {}, base), {
    url: 'https://docs.example.com/v2',
    origin: 'https://docs.example.com',
  });
});

test('invalid API URLs are rejected with a reason', () => {
  const cases = [
    ['https://api.example.com@canary.invalid/', 'user'],
    ['javascript:alert(1)', 'scheme'],
    ['ftp://api.example.com', 'scheme'],
    ['https://', 'address'],
    ['{v}', 'variable'],
  ] as const;
  for (const [url, refused] of cases) {
    const target = resolveServerUrl(server(url, [{default: 'https://evil.example'}]), {}, base);
    assert.equal('refused' in target ? target.refused : target.url, refused, url);
  }
});
