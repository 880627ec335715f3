import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseJson} from '../../../src/base/exact-json.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';

async function errorsOf(schema: string, value: string) {
  const validator = await openValidator('2020-12');
  validator.add('s', parseJson(schema));
  return validator.validate('s', parseJson(value)) ?? assert.fail('not validated');
}

test('errors show value and limit with their written digits', async () => {
  const [error] = await errorsOf('{"properties":{"a":{"maximum":9223372036854775807}}}', '{"a":1.10e30}');
  assert.equal(`${error?.data}`, '1.10e30');
  assert.equal(`${error?.params.limit}`, '9223372036854775807');
  const [other] = await errorsOf('{"enum":[1.10,2]}', '3.0');
  assert.deepEqual([other?.params.allowedValues].flat().map(String), ['1.10', '2']);
});

test('two different numbers with equal doubles are unique items', async () => {
  assert.deepEqual(await errorsOf('{"uniqueItems":true}', '[9007199254740992,9007199254740993]'), []);
  assert.equal((await errorsOf('{"uniqueItems":true}', '[1.10,1.1]')).length, 1);
});

test('exact numbers match their types, limits and values', async () => {
  const schema = '{"items":{"type":"number","minimum":-0,"multipleOf":0.10,"enum":[1.10,10.00]}}';
  assert.deepEqual(await errorsOf(schema, '[1.10,1.1,10,10.00]'), []);
});
