import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readDescriptionText} from '../../../src/markdown/syntax/description.js';
import {writeMemory} from '../../prerender/write-memory.js';

test('Markdown in a description is formatted, or removed in plain text', () => {
  for (const [written, words] of [
    ['The *home* page with `code` and [a link](/b) of **docs**', 'The home page with code and a link of docs'],
    ['Call snake_case_name for 2 * 3 * 4', 'Call snake_case_name for 2 * 3 * 4'],
    ['* not a list', '* not a list'],
    ['__init__.py', '__init__.py'],
    ['A _new_ one', 'A new one'],
    ['One.<br/><br/>Two [three](/b).<br>Four', 'One. Two three. Four'],
    ['No line break in <bracket>', 'No line break in <bracket>'],
    ['<b>*x*</b> {y}', '<b>x</b> {y}'],
    ['*a* ![picture](/p.png)', '*a* ![picture](/p.png)'],
  ] as const)
    assert.equal(readDescriptionText(written), words);
});

test('a page formats its description, and uses plain text in `<head>`', async () => {
  const text = await writeMemory({
    'docs.json': JSON.stringify({name: 'Site', navigation: {pages: ['index', 'b']}}),
    'index.mdx': '---\ntitle: A\ndescription: "The *home* of `x` and [b](/b), <i>"\n---\n',
    'b.mdx': '---\ntitle: B\ndescription: "[Bad](javascript:alert)<br/>Second line"\n---\n',
  });
  const page = text('index.html');
  assert.match(
    page,
    /<p class="page-description">The <em>home<\/em> of <code>x<\/code> and <a href="\.\/b\/">b<\/a>, &lt;i&gt;<\/p>/,
  );
  assert.match(page, /<meta name="description" content="The home of x and b, &lt;i&gt;"/);
  assert.match(text('index.md'), /^> .*\n\n# A\n\n> The _home_ of `x` and \[b\]\(\/b\/\)/);
  assert.match(text('llms.txt'), /: The home of x and b, <i>$/m);
  assert.doesNotMatch(text('b/index.html'), /href="javascript/);
  assert.match(text('b/index.html'), /<p class="page-description">.*<br\s?\/?>Second line<\/p>/);
  assert.match(text('b/index.html'), /<meta name="description" content="Bad Second line"/);
});
