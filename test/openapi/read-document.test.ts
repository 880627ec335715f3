import assert from 'node:assert/strict';
import {test} from 'node:test';
import {limits} from '../../src/base/limits.js';
import {formatProblem} from '../../src/base/problem.js';
import {readData} from '../../src/openapi/document/read-data.js';
import {readDocument} from '../../src/openapi/document/read-document.js';

const lines = async (text: string, file = 'a.json') =>
  (await readDocument(text, file)).problems.map(formatProblem).join('\n');

test('JSON with a byte order mark, and YAML, are read', async () => {
  for (const text of ['\ufeff{"openapi":"3.1.0"}', 'openapi: 3.1.0', '{openapi: 3.1.0}', '\ufeffopenapi: "3.1.0"']) {
    const {document, problems} = await readDocument(text, 'a');
    assert.deepEqual([document?.version, problems], ['3.1.0', []], text);
  }
});

const broken: readonly (readonly [text: string, lines: string])[] = [
  [
    '{\n  "openapi": "3.1.0",\n  "info": {"ti',
    'a.json:3:12  error  spec-syntax\n  a.json is not valid JSON: expected a closing quote, found "ti.\n' +
      '  Fix: Add " after the last character of "ti.',
  ],
  [
    'openapi: 3.1.0\ninfo:\n\ttitle: a',
    'a.json:3:1  error  spec-syntax\n  a.json is not valid YAML: the line begins with a tab.\n' +
      '  Fix: Replace the tab with spaces.',
  ],
  [
    '  \n',
    'a.json:1:1  error  spec-empty\n  a.json is empty.\n  Fix: Write the document, starting with "openapi: 3.1.0", or delete the file.',
  ],
  [
    '<!doctype html><title>App</title>',
    'a.json:1:1  error  spec-html\n  a.json is HTML, not an API document. Many hosts return their home page for a missing file.\n' +
      '  Fix: Write the URL that returns the JSON or YAML file itself.',
  ],
  [
    '[1]',
    'a.json:1:1  error  spec-shape\n  The document is a list, not an object.\n  Fix: Write an object that begins with "openapi": "3.1.0".',
  ],
  [
    '{"openapi": "4.0.0"}',
    'a.json:1:13  warning  spec-version\n  openapi is "4.0.0", an unknown version. Lectern reads a.json as OpenAPI 3.1.\n' +
      '  Fix: Write "openapi": "3.1.0".',
  ],
  ['{"a": 1}', 'a.json:1:1  error  spec-version\n  a.json has no OpenAPI version.\n  Fix: Add "openapi": "3.1.0".'],
  [
    'openapi: 3.1.0\ninfo: {}\ninfo: {}',
    'a.json:3:1  warning  spec-duplicate-key\n  info appears twice, on lines 2 and 3. Lectern uses the last one.\n' +
      '  Fix: Delete the key on line 2, or rename one of the two.',
  ],
];

for (const [text, expected] of broken)
  test(`reports the error in ${JSON.stringify(text.slice(0, 24))}`, async () =>
    assert.equal(await lines(text), expected));

test('the last duplicate key counts', async () => {
  const {document} = await readDocument('openapi: 3.1.0\na: 1\na: 2', 'a.yaml');
  assert.equal(document?.value['a'], 2);
});

test('an oversized document is reported with the limit', async () => {
  const text = `{"openapi":"3.1.0","x":"${'a'.repeat(limits.spec)}"}`;
  assert.match(await lines(text), /is larger than 50 MB, the limit for an API document/);
});

test('a document beyond the depth limit is reported', async () => {
  const deep = (levels: number) => `{"openapi":"3.1.0","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  assert.match(await lines(deep(12_000)), /is nested deeper than the limit of 1000 levels/);
  assert.equal(await lines(deep(400)), '');
  const yaml = await readData(`x: ${'['.repeat(12_000)}`, 'a.yaml');
  assert.equal(yaml.value, undefined);
  assert.match(yaml.problems[0]?.message ?? '', /nesting exceeded/);
});

test('YAML text stays text, and keys never change a prototype', async () => {
  const {value} = await readData('a: NO\nb: on\nc: 2020-01-01\n__proto__:\n  polluted: 1', 'a.yaml');
  assert.deepEqual(Object.entries(value as object), [
    ['a', 'NO'],
    ['b', 'on'],
    ['c', '2020-01-01'],
    ['__proto__', {polluted: 1}],
  ]);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.equal(({} as {polluted?: 1}).polluted, undefined);
});

test('values shared by YAML aliases stay shared', async () => {
  const {value} = await readData('a: &x {b: 1}\nc: *x', 'a.yaml');
  const {a, c} = value as {a: object; c: object};
  assert.equal(a, c);
});

test('braces with bare keys are YAML', async () => {
  const {document, problems} = await readDocument('{ openapi: 3.1.0, paths: {} }', 'api.yaml');
  assert.deepEqual(problems, []);
  assert.equal(document?.version, '3.1.0');
});

test('half of a character is replaced and reported (RFC 8259, section 8.2)', async () => {
  const message = /a\.\w+ has "\\ud83d", which is half of a character/;
  const json = await readData('{"a": "\\\\ud83d \\ud83d\\ude00",\n"b\\ud83d": ["x \\ud83d y"]}', 'a.json');
  assert.deepEqual(json.value, {a: '\\ud83d 😀', 'b\ufffd': ['x \ufffd y']});
  assert.match(json.problems[0]?.message ?? '', message);
  assert.equal(json.problems[0]?.place.line, 2);
  const yaml = await readData('a: "\\ud83d"', 'a.yaml');
  assert.deepEqual(yaml.value, {a: '\ufffd'});
  assert.match(yaml.problems[0]?.message ?? '', message);
  const pattern = await readData("a: '^[\\ud800-\\udfff]'", 'a.yaml');
  assert.deepEqual(pattern, {value: {a: '^[\\ud800-\\udfff]'}, problems: []});
});

test('aliases of aliases are counted as often as they are used', async () => {
  const lines = Array.from({length: 9}, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`);
  const {value, problems} = await readData(`a0: &a0 [x]\n${lines.join('\n')}`, 'a.yaml');
  assert.equal(value, undefined);
  assert.match(problems[0]?.message ?? '', /a\.yaml has more than 10000000 values after Lectern expands its aliases/);
  assert.equal(problems[0]?.place.line, 2);
});
