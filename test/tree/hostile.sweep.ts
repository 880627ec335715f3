import assert from 'node:assert/strict';
import {test} from 'node:test';
import {limits} from '../../src/limits.js';
import {parseTree} from '../../src/tree/parse-tree.js';
import {fuelFor, skipBraces} from '../../src/tree/skip.js';
import {type Node, plainText} from '../../src/tree/tree.js';
import {renderPage} from '../interpreter/render-page.js';

const many = (text: string, count = 20_000) => text.repeat(count);
const nested = (count: number, line: (level: number) => string) =>
  Array.from({length: count}, (_, n) => line(n)).join('\n');

// A quadratic answer to any of these takes many seconds, a linear one a fraction of one. The guard is generous, so that
// a slow machine does not fail; what is asserted is that there is an answer, and that the words are in it.
const pages: readonly (readonly [name: string, page: string, words?: string])[] = [
  ['unclosed tags', many('<Note>'), '<Note><Note>'],
  ['unclosed tags with text', many('<b>x ')],
  ['tags that never end', many('<a ')],
  ['tags whose value never ends', many('<a b="c')],
  ['a tag of values without end', `<a ${many('b="')}`],
  ['tags whose expression never ends', many('<a b={')],
  ['tags whose template never ends', many('<a b={`')],
  ['spreads without end', many('<a {...')],
  ['closing tags alone', many('</b>'), '</b></b>'],
  ['fragments', many('<>')],
  ['self-closing tags on one line', many('<a/>')],
  ['angle brackets', many('<')],
  ['comments without end', many('<!--')],
  ['open braces', many('{'), '{{{{'],
  ['open and closed braces', many('{') + many('}')],
  ['braces with comments without end', many('{/*')],
  ['braces with line comments', many('{//')],
  ['braces and quotes', many('{"a')],
  ['holes of templates', many('`$' + '{')],
  ['templates in braces', many('{`}')],
  ['quotes', many('>', 5000)],
  ['quotes with items', many('> - ', 5000)],
  ['open brackets', many('[')],
  ['closing brackets', many(']')],
  ['brackets around', many('[', 10_000) + many(']', 10_000)],
  ['links that never end', many('[a](')],
  ['images that never end', many('![')],
  ['references that never end', many('[a][b')],
  ['definitions', many('[a]: b\n')],
  ['stars', many('*')],
  ['stars and letters', many('*a ')],
  ['three stars and two', many('***a** b* ', 10_000)],
  ['underscores and letters', many('_a ')],
  ['a word of underscores', many('__a_', 10_000)],
  ['a word of at signs', many('a@')],
  ['tildes', many('~~a ')],
  ['backticks', many('`')],
  ['backticks and spaces', many('` ')],
  ['runs of backticks, each longer', nested(600, n => many('`', n + 1)).replaceAll('\n', ' ')],
  ['fences', many('```\n')],
  ['fences in fences', many('~~~x\n```y\n')],
  ['pipes', many('|')],
  ['rows of a table', `|a|\n|-|\n${many('|x\n')}`],
  ['hashes', many('#')],
  ['heading ids', `# ${many('{#a} ')}`],
  ['references without end', many('&a')],
  ['addresses', many('http://a')],
  ['backslashes', many('\\', 20_001)],
  ['spaces around a letter', `${many(' ', 200_000)}a${many(' ', 200_000)}b`],
  ['markers on one line', many('- ', 5000)],
  ['numbers on one line', many('1. ')],
  ['items', many('1. a\n')],
  ['500 nested lists', nested(500, n => `${many('  ', n)}- x${n}`), 'x40'],
  ['400 nested lists with blank lines', nested(400, n => `${many(' ', 4 * n)}- x\n`)],
  ['steps of indentation', nested(1000, n => `${many(' ', n)}x\n`)],
  ['200 nested components', `${many('<Card>\n', 200)}word\n${many('</Card>\n', 200)}`, 'word'],
  ['200 nested tags in a line', `a ${many('<b>', 200)}word${many('</b>', 200)}`, 'word'],
  ['2,000 nested components', `${many('<Card>\n', 2000)}word\n${many('</Card>\n', 2000)}`, 'word'],
  ['exports that never end', many('export const a = {\n')],
  ['exports with open parentheses', `export const a = ${many('(')}`],
  ['exports of unclosed tags', many('export const a = <b>\n\n')],
  ['a list of texts on one line', `export const a = [${many("'a',")}]`],
  ['5,000 nested components', `${many('<Card>\n', 5000)}word\n${many('</Card>\n', 5000)}`, 'word'],
  ['5,000 nested tags in a line', `${many('<b>', 5000)}word${many('</b>', 5000)}`, 'word'],
  ['tags that never end, in a quote', many('> <Card a={\n', 3000)],
  ['tags that end in other paragraphs', many('<Step a="b">Text\n\nmore\n</Step>\n\n', 4000), 'Text'],
  ['tags that cross paragraphs without a partner', many('<b>x\n\n</i>\n\n', 5000), '<b>x'],
  ['lines of one paragraph', `> a\n${many('b\n')}`],
  ['hard breaks', many('a\\\n')],
  ['underlined headings', many('a\n=\n')],
  ['tables', many('|a|\n|-|\n')],
  ['footnotes', `${many('[^a]: b\n\n')}${many('[^a] ')}`],
  ['footnotes in footnotes', many('[^a]: ')],
  ['dollars', many('$a ')],
  ['formulas that never end', many('$$\n', 20_001)],
  ['formulas in a line', many('$x_1$ ')],
  ['imports', many('import a from "b"\n')],
  ['a table of 1 MB', `|a|b|\n|-|-|\n${many('| cell `one` | *two* |\n', 45_000)}`, 'cell one'],
  ['a list of 1 MB', many('- an item\n  - with *another*\n', 35_000), 'an item'],
  ['a paragraph of 1 MB', many('word _word_ *word* [w] ', 45_000), 'word word'],
  ['a page of 1 MB', many('Some *words* with `code`, {braces} and <b>tags</b>.\n\n'), 'Some words with code'],
];

