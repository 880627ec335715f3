import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeMove} from '../../../src/check/schema/moved-keys.js';

const move = (standard: string, pointer: string, key: string, value: unknown, more: object = {}) =>
  describeMove({key, pointer, holder: {[key]: value, ...more}, standard});

test('keys of Swagger 2.0 have a place in OpenAPI 3', () => {
  assert.equal(
    move('OpenAPI 3.1', '/paths/~1a/get/responses/200', 'schema', {type: 'string'}),
    'move it below "content", such as "content": {"application/json": {"schema": {"type": "string"}}}.',
  );
  assert.equal(
    move('OpenAPI 3.0', '', 'basePath', '/v1', {host: 'a.example', schemes: ['http']}),
    'replace it with "servers": [{"url": "http://a.example/v1"}].',
  );
  assert.equal(
    move('OpenAPI 3.0', '/paths/~1a/get/parameters/0', 'collectionFormat', 'csv'),
    'replace it with "explode": false.',
  );
  assert.equal(move('OpenAPI 3.0', '/components/schemas/A', 'collectionFormat', 'csv'), undefined);
  assert.match(
    move('OpenAPI 3.1', '/components/securitySchemes/a', 'flow', 'application', {tokenUrl: 'https://a.example'}) ?? '',
    /"clientCredentials": \{"tokenUrl": "https:\/\/a\.example"\}/,
  );
});

test('keys of a newer version name the version', () => {
  assert.match(move('OpenAPI 3.0', '', 'webhooks', {}) ?? '', /openapi: 3\.1\.0/);
  assert.match(move('OpenAPI 3.1', '/paths/~1a', 'query', {}) ?? '', /openapi: 3\.2\.0/);
  assert.equal(move('OpenAPI 3.2', '/paths/~1a', 'query', {}), undefined);
  assert.equal(move('OpenAPI 3.1', '/components/schemas/A', 'const', 1), undefined);
});

test('keys of OpenAPI 3 have a place in Swagger 2.0', () => {
  assert.equal(
    move('Swagger 2.0', '', 'servers', [{url: 'https://a.example/v1'}]),
    'replace it with "schemes": ["https"], "host": "a.example", "basePath": "/v1".',
  );
  assert.equal(move('Swagger 2.0', '/definitions/A', 'nullable', true), 'rename it to "x-nullable": true.');
});

test('keys of the other AsyncAPI version have a place', () => {
  assert.match(move('AsyncAPI 3', '/channels/a', 'subscribe', {}) ?? '', /"action": "send"/);
  assert.equal(move('AsyncAPI 2.6', '/servers/a', 'host', 'a.example'), 'replace it with "url": "a.example".');
  assert.equal(move('AsyncAPI 3', '/info', 'toString', ''), undefined);
});
