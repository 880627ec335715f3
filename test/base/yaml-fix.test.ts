import assert from 'node:assert/strict';
import {test} from 'node:test';
import {load} from 'js-yaml';
import {explainYaml} from '../../src/base/yaml-fix.js';

/** YAML texts with a frequent mistake, and a part of the fix. */
const mistakes: readonly (readonly [yaml: string, fix: RegExp])[] = [
  ['a:\n\tb: 1', /spaces/],
  ['a: "x', /closing quote/],
  ['a: [1, 2', /"\]" or "\}"/],
  ['a: {b: 1 c: 2}', /quotes|comma/],
  ['a: b: c', /in quotes/],
  ['a: 1\n  b: 2', /in quotes/],
  ['a: *none', /anchor/],
  ['a: "\\q"', /two backslashes/],
  ['a: 1\n---\nb: 1', /second "---"/],
];

for (const [yaml, fix] of mistakes)
  test(`has a fix for ${JSON.stringify(yaml)}`, () => {
    let reason = '';
    try {
      load(yaml);
    } catch (error) {
      reason = (error as {reason: string}).reason;
    }
    assert.match(explainYaml(reason).fix ?? reason, fix);
  });

test('a rare error has no fix', () => {
  assert.equal(explainYaml('unknown tag').fix, undefined);
});

test('a fix repeats the line with the missing quotes or bracket', () => {
  assert.deepEqual(explainYaml('bad indentation of a mapping entry', 'title: Setup: step one'), {
    reason: 'the value of title contains ": "',
    fix: 'put the value in quotes: title: "Setup: step one".',
  });
  assert.deepEqual(explainYaml('bad indentation of a mapping entry', 'title: @home'), {
    reason: 'the value of title begins with "@"',
    fix: 'put the value in quotes: title: "@home".',
  });
  assert.deepEqual(explainYaml('unexpected end of the stream within a flow collection', 'keywords: [a, b'), {
    reason: 'the value of keywords has no "]"',
    fix: 'write keywords: [a, b].',
  });
  assert.deepEqual(explainYaml('bad indentation of a mapping entry', `title: "A" and 'B'`), {
    reason: 'the value of title has text after its closing quote',
    fix: `put the value in quotes: title: '"A" and ''B'''.`,
  });
  assert.deepEqual(explainYaml('bad indentation of a mapping entry', 'title: [beta] API'), {
    reason: 'the value of title has text after its "]"',
    fix: 'put the value in quotes: title: "[beta] API".',
  });
});

test('terms of the YAML reader are in plain words', () => {
  assert.deepEqual(explainYaml('deficient indentation', '}'), {
    reason: 'the line is not indented more than its key',
    fix: 'indent the line more than the key that it belongs to.',
  });
  assert.equal(
    explainYaml('bad indentation of a mapping entry', '  description: B').reason,
    'the indentation of the line differs from the key above',
  );
});
