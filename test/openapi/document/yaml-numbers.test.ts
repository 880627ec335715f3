import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatJson} from '../../../src/base/exact-json.js';
import {readData} from '../../../src/openapi/document/read-data.js';

async function read(yaml: string): Promise<string | undefined> {
  const {value, problems} = await readData(yaml, 'a.yaml');
  assert.deepEqual(problems, []);
  return formatJson(value);
}

test('YAML numbers keep their digits in JSON notation', async () => {
  const list = '9223372036854775807, -0, 1e400, +1.10, .50, 010, 0x1F, 5., 10.00, 1E5, -1.5';
  const written = '[9223372036854775807,-0,1e400,1.10,0.50,10,31,5,10.00,1E5,-1.5]';
  assert.equal(await read(`a: [${list}]`), `{"a":${written}}`);
});

test('a numeric key keeps its digits', async () => {
  assert.equal(await read('1.10: a\n200: b\n'), '{"200":"b","1.10":"a"}');
});

test('merge keys add the missing keys of other mappings', async () => {
  const bases = 'a: &a {x: 1.10, y: 2}\nb: &b {z: 3}\n';
  const all = '{"a":{"x":1.10,"y":2},"b":{"z":3},"c":{"y":0,"x":1.10,"z":3}}';
  assert.equal(await read(`${bases}c: {y: 0, <<: [*a, *b]}\n`), all);
  assert.equal(await read(`${bases}c: {"<<": 1}\n`), all.replace(/\{"y":0.*/, '{"<<":1}}'));
});

test('text that looks like a number stays text', async () => {
  assert.equal(await read('a: ["1.10", 1.2.3, 1_000]'), '{"a":["1.10","1.2.3","1_000"]}');
});
