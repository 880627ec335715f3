import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Field} from '../../../src/api-reference/form/field.js';
import {formatShownText, parseTypedValue} from '../../../src/api-reference/form/typed-text.js';
import {parseNumber} from '../../../src/base/written-number.js';

const exact = parseNumber;
const field = (kind: Field['kind']): Field => ({kind, type: kind, nullable: false, constraints: []});

test('numbers are numbers if JSON can express them, otherwise text', () => {
  const texts = ['12', '-1.5', '1e3', '007x', '', '1.', '9007199254740993', ' 1'];
  const values = texts.map(text => parseTypedValue(field('number'), text));
  assert.deepEqual(values, [12, -1.5, exact('1e3'), '007x', '', '1.', exact('9007199254740993'), ' 1']);
});

test('nullable numbers are null when typed as null, or when empty inside a value', () => {
  const nullable = {...field('number'), nullable: true};
  const typed = (text: string, isInside?: boolean) => parseTypedValue(nullable, text, isInside);
  assert.deepEqual(
    [typed('null'), typed('null', true), typed(''), typed('', true), typed('0', true)],
    [null, null, '', null, 0],
  );
  assert.deepEqual(
    [parseTypedValue(field('number'), 'null'), parseTypedValue(field('number'), '', true)],
    ['null', ''],
  );
});

test('JSON is parsed, and invalid JSON stays text', () => {
  assert.deepEqual(parseTypedValue(field('json'), '{"a":[1]}'), {a: [1]});
  assert.equal(parseTypedValue(field('json'), '{"a"'), '{"a"');
  assert.equal(parseTypedValue(field('text'), '12'), '12');
});

test('every value has a text', () => {
  assert.deepEqual(
    [1, 'a', true, null, undefined, {a: 1}].map(value => formatShownText(value)),
    ['1', 'a', 'true', '', '', '{\n  "a": 1\n}'],
  );
});

test('null is valid text in a JSON field', () => {
  assert.equal(parseTypedValue(field('json'), 'null'), null);
  assert.equal(formatShownText(null, 'json'), 'null');
});
