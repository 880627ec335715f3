import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatJson, isEqualJson, parseJson} from '../../src/base/exact-json.js';
import {toDoubles} from '../../src/base/to-doubles.js';
import {parseNumber} from '../../src/base/written-number.js';

test('JSON numbers keep their written digits', () => {
  const text =
    '{"a":1.10,"b":[9223372036854775807,-0,1e400,10.00,5,0.0000001,1.5,true,null],"__proto__":{"z":1.0},"c":{"d":[[2.50]]}}';
  assert.equal(formatJson(parseJson(text)), text);
  for (const only of ['1.10', '[1.0,2.0]', ' [ 1.0 ] '])
    assert.equal(formatJson(parseJson(only)), only.replaceAll(' ', ''));
});

test('digits in strings are not numbers', () => {
  const value = {a: ': 1.10, ', b: '\\', c: '", 2.00, "', d: '[3.0]', e: '\ue010', f: 4};
  const text = JSON.stringify({...value, g: 0})
    .replace('"g":0', '"g":5.00')
    .replace('\ue010', '\\uE010');
  assert.deepEqual(toDoubles(parseJson(text)), {...value, g: 5});
  assert.equal(formatJson((parseJson(text) as {g: unknown}).g), '5.00');
});

test('digits after strings on several lines are numbers, and digits in these strings are not', () => {
  const text = '{\n  "a": "x: 1.10, ",\n  "b": ["2.0", 3.0, "\\\\", "\\" 4.0 "],\n\n  "c": 5.00\n}';
  assert.equal(formatJson(parseJson(text)), '{"a":"x: 1.10, ","b":["2.0",3.0,"\\\\","\\" 4.0 "],"c":5.00}');
});

test('invalid JSON is rejected, and other JSON equals JSON.parse', () => {
  for (const text of ['{', '{"a":1.10', '[1.10,]', '"1.10']) assert.throws(() => parseJson(text), SyntaxError);
  assert.deepEqual(parseJson('{"a":[1,{"b":null}]}'), {a: [1, {b: null}]});
});

test('JSON without exact numbers is written like JSON.stringify', () => {
  const value = {a: [1, {}, [], undefined], b: undefined, c: 'é"', d: Number.NaN};
  assert.equal(formatJson(value), JSON.stringify(value));
  const exact = formatJson({...value, e: parseNumber('1.0')}, 2);
  assert.equal(exact?.replace('1.0', '1'), JSON.stringify({...value, e: 1}, null, 2));
  assert.equal(formatJson(undefined), undefined);
});

test('numbers are equal by value, long ones by all digits', () => {
  assert.equal(isEqualJson(parseNumber('1.10'), 1.1), true);
  assert.equal(isEqualJson(parseNumber('9223372036854775807'), parseNumber('9223372036854775806')), false);
  assert.equal(isEqualJson({a: [1]}, {a: [1]}), true);
  assert.equal(isEqualJson('1', 1), false);
});

test('a 2 MB text full of number-like strings is read in linear time', () => {
  const start = performance.now();
  for (const text of [`[${'1'.repeat(2e6)}]`, `["${'\\'.repeat(2e6)}", 1.10]`, `[${'1.0,'.repeat(5e5)}1]`])
    parseJson(text);
  assert.ok(performance.now() - start < 5000);
});
