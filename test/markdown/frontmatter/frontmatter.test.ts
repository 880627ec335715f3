import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findRepeatedKey} from '../../../src/base/yaml-key.js';
import {readFlatYaml, readFrontmatter, splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {readPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {findDuplicateYamlKeys, readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';

const splits: readonly (readonly [says: string, text: string, split: object])[] = [
  ['a page without a head', '# a', {body: '# a', line: 1}],
  ['a head', '---\ntitle: a\n---\nb', {yaml: 'title: a', body: 'b', line: 4}],
  ['an empty head', '---\n---\nb', {yaml: '', body: 'b', line: 3}],
  [
    'a head behind a byte order mark and blank lines',
    '\ufeff\n\n---\na: b\n---\nc',
    {yaml: 'a: b', body: 'c', line: 6},
  ],
  ['windows line ends', '---\r\na: b\r\n---\r\nc', {yaml: 'a: b', body: 'c', line: 4}],
  ['spaces behind the fences', '---  \na: b\n--- \nc', {yaml: 'a: b', body: 'c', line: 4}],
  ['a head alone', '---\na: b\n---', {yaml: 'a: b', body: '', line: 3}],
  ['a rule in the text is no head', 'a\n\n---\n\nb\n\n---', {body: 'a\n\n---\n\nb\n\n---', line: 1}],
  ['a head without end is text', '---\na: b', {body: '---\na: b', line: 1}],
  ['a byte order mark alone', '\ufeffa', {body: 'a', line: 1}],
];

for (const [says, text, split] of splits) test(`splits ${says}`, () => assert.deepEqual(splitFrontmatter(text), split));

const flat: readonly (readonly [yaml: string, values: Readonly<Record<string, unknown>> | undefined])[] = [
  ['a: b', {a: 'b'}],
  ['a: "b: c"', {a: 'b: c'}],
  ["a: 'it''s'", {a: "it's"}],
  ['a: "x\\n\\"y\\""', {a: 'x\n"y"'}],
  ['a: true\nb: False\nc: null\nd: ~', {a: true, b: false, c: null, d: null}],
  ['a: 1\nb: -2.5\nc: 1.0.0\nd: 007', {a: 1, b: -2.5, c: '1.0.0', d: undefined}],
  ['a: 2024-01-02', {a: '2024-01-02'}],
  ['og:title: x\n"quoted key": y', {'og:title': 'x', 'quoted key': 'y'}],
  ['# comment\n\na: b', {a: 'b'}],
  ['a: http://b.c/d', {a: 'http://b.c/d'}],
  ['a: b # c', undefined],
  ['a: b: c', undefined],
  ['a:\n\nb: c\n# d\ne:', {a: null, b: 'c', e: null}],
  ['a:\n- b', undefined],
  ['a:\n  # b\n  c', undefined],
  ['a: [b]', undefined],
  ['a: |\n  b', undefined],
  ['a: *b', undefined],
  ['a: 0x10\nb: 1.10\nc: 010\nd: 1e400\ne: 1.5\nf: 12', {a: '0x10', b: '1.10', c: '010', d: '1e400', e: 1.5, f: 12}],
  ['a:\n  b: c', undefined],
  ['- a', undefined],
];

for (const [yaml, values] of flat) {
  test(`reads ${JSON.stringify(yaml)} ${values ? 'at once' : 'with the library'}`, async () => {
    const read = readFlatYaml(yaml);
    // The small parser agrees with the library, or leaves the text to it.
    if (values && !Object.values(values).includes(undefined))
      assert.deepEqual(read && Object.fromEntries(read), values);
    else assert.equal(read, undefined);
    const library = await readFrontmatterYaml(yaml);
    if (read && 'values' in library) assert.deepEqual(read, library.values);
  });
}

test('the library reads frontmatter with more than flat keys, dates as text', async () => {
  const {frontmatter, problems} = await readFrontmatter(
    'a: [1, "b"]\nc: 2024-01-02\nd:\n  e: yes',
    'p.mdx',
    readFrontmatterYaml,
  );
  assert.deepEqual(
    [...frontmatter],
    [
      ['a', [1, 'b']],
      ['c', '2024-01-02'],
      ['d', {e: 'yes'}],
    ],
  );
  assert.deepEqual(problems, []);
});

test('invalid frontmatter has no values and one problem at its position', async () => {
  const {frontmatter, problems} = await readFrontmatter('a: b\nc: [', 'p.mdx', readFrontmatterYaml);
  assert.equal(frontmatter.size, 0);
  assert.equal(problems.length, 1);
  const [problem] = problems;
  assert.equal(problem?.code, 'frontmatter-yaml');
  assert.equal(problem?.level, 'error');
  assert.equal(problem?.place.file, 'p.mdx');
  assert.ok((problem?.place.line ?? 0) >= 3);
});

test('a list as frontmatter is a problem, and missing frontmatter is not', async () => {
  assert.deepEqual(await readFrontmatterYaml('- a'), {
    message: 'it is a single value, not keys with values',
    line: 1,
    column: 1,
  });
  const {problems} = await readFrontmatter(undefined, 'p.mdx', readFrontmatterYaml);
  assert.deepEqual(problems, []);
});

test('__proto__ is an ordinary key', async () => {
  const answer = await readFrontmatterYaml('__proto__: {polluted: true}\nconstructor: [1]');
  assert.ok('values' in answer);
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
});

test('an unclosed quote is reported where it begins', async () => {
  const heads = [
    'a: x\nb: "y\nc: "z"',
    'a: x\nb: "y\nc: z',
    "a: x\nb: 'it''s y\nc: 'z'",
    'a: x\nb: "y\nc: ["z", "w"]',
    'a: x\nb: "y\n"c:d": z',
  ];
  for (const head of heads) {
    const fix = head.includes("'") ? "Write b: 'it''s y'." : 'Write b: "y".';
    const message = 'a string has no closing quote on its line';
    assert.deepEqual(await readFrontmatterYaml(head), {message, fix, line: 2, column: 4});
  }
  // The string is complete, and the problem is on another line.
  const {line} = (await readFrontmatterYaml('a: "x\n  y"\nb: c: d')) as {line: number};
  assert.equal(line, 3);
});

test('a numeric title keeps its notation with every parser', async () => {
  for (const rest of ['', 'tags: [1.10, 2]\n'])
    for (const title of ['1.10', '010', '1e3', '9223372036854775807', '0x10', '+1', '12']) {
      const head = await readPageMetadata(
        `---\ntitle: ${title}\nversion: 1.5\n${rest}---\n`,
        'a.mdx',
        readFrontmatterYaml,
      );
      assert.equal(head.title, title);
    }
});

test('the last duplicate key counts, flat or nested', async () => {
  const values = async (yaml: string) => {
    const {frontmatter, problems} = await readFrontmatter(yaml, 'a.mdx', readFrontmatterYaml);
    assert.deepEqual(problems, []);
    return Object.fromEntries(frontmatter);
  };
  assert.deepEqual(await values('title: One\ntitle: Two'), {title: 'Two'});
  assert.deepEqual(await values('title: One\nicon: {name: a, name: b}\ntitle: Two'), {title: 'Two', icon: {name: 'b'}});
});

test('up to ten duplicate keys are reported with their positions', () => {
  const found = (yaml: string) =>
    findDuplicateYamlKeys(yaml).map(at => {
      const {path, first} = findRepeatedKey(yaml, at);
      return `${at} ${path} ${first}`;
    });
  assert.deepEqual(found('a: 1\nb:\n  c: 1\n  \'c\': 2\na: 3\n"a": 4'), ['18 b.c 3', '24 a 1', '30 a 5']);
  assert.deepEqual(found('a: 1\nb: [\na: 2'), []);
  assert.equal(found('a: 1\n'.repeat(50)).length, 10);
});
