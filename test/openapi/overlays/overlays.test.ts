import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles, isFile} from '../../../src/base/files.js';
import {createOverlaidFiles} from '../../../src/openapi/overlays/create-overlaid-files.js';
import {findOverlays} from '../../../src/openapi/overlays/find-overlays.js';
import {applyOverlays} from '../../../src/openapi/overlays/overlay-document.js';

const overlay = (extend: string, ...actions: object[]) =>
  JSON.stringify({overlay: '1.0.0', info: {title: 'o', version: '1'}, extends: extend, actions});

const files = {
  'api/shop.yaml':
    'swagger: "2.0"\ninfo: {title: Shop, version: "1"}\npaths:\n  /a: {get: {responses: {200: {description: ok}}}}\n',
  'api/overlays/names.json': overlay('../shop.yaml', {target: "$.paths['/a'].get", update: {summary: 'Get an A'}}),
  'api/overlays/more.json': overlay('../shop.yaml', {target: '$.definitions', update: {X: {type: 'string'}}}),
  'other.yaml':
    'overlay: 1.0.0\nextends: https://api.example.com/openapi.json\ninfo: {title: o, version: "1"}\nactions: []\n',
  'free.json': JSON.stringify({overlay: '1.0.0', actions: []}),
  'ladder.json': overlay('../../../../etc/passwd'),
  'page.mdx': 'overlay: 1.0.0',
};

test('overlays are found by their extended document, relative to their own file', async () => {
  const found = await findOverlays(createMemoryFiles(files), Object.keys(files));
  assert.deepEqual(
    [...found],
    [
      ['api/shop.yaml', ['api/overlays/names.json', 'api/overlays/more.json']],
      ['https://api.example.com/openapi.json', ['other.yaml']],
      ['etc/passwd', ['ladder.json']],
    ],
  );
});

test('a reader shows overlaid content, also for older OpenAPI versions', async () => {
  const overlays = new Map([['api/shop.yaml', ['api/overlays/names.json', 'missing.yaml', 'api/overlays/more.json']]]);
  const reader = openReader('api/shop.yaml', createOverlaidFiles(createMemoryFiles(files), overlays));
  const {index, problems} = await reader.index();
  assert.deepEqual(
    index?.operations.map(({label}) => label),
    ['Get an A'],
  );
  assert.deepEqual(
    problems.filter(({code}) => code !== 'spec-swagger').map(({code, place, message}) => [code, place.file, message]),
    [
      ['spec-overlay', 'missing.yaml', 'The overlay missing.yaml does not exist.'],
      ['spec-overlay-target', 'api/overlays/more.json', 'The target "$.definitions" selects nothing in the document.'],
    ],
  );
});

test('overlays of a remote document come with its text', async () => {
  const readRemote = async (path: string) => ({path, text: '{}'});
  const wrapped = createOverlaidFiles(
    {...createMemoryFiles(files), readRemote},
    new Map([['https://a.example/x.json', ['other.yaml']]]),
  );
  const result = await wrapped.readRemote('https://a.example/x.json');
  assert.deepEqual(isFile(result) && result.overlays, ['other.yaml']);
  const other = await wrapped.read('free.json');
  assert.equal(isFile(other) && other.overlays, undefined);
});

test('an unreadable overlay is reported at its line', async () => {
  const {value, problems} = await applyOverlays(
    {a: 1},
    ['broken.yaml'],
    createMemoryFiles({'broken.yaml': 'overlay: 1.0.0\na: [\n'}),
  );
  assert.deepEqual(value, {a: 1});
  assert.deepEqual(
    problems.map(({place: {file}}) => file),
    ['broken.yaml'],
  );
});
