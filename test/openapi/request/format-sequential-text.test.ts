import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatSequentialText, isSequentialType} from '../../../src/openapi/request/format-sequential-text.js';

const items = [{id: 1}, {id: 2, name: 'a,"b"'}];
const cases: readonly (readonly [type: string, value: unknown, text: string | undefined])[] = [
  ['application/x-ndjson', items, '{"id":1}\n{"id":2,"name":"a,\\"b\\""}\n'],
  ['application/jsonl; charset=utf-8', {id: 1}, '{"id":1}\n'],
  ['application/stream+json', [1, null], '1\nnull\n'],
  ['application/json-seq', [{id: 1}], '\x1e{"id":1}\n'],
  ['application/geo+json-seq', [1], '\x1e1\n'],
  ['text/event-stream', [{event: 'add', data: 'a\nb'}, {id: 1}], 'event: add\ndata: a\ndata: b\n\nid: 1\n\n'],
  ['text/event-stream', {x: 1}, 'data: {"x":1}\n\n'],
  ['text/csv', items, 'id,name\n1,\n2,"a,""b"""\n'],
  [
    'text/csv',
    [
      ['a', 'b c'],
      [1, 'x\ny'],
    ],
    'a,b c\n1,"x\ny"\n',
  ],
  ['text/tab-separated-values', [{a: 1, b: 'x,y'}], 'a\tb\n1\tx,y\n'],
  ['text/csv', 'a,b', undefined],
  ['application/json', items, undefined],
  ['text/plain', items, undefined],
];

for (const [type, value, text] of cases)
  test(`${JSON.stringify(value)} as ${type}`, () => assert.equal(formatSequentialText(type, value), text));

test('streamed media types are recognized', () => {
  const types = ['application/x-ndjson', 'text/csv', 'application/json', 'text/plain', 'application/csvm+json'];
  assert.deepEqual(types.map(isSequentialType), [true, true, false, false, false]);
});
