import assert from 'node:assert/strict';
import {test} from 'node:test';
import {load} from 'js-yaml';
import {readIndented} from '../../src/base/yaml-indentation.js';

test('lines with too little indentation in quotes and brackets are read and reported', () => {
  const cases: readonly (readonly [text: string, value: unknown, lines: readonly number[]])[] = [
    ['a:\n  b: {\n    x: 1,\n  }\nc: 2\n', {a: {b: {x: 1}}, c: 2}, [3]],
    ['a:\n  - b: "line one\nline two"\n    c: 1\n', {a: [{b: 'line one line two', c: 1}]}, [2]],
    ['a:\n  b: [\n1,\n2\n]\nc: 1\n', {a: {b: [1, 2]}, c: 1}, [2, 3, 4]],
    // Literal text remains unchanged.
    ['a:\n  b: [\n]\nc: |\n  {\n  }\nd:\n  e: {\n}\n', {a: {b: []}, c: '{\n}\n', d: {e: {}}}, [2, 8]],
    ['a: 1\n', {a: 1}, []],
  ];
  for (const [text, value, lines] of cases) {
    const found = readIndented(text, text => load(text));
    assert.deepEqual({value: found.value, lines: found.lines}, {value, lines}, text);
  }
});

test('a thousand closing brackets need only one more parse', () => {
  const text = Array.from({length: 1000}, (_, at) => `k${at}:\n  v: {\n    x: 1\n}`).join('\n');
  let reads = 0;
  const {lines} = readIndented(text, text => {
    reads++;
    return load(text);
  });
  assert.equal(lines.length, 1000);
  assert.equal(reads, 2);
});

test('other errors remain, and so do more than a hundred lines', () => {
  assert.throws(() => readIndented('a:\n\tb: 1\n', text => load(text)), /tab/);
  const many = Array.from({length: 300}, (_, at) => `k${at}:\n  v: "a\nb"`).join('\n');
  assert.throws(() => readIndented(many, text => load(text)), /deficient indentation/);
});
