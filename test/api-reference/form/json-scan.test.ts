import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPosition, JsonScan} from '../../../src/api-reference/form/json-scan.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function scan(text: string, budget = 1e9): JsonScan {
  const found = new JsonScan(bytesOf(text));
  for (let turns = 0; !found.run(budget); turns++) assert.ok(turns < 1e6);
  return found;
}

const texts = [
  '{}',
  '[]',
  ' [ ] ',
  'null',
  'true',
  '"a"',
  '-0.5e+3',
  '0',
  '[1,2]',
  '[[],{}]',
  '{"a":[{"b":"c"}],"d":null}',
  '"\\u00e4\\n\\\\\\""',
  '{"a":1,"a":2}',
  '\t\r\n1',
  '"ä 日 😀"',
  '',
  ' ',
  '{',
  '[',
  '[1,]',
  '[,1]',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  "{'a':1}",
  '[1 2]',
  '1 2',
  '01',
  '1.',
  '.5',
  '-',
  '+1',
  'nul',
  'nulll',
  'True',
  'NaN',
  'Infinity',
  '"a',
  '"\\x"',
  '"\\u12g4"',
  '"\\u12',
  '"a\nb"',
  ']',
  '}',
  '[}',
  '{]',
  '[1}',
  '//a',
  '1e',
  '1e5.2',
  '""""',
  '{"a":1 "b":2}',
  '{1:2}',
  '[null,tru]',
];

for (const text of texts)
  test(`agrees with JSON.parse about ${JSON.stringify(text)}, as a whole and byte by byte`, () => {
    let isRight = true;
    try {
      JSON.parse(text);
    } catch {
      isRight = false;
    }
    for (const budget of [1e9, 1]) assert.equal(scan(text, budget).failedAt === undefined, isRight);
  });

test('the start of each member is recorded, but not its content', () => {
  const text = ' {"a": [1, {"x": 2}], "b\\"": {"c": 3} , "d": "e,f"} ';
  assert.deepEqual([...scan(text, 3).members], [text.indexOf('"a"'), text.indexOf('"b'), text.indexOf('"d"')]);
  assert.deepEqual([...scan('[10, [20, 30], {"a":1}]').members], [1, 5, 15]);
  assert.deepEqual([...scan('"[1,2]"').members], []);
});

test('a value inside others is readable', () => {
  const text = '[1, [2, 3], 4]';
  const found = new JsonScan(bytesOf(text), 4, 10);
  assert.ok(found.run(100));
  assert.equal(found.failedAt, undefined);
  assert.deepEqual([...found.members], [5, 8]);
});

test('any depth is accepted', () => {
  const depth = 200_000;
  assert.equal(scan('['.repeat(depth) + ']'.repeat(depth)).failedAt, undefined);
  assert.equal(scan('['.repeat(depth)).failedAt, depth);
});

test('errors have a line and a column in characters', () => {
  const text = '{"ä": 1,\n "日": x}';
  const {failedAt} = scan(text);
  assert.deepEqual(findPosition(bytesOf(text), failedAt as number), {line: 2, column: 7});
  assert.deepEqual(findPosition(bytesOf(''), 0), {line: 1, column: 1});
});

test('reading stops at its time limit and continues later', () => {
  const found = new JsonScan(bytesOf(`[${'1,'.repeat(100_000)}1]`));
  assert.equal(found.run(1000), false);
  assert.ok(found.at < 1100);
});
