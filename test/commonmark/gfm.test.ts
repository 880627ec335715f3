import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderPage} from '../markdown/interpreter/render-page.js';
import {normalizeHtml, stripOurs} from './normalize-html.js';
import {referenceHtml} from './reference-html.js';

// Examples of GitHub's Markdown extensions. The reference compiler's output is the expected output.
const examples: Readonly<Record<string, readonly string[]>> = {
  tables: [
    '| a | b |\n| - | - |\n| c | d |',
    'a | b\n- | -:\nc | d',
    '| a |\n| :-: |\n| b |',
    '| a |\n| - |\n| b \\| c |\n| `d \\| e` |',
    '| a | b |\n| - | - |\n> c',
    '| a | b |\n| - | - |\nc',
    '| a | b |\n| - |\n| c |',
    '| a | b |\n| - | - |\n| c |\n| d | e | f |',
    '| a | b |\n| - | - |',
    'x\n| a | b |\n| - | - |\n| c | d |',
    '| a | b |\n| - | - |\n| c | d |\n\ne',
    '| a | b |\n| - | - |\n| c | d |\n# e',
    '| *a* | [b](/c) |\n| :- | -: |\n| ~~d~~ | **e** |',
    '- | a |\n  | - |\n  | b |',
    '> | a |\n> | - |\n> | b |',
    '| a |\n| - |\n| \\\\| b |',
    '|a|\n|-|\n|b|\n    |c|',
    'a\n-',
    'a\n:-',
    '| a\n| -\n| b',
    '||\n|-|',
    '| a | |\n| - | - |\n| | b |',
  ],
  'task lists': [
    '- [ ] a\n- [x] b',
    '- [X] a',
    '1. [ ] a\n2. [x] b',
    '- [ ] a\n\n- [x] b',
    '- [x]\n- [y] a',
    '- [ ]a',
    '- [x] a\n  - [ ] b\n  - [x] c',
    '* [ ] **a** `b`',
    '[ ] a',
    '- a [ ] b',
  ],
  strikethrough: [
    '~~a~~ b',
    '~a~ b',
    '~~a ~b~~',
    '~~~a~~~ b',
    '~~a\n\nb~~',
    '**~~a~~**',
    '~~*a*~~',
    'a~~b~~c',
    '~~ a ~~',
    '\\~~a~~',
  ],
  autolinks: [
    'www.a.org',
    'Visit www.a.org/help for more.',
    'www.a.org.',
    'www.a.org/a.b.',
    'www.a.org/s?q=(b)',
    'www.a.org/s?q=b(c))+d',
    '(www.a.org/s?q=(b))',
    'www.a.org/s?q=b&amp;c',
    'www.a.org/s?q=b&copy;',
    'http://a.org',
    '(Visit https://a.org/b?c=d+e.)',
    'a@b.org',
    'a@b.org.',
    'a+c@b.e.org',
    'a.b-c_d@a.b, a.b-c_d@a.b-',
    'a.b-c_d@a.b_',
    '[https://a.org](/b)',
    'https://a_b.org',
    'https://a.b_c.org',
    'https://a.org/_b_c_',
    '*https://a.org*',
    '"https://a.org"',
    '[see https://a.org/b_c',
    'ahttps://a.org',
    'https://localhost',
    'https://a.org/b_(c)',
    '`https://a.org`',
  ],
  // Pages contain no raw HTML. Tags are components, and unknown tags show only their content.
  escapes: ['a \\< b', '1 < 2', '&lt;script>'],
};

for (const [name, texts] of Object.entries(examples))
  for (const text of texts)
    test(`${name}: ${JSON.stringify(text)}`, async () => {
      const expected = referenceHtml(text);
      assert.ok(expected !== undefined, 'the reference refuses it');
      assert.equal(normalizeHtml(stripOurs(await renderPage(text))), normalizeHtml(withoutTaskClasses(expected)));
    });

test('disallowed HTML never reaches the page', async () => {
  for (const name of ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script', 'plaintext'])
    assert.doesNotMatch(await renderPage(`<${name}>a</${name}>`), new RegExp(`<(?!iframe)${name}`));
});

/**
 * Examples of footnotes, with their references and backlinks. Our ids and roles differ from the reference's, but the
 * structure is the same.
 */
const notes: Readonly<Record<string, string>> = {
  'a note': 'a[^1]\n\n[^1]: b',
  'two references': 'a[^x] b[^x]\n\n[^x]: c',
  'numbers by first reference': 'a[^b] c[^a]\n\n[^a]: d\n[^b]: e',
  'several blocks': 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d',
  'no text, no note': 'a[^1]',
  'no reference, no list': 'a\n\n[^1]: b',
  'a note in a note': 'a[^1]\n\n[^1]: b[^2]\n\n[^2]: c',
  'labels fold case': 'a[^X]\n\n[^x]: b',
  'a note ends with code': 'a[^1]\n\n[^1]: b\n\n    ```\n    c\n    ```',
};

for (const [name, text] of Object.entries(notes))
  test(`footnotes: ${name}`, async () => {
    const expected = notesOf(referenceHtml(text) ?? '');
    assert.equal(notesOf(normalizeHtml(stripOurs(await renderPage(text)))), expected);
  });

/** Returns footnote HTML without attributes and without the hidden heading. */
function notesOf(html: string): string {
  return normalizeHtml(html.replace(/<h2[^>]*>Footnotes<\/h2>/, '').replace(/<(sup|a|section|li|ol)\s[^>]*>/g, '<$1>'));
}

test('footnote ids are paired and unique', async () => {
  const html = await renderPage('# fn 1\n\na[^1] b[^1] c[^2]\n\n[^1]: d\n[^2]: e');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) assert.ok(ids.includes(target), target);
});

function withoutTaskClasses(html: string): string {
  return html.replace(/ class="(?:contains-task-list|task-list-item)"/g, '');
}
