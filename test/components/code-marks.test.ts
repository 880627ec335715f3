import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readCodeMarks} from '../../src/components/code-marks.js';
import {draw} from './draw.js';

const cases: readonly (readonly [name: string, code: string, value: string, marks: Record<number, string>])[] = [
  ['a slash comment', 'a(); // [!code ++]\nb();', 'a();\nb();', {1: 'added'}],
  ['a hash comment', 'a # [!code --]', 'a', {1: 'removed'}],
  ['an HTML comment', '<b> <!-- [!code highlight] -->', '<b>', {1: 'marked'}],
  ['a block comment', 'a {} /* [!code hl] */', 'a {}', {1: 'marked'}],
  ['a JSX comment', '<A /> {/* [!code error] */}', '<A />', {1: 'error'}],
  ['an SQL comment', 'select 1 -- [!code warning]', 'select 1', {1: 'warning'}],
  ['several lines', 'a // [!code highlight:2]\nb\nc', 'a\nb\nc', {1: 'marked', 2: 'marked'}],
  ['a line of its own', '// [!code ++]\na\nb', 'a\nb', {1: 'added'}],
  ['focus', 'a\nb // [!code focus]\nc', 'a\nb\nc', {1: 'faded', 3: 'faded'}],
  ['two marks', 'a // [!code ++] // [!code highlight]', 'a', {1: 'marked added'}],
  ['another word', 'a // [!code other]', 'a // [!code other]', {}],
  ['text after it', 'a // [!code ++] b', 'a // [!code ++] b', {}],
  ['an empty line beside one', 'a // [!code ++]\n\nb', 'a\n\nb', {1: 'added'}],
];

for (const [name, code, value, marks] of cases)
  test(`reads the mark of ${name}`, () => {
    const read = readCodeMarks(code);
    assert.equal(read.value, value);
    assert.deepEqual(Object.fromEntries([...read.marks].map(([line, each]) => [line, [...each].join(' ')])), marks);
  });

test('a mark in a long line is searched only at its end', () => {
  const spaces = ' '.repeat(200_000);
  assert.equal(readCodeMarks(`${spaces}[!code ++] x`).value, `${spaces}[!code ++] x`);
});

test('marks of comments and of the info string combine, and copied text has no comments', async () => {
  const html = await draw('```js {1}\na(); // [!code ++]\nb();\n```');
  assert.match(html, /<span class="line is-added is-marked">a\(\);<\/span>\n<span class="line">b\(\);<\/span>/);
});

test('collapsed code has an expand button that waits for the element', async () => {
  assert.match(
    await draw('```js expandable\na\n```'),
    /<button class="code-more" type="button" aria-expanded="false" data-less="Show less" hidden>Show all code<\/button><\/code-block>/,
  );
});

test("the label is the language's usual name, and empty for plain text", async () => {
  assert.match(await draw('```ts\na\n```'), /<span class="code-language" aria-hidden="true">TypeScript<\/span>/);
  assert.match(await draw('```Zig\na\n```'), /<span class="code-language" aria-hidden="true">Zig<\/span>/);
  assert.doesNotMatch(await draw('```text\na\n```'), /code-language/);
});
