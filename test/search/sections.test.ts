import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readSections} from '../../src/search/sections.js';
import {drawPage} from '../components/draw.js';

test('cuts a page at its headings, with the title of its head', () => {
  const page =
    '---\ntitle: T\ndescription: D.\n---\nintro\n\n## A\n\ntext `code` {x}\n\n<Note title="N">n</Note>\n\n## A\n\n```js\nf()\n```\n\n##### deep\n';
  assert.deepEqual(readSections('a/b', page, 'fallback'), [
    {id: 'a/b', slug: 'a/b', hash: '', page: 'T', heading: '', text: 'D. intro'},
    {id: 'a/b#a', slug: 'a/b', hash: 'a', page: 'T', heading: 'A', text: 'text code N n'},
    {id: 'a/b#a-2', slug: 'a/b', hash: 'a-2', page: 'T', heading: 'A', text: 'f() deep'},
  ]);
});

test('a page without a title has the given one, and an empty page is one section', () => {
  assert.deepEqual(readSections('a', '', 'T'), [{id: 'a', slug: 'a', hash: '', page: 'T', heading: '', text: ''}]);
});

test('leads to the ids that the page has', async () => {
  const page = '# One\n\n## Two & more\n\n## Two & more\n\n### `three()`\n\n## Four {#own-id}\n';
  const html = (await drawPage(page)).content.text;
  const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(match => match[1]?.replaceAll('&amp;', '&'));
  const hashes = readSections('a', page, 'T').map(section => section.hash);
  assert.deepEqual(hashes.filter(Boolean), ids);
});
