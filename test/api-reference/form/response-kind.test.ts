import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildFileName, findResponseKind, sniffKind, toUtf8} from '../../../src/api-reference/form/response-kind.js';

const kinds: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'Application/JSON; charset=utf-8': 'json',
  'application/problem+json': 'json',
  'text/event-stream': 'events',
  'application/x-ndjson': 'lines',
  'application/jsonl': 'lines',
  'application/json-seq': 'lines',
  'text/html': 'text',
  'application/xhtml+xml': 'text',
  'application/xml': 'text',
  'application/yaml': 'text',
  'text/csv; header=present': 'text',
  'image/png': 'image',
  'image/svg+xml': 'vector',
  'image/tiff': 'file',
  'audio/wav': 'audio',
  'video/mp4': 'file',
  'application/pdf': 'file',
  'application/octet-stream': 'file',
};

for (const [type, kind] of Object.entries(kinds))
  test(`${type} is shown as ${kind}`, () => assert.equal(findResponseKind(type), kind));

test('a body without a type is JSON or text if it looks like it', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  assert.equal(sniffKind(bytes(' \n[1]')), 'json');
  assert.equal(sniffKind(bytes('hello')), 'text');
  assert.equal(sniffKind(bytes('a\0b')), 'file');
});

test('text in another encoding is decoded, without its byte order mark', () => {
  const latin = Uint8Array.from([0xc4]);
  assert.deepEqual(toUtf8(latin, 'text/plain; charset="ISO-8859-1"'), new TextEncoder().encode('Ä'));
  assert.deepEqual(toUtf8(latin, 'text/plain; charset=nonsense'), latin);
  assert.deepEqual(toUtf8(latin, 'text/plain'), latin);
  assert.deepEqual(toUtf8(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]), 'text/plain'), Uint8Array.from([0x61]));
});

test('a file name comes from the API, otherwise from the URL', () => {
  const name = (path: string, type = '', disposition = '') =>
    buildFileName(`https://a.example${path}`, type, disposition);
  assert.equal(name('/x', '', 'attachment; filename="big.bin"'), 'big.bin');
  assert.equal(name('/x', '', "attachment; filename=a; filename*=UTF-8''%C3%84.txt"), 'Ä.txt');
  assert.equal(name('/x', '', 'attachment; filename="../../.bashrc"'), '-..-.bashrc');
  assert.equal(name('/orders/7?key=secret', 'application/json'), '7.json');
  assert.equal(name('/orders', 'application/problem+json'), 'orders.json');
  assert.equal(name('/', 'text/plain'), 'response.txt');
  assert.equal(name('/%zz', 'image/png'), '%zz.png');
});
