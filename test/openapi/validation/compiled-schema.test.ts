import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {getOfficialSchemaName} from '../../../src/openapi/validation/compiled-schema.js';

const cases = [
  ['2.0', false, 'swagger-2.0'],
  ['3.0.3', false, 'openapi-3.0'],
  ['3.0', false, 'openapi-3.0'],
  ['3.1.1', false, 'openapi-3.1'],
  ['3.2.0', false, 'openapi-3.2'],
  ['', false, 'openapi-3.1'],
  ['4.0.0', false, 'openapi-3.1'],
  ['2.0.0', true, 'asyncapi-2.6'],
  ['2.6.0', true, 'asyncapi-2.6'],
  ['3.0.0', true, 'asyncapi-3'],
  ['3.1.0', true, 'asyncapi-3'],
] as const;

test('each version has a schema that validates', async () => {
  for (const [version, isAsync, name] of cases) {
    assert.equal(getOfficialSchemaName(version, isAsync), name, version);
    const {default: validate, words} = await loadSchema(name);
    assert.equal(validate({}), false);
    assert.ok(validate.errors?.some(({keyword}) => keyword === 'required'));
    assert.ok(words.includes('description'));
  }
});
