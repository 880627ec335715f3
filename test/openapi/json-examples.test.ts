import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatJson} from '../../src/base/exact-json.js';
import {listMediaExamples} from '../../src/openapi/request/example.js';
import {open} from './open.js';

async function read(value: unknown, type = 'application/json'): Promise<unknown> {
  const documents = await open({openapi: '3.1.0'});
  const [example] = listMediaExamples(
    documents,
    {type, examples: [{name: '', value}], encoding: []},
    {side: 'response'},
  );
  return example?.value;
}

test('an example with JSON text is parsed', async () => {
  assert.deepEqual(await read(' {"a b": [1, "c \\"  d"]} '), {'a b': [1, 'c "  d']});
  assert.deepEqual(await read('[\n{"a":null}]', 'application/problem+json'), [{a: null}]);
});

test('an example with JSON text keeps the digits of its numbers', async () => {
  assert.equal(formatJson(await read('[12345678901234567890, 1.10]')), '[12345678901234567890,1.10]');
});

const same = [
  ['no JSON', '{a}'],
  ['a number', '5'],
  ['a text', 'a b'],
] as const;
for (const [name, text] of same)
  test(`an example is unchanged: ${name}`, async () => assert.equal(await read(text), text));

test('an example of another media type is unchanged', async () => {
  for (const type of ['text/plain', 'application/x-ndjson', 'application/jsonl'])
    assert.equal(await read('{"a":1}', type), '{"a":1}', type);
});
