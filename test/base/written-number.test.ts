import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  hasLostDigits,
  isBelow,
  isContainer,
  isInteger,
  isNumber,
  isWrittenNumber,
  parseNumber,
  toNumber,
} from '../../src/base/written-number.js';

const exact = (text: string) => parseNumber(text) as string;

test('only numbers that a double would print differently keep their text', () => {
  const kept = ['9223372036854775807', '1.10', '10.00', '1e400', '-0', '0.0000001', '1E2', '123456789.123456789'];
  for (const text of kept) {
    assert.ok(isWrittenNumber(parseNumber(text)), text);
    assert.equal(`${parseNumber(text)}`, text);
  }
  for (const text of ['0', '12', '-1.5', '9007199254740991', '0.1']) assert.equal(parseNumber(text), Number(text));
  for (const text of ['', '010', '+1', '.5', '5.', '0x1F', '1 ', 'NaN'])
    assert.equal(parseNumber(text), undefined, text);
});

test('an exact number survives the structured clone', () => {
  const {a} = structuredClone({a: parseNumber('1.10')});
  assert.ok(isWrittenNumber(a));
  assert.equal(`${a}`, '1.10');
});

test('an exact number has no members', () => {
  assert.deepEqual([isNumber(exact('1.10')), isNumber(1), isNumber('1')], [true, true, false]);
  assert.deepEqual([isContainer(exact('1.10')), isContainer([]), isContainer(null)], [false, true, false]);
  assert.deepEqual([toNumber(exact('1.10')), toNumber(2), toNumber('2')], [1.1, 2, undefined]);
  assert.deepEqual([isInteger(exact('10.00')), isInteger(exact('1.10')), isInteger(3)], [true, false, true]);
});

test('whole numbers are compared by all digits', () => {
  assert.equal(isBelow(exact('9223372036854775806'), exact('9223372036854775807')), true);
  assert.equal(isBelow(exact('9223372036854775807'), exact('9223372036854775806')), false);
  assert.equal(isBelow(exact('1.10'), 1.2), true);
});

test('a number loses digits if its double has another value', () => {
  for (const text of ['9007199254740993', '1e400', '0.12345678901234567'])
    assert.ok(hasLostDigits(parseNumber(text)), text);
  for (const text of ['1.10', '9007199254740992', '10.00', '1E2', '7'])
    assert.ok(!hasLostDigits(parseNumber(text)), text);
});
