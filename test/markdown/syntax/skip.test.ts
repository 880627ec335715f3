import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createBudget, skipBraces, skipQuoted, skipTemplate} from '../../../src/markdown/syntax/skip.js';

const braces: readonly (readonly [name: string, text: string, covered: string | undefined])[] = [
  ['ends at the partner', '{a} b}', '{a}'],
  ['counts inner braces', '{a{b}{c}} d', '{a{b}{c}}'],
  ['passes over a brace in double quotes', '{"}"} a', '{"}"}'],
  ['passes over a brace in single quotes', "{'}'} a", "{'}'}"],
  ['passes over an escaped quote', '{"\\"}"} a', '{"\\"}"}'],
  ['passes over a brace in a template', '{`}`} a', '{`}`}'],
  ['passes over a hole of a template', `{\`\${{a: "}"}}\`} b`, `{\`\${{a: "}"}}\`}`],
  ['passes over a brace in a comment', '{/* } */} a', '{/* } */}'],
  ['passes over a brace in a line comment', '{a // }\n} b', '{a // }\n}'],
  ['takes an address for no comment', '{https://a} b', '{https://a}'],
  ['takes an apostrophe for no quote', "{it's} a", "{it's}"],
  ['has no answer without a partner', '{a', undefined],
  ['has no answer inside a template that never ends', '{`}', undefined],
  ['has no answer inside a comment that never ends', '{/* }', undefined],
];

for (const [name, text, covered] of braces) {
  test(`a brace ${name}`, () => {
    const end = skipBraces(text, 0, createBudget(text));
    assert.equal(end === -1 ? undefined : text.slice(0, end), covered);
  });
}

test('an unmatched quote returns its own position', () => {
  assert.equal(skipQuoted('it\'s\n"', 2, 39), 2);
  assert.equal(skipQuoted("'a\\'b'", 0, 39), 5);
});

test('a template ends at its backtick, or the result is negative', () => {
  const text = `\`a\${\`b\`}c\` d`;
  assert.equal(skipTemplate(text, 0, createBudget(text)), 9);
  assert.ok(skipTemplate('`a', 0, createBudget('`a')) < 0);
});

test('without fuel, the result is undefined', () => {
  assert.equal(skipBraces('{a}', 0, {left: 0, depth: 0, loose: 0, refused: []}), -1);
});
