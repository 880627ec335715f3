import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readIndentedCode} from '../../../src/markdown/syntax/indented-code.js';
import {parsePlain} from '../../../src/markdown/syntax/parse-tree.js';
import {costOf} from '../../cost.js';
import {showNodes} from './show.js';

const read = (source: string) => parsePlain(source, new Set(['p']), readIndentedCode);
/** Indents each line by four columns, after a paragraph. */
const below = (...lines: readonly string[]) => `a\n\n${lines.map(line => (line ? `    ${line}` : '')).join('\n')}\n\nb`;
const code = (value: string) => `p('a') \`\`\`\`${value}\` p('b')`;

const blocks: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['a request with its body', ['POST /a', '{', '  "b": 1', '}']],
  ['a request with a gap before its body', ['POST /a', '', '{"b": 1}']],
  ['what goes on deeper behind a gap', ['def a(b):', '  c(b)', '', '  d(b), and so on', '', 'e = 1']],
  ['an answer', ['HTTP/1.1 200 OK']],
  ['two headers', ['Accept: text/plain', 'X-A: b c']],
  ['a command over two lines', ['tool push a \\', '  --b']],
  ['a command with a prompt', ['$ tool push']],
  ['a comment like a heading', ['# Ask for it', 'curl https://x.org/a']],
  ['a program', ['import a, b']],
  ['an assignment', ['Foo foo = bar()']],
  ['tags of another language', ['<order>', '  <id>1</id>', '</order>']],
  ['an option of a command', ['-H "A: b"']],
];
for (const [name, lines] of blocks)
  test(`description with indented code: ${name}`, () => {
    assert.equal(showNodes(read(below(...lines))), code(lines.join('⏎')));
  });

const others: readonly (readonly [name: string, source: string, tree: string])[] = [
  [
    'prose',
    below('Some words, as (they) come: one = two.'),
    "p('a') p('Some words, as (they) come: one = two.') p('b')",
  ],
  ['a list', below('- x = 1;', '- y'), "p('a') ul(li('x = 1;') li('y')) p('b')"],
  ['a heading', below('## B'), "p('a') h2('B') p('b')"],
  ['a tag of the text', below('<p>x = 1;</p>'), "p('a') <p>('x = 1;') p('b')"],
  ['a name and an address', below('See: https://x.org', 'Also: https://y.org'), ''],
  ['lines that belong to a paragraph', 'a\n    x = 1;', "p('a⏎x = 1;')"],
  ['three columns', 'a\n\n   x = 1;', "p('a') p('x = 1;')"],
];
for (const [name, source, tree] of others)
  test(`description without indented code: ${name}`, () => {
    const shown = showNodes(read(source));
    if (tree) assert.equal(shown, tree);
    else assert.doesNotMatch(shown, /````/);
  });

test('a tab is an indent, and list items have their own', () => {
  assert.equal(showNodes(read('a\n\n\tx();')), "p('a') ````x();`");
  assert.equal(showNodes(read('- a\n\n      x();\n\n  b')), "ul(li(p('a') ````x();` p('b')))");
});

test('many indented parts take linear time', async () => {
  for (const part of ['a\n\n    some words\n\n    x();\n\n', '    # a\n', '    a\n    ===\n', '    <p></p>\n']) {
    const cost = await costOf(() => read(part.repeat(10_000)));
    assert.ok(cost < 60, `${cost} readings of ${part}`);
  }
});
