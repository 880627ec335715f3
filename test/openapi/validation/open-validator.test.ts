import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createOpenValidator, openValidator} from '../../../src/openapi/validation/open-validator.js';
import type {OpenValidator} from '../../../src/openapi/validation/validator.js';

const here = createOpenValidator({run: (source, flags, text) => new RegExp(source, flags).test(text)});

async function fits(open: OpenValidator, pattern: string, text: string): Promise<boolean> {
  const validator = await open('2020-12');
  validator.add('s', {pattern});
  const errors = validator.validate('s', text) ?? assert.fail('not validated');
  return errors.length === 0;
}

test('patterns support Unicode, and old expressions keep working (JSON Schema 2020-12, 6.4)', async () => {
  for (const open of [openValidator, here]) {
    assert.ok(await fits(open, '^\\p{L}+$', 'Größe'));
    assert.ok(!(await fits(open, '^\\p{L}+$', 'p{L}')));
    assert.ok(await fits(open, '^\\u{1F600}$', '😀'));
    // Invalid in Unicode mode: an unknown escape, and `\p` without a property.
    assert.ok(await fits(open, '^a\\-b$', 'a-b'));
    assert.ok(await fits(open, '^\\-\\p{2}$', '-pp'));
  }
});