for (const [name, page, words] of pages) {
  test(`survives ${name}`, {timeout: 10_000}, () => {
    const {nodes} = parseTree(page);
    assert.ok(depthOf(nodes) <= 3 * limits.depth);
    if (words) assert.ok(plainText(nodes).includes(words), plainText(nodes).slice(0, 200));
  });
}

// As text becomes HTML in a page: what is too deep or too much is shown as words.
for (const name of ['underlined headings', '5,000 nested components', '500 nested lists', 'quotes', 'unclosed tags']) {
  test(`draws ${name}`, {timeout: 10_000}, async () => {
    const page = pages.find(([each]) => each === name)?.[1] as string;
    assert.match(await renderPage(page), /<(?:p|h1|docs-card|ul|blockquote)[ >]/);
  });
}

test('nesting beyond the limit is shown as it was written', () => {
  const text = plainText(parseTree(`${many('<Card>\n', 200)}word\n${many('</Card>\n', 200)}`).nodes);
  assert.match(text.trim(), /^<Card>\n(?:<Card>\n)*word\n(?:<\/Card>\n)*<\/Card>$/);
});

test('what reads ahead in vain pays, and stops when the fuel is used up', () => {
  const text = many('{', 1000);
  const fuel = fuelFor(text);
  let steps = 0;
  for (let at = 0; at < text.length; at++) {
    const before = fuel.left;
    assert.equal(skipBraces(text, at, fuel), -1);
    steps += before - fuel.left;
  }
  assert.ok(steps <= 200_000 + text.length * 17, `${steps}`);
});

function depthOf(nodes: readonly Node[]): number {
  let depth = 0;
  for (const node of nodes) if (node.type === 'element') depth = Math.max(depth, 1 + depthOf(node.children));
  return depth;
}
