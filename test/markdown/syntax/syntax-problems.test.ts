import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatProblem} from '../../../src/base/problem.js';
import {drawPage} from '../../components/draw.js';

/** Returns the problems of a page, and its visible text. */
async function told(text: string): Promise<readonly [problems: readonly string[], shown: string]> {
  const page = await drawPage(text);
  const shown = page.content.text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .trim();
  return [page.problems.map(problem => formatProblem(problem).split('\n')[0] as string), shown];
}

const cases: readonly (readonly [name: string, text: string, problems: readonly string[], shown: string])[] = [
  [
    'a block that is never closed',
    '---\ntitle: A\n---\n\na\n\n  <Note>\n\nb',
    ['7:3  warning  tag-unclosed'],
    'a<Note>b',
  ],
  ['a tag in a line that is never closed', 'a <Note> b', ['1:3  warning  tag-unclosed'], 'a <Note> b'],
  ['a closing tag alone', 'a\nb </Note> c', ['2:3  warning  tag-unopened'], 'a\nb </Note> c'],
  ['a tag that does not end', 'a\n\nb <Card title="x> c', ['3:3  warning  tag-unreadable'], 'b <Card title="x> c'],
  ['a brace without its partner', 'a\n\nsay { b', ['3:5  warning  brace-unclosed'], 'say { b'],
  [
    'the same twice in a line',
    'a <B> b <B> c',
    ['1:3  warning  tag-unclosed', '1:9  warning  tag-unclosed'],
    'a <B> b <B> c',
  ],
  [
    'one that others of its kind stand before',
    'a <b>b</b> c\n<b>d *e </i> <i>f</i> </i>*',
    ['2:1  warning  tag-unclosed', '2:9  warning  tag-unopened', '2:23  warning  tag-unopened'],
    'd e </i> f </i>',
  ],
  ['an expression that is none', 'a\n\nsay {b c} d', ['3:5  warning  expression-unreadable'], 'say {b c} d'],
  ['a component that is none', 'a\n\n  <Foo>b</Foo>', ['3:3  warning  component-unknown'], 'ab'],
  ['a placeholder', 'GET /users/{id} and {order.name}', [], 'GET /users/{id} and {order.name}'],
  [
    'a cell beyond the columns of its table',
    'x\n\n| a | b |\n| - | - |\n| `c | d` | e |\n| f | g | |',
    ['5:1  warning  table-row'],
    'ab`cd`fg',
  ],
  ['a footnote that is not there', 'a\n\nb[^c] d', ['3:2  warning  footnote-missing'], 'b[^c] d'],
  ['a footnote that nothing refers to', 'a[^c] b\n\n[^c]: d\n[^e]: f', ['4:1  info  footnote-unused'], ''],
  ['characters that are no footnote', 'say [^/] and [^c](/d) or `[^e]`', [], 'say [^/] and ^c or [^e]'],
  ['a sign of comparison', 'a < b and a <= b', [], 'a < b and a <= b'],
  ['code', '`<Note>` and `{`', [], '<Note> and {'],
];

for (const [name, text, problems, shown] of cases)
  test(`reports the position of ${name}`, async () => {
    const [found, words] = await told(text);
    assert.deepEqual(
      found,
      problems.map(problem => `guides/page.mdx:${problem}`),
    );
    assert.ok(words.replaceAll('\n', '').endsWith(shown.replaceAll('\n', '')), words);
  });

test('problems contain a fix', async () => {
  const {problems} = await drawPage('a <Note> b');
  assert.equal(
    problems.map(formatProblem).join('\n'),
    'guides/page.mdx:1:3  warning  tag-unclosed\n  <Note> has no </Note>. Readers see it as text.\n  Fix: Add </Note>, or write \\<Note> to show it as text.',
  );
});

test('a hostile page has at most a hundred findings', async () => {
  assert.equal((await drawPage('<Note>\n'.repeat(3000))).problems.length, 100);
  const {problems} = await drawPage(`${'<Note>\n'.repeat(150)}x\n${'</Note>\n'.repeat(150)}`);
  assert.equal(problems[0]?.code, 'tag-depth');
});

test('lists beyond the nesting limit are reported', async () => {
  const {problems} = await drawPage(Array.from({length: 110}, (_, level) => `${'  '.repeat(level)}- x`).join('\n'));
  assert.equal(problems[0]?.code, 'tag-depth');
  assert.match(problems[0]?.message ?? '', /^The list or quote is inside more than 100 other elements/);
  assert.equal(problems[0]?.place.line, 100);
});

test('a page beyond the effort limit is reported', async () => {
  const {problems} = await drawPage('*a_'.repeat(20_000));
  assert.deepEqual(
    problems.map(({code}) => code),
    ['page-effort'],
  );
});
