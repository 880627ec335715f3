import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {parseConfig} from '../../src/config/parse-config.js';
import {collectProjectTargets} from '../../src/proxy/project-targets.js';
import {open, openText} from '../openapi/open.js';

const configOf = (api: object) => parseConfig({name: 'T', navigation: {pages: []}, api}).config;

test('origins are the base URLs in docs.json and all servers of documents', async () => {
  const library = await open(
    {
      openapi: '3.1.0',
      info: {title: 'T', version: '1'},
      servers: [
        {
          url: 'https://{region}.api.example.com:{port}/{version}',
          variables: {
            region: {default: 'eu', enum: ['eu', 'us']},
            port: {default: '8443'},
            version: {default: 'v1', enum: ['v1', 'v2']},
          },
        },
        {url: '/relative'},
        {url: 'ftp://files.example'},
        {url: 'https://user@api.example.com'},
      ],
      paths: {
        '/a': {servers: [{url: 'https://paths.example'}], get: {responses: {}}},
        '/b': {put: {servers: [{url: 'http://localhost:3000/x'}], responses: {}}},
        '/c': {$ref: 'other.json'},
      },
      webhooks: {hook: {patch: {responses: {}}}},
    },
    {'other.json': {post: {servers: [{url: 'https://other.example/v1'}], responses: {}}}},
  );
  const config = configOf({baseUrl: ['https://base.example/v1', 'no address']});
  assert.deepEqual(await collectProjectTargets(config, [library]), {
    origins: [
      'https://base.example',
      'https://eu.api.example.com:8443',
      'https://us.api.example.com:8443',
      'https://paths.example',
      'http://localhost:3000',
      'https://other.example',
    ],
    methods: ['GET', 'PUT', 'POST'],
  });
});

test('a relative server resolves against its document', async () => {
  const text = JSON.stringify({openapi: '3.0.0', info: {title: 'T'}, servers: [{url: '/v1'}], paths: {}});
  const library = await openText(text, 'https://specs.example/api.json', createMemoryFiles({}));
  assert.deepEqual((await collectProjectTargets(configOf({}), [library])).origins, ['https://specs.example']);
});

test('hand-written pages allow all usual methods', async () => {
  const {origins, methods} = await collectProjectTargets(configOf({mdx: {server: 'https://hand.example/v1'}}), []);
  assert.deepEqual(origins, ['https://hand.example']);
  assert.deepEqual(methods, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']);
});
