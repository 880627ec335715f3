import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {buildPage} from '../../src/site/page/open-page.js';
import {addIndexes, openSite} from '../../src/site/site.js';
import {addTitle} from '../../src/site/titled-page.js';
import {pageOptions} from '../components/draw.js';
import {indexesOf, paths} from './navigation/indexes.js';

const site = await openSite(
  createMemoryFiles({'docs.json': '{"name": "S", "api": {"openapi": "a.json"}, "navigation": {"pages": ["x"]}}'}),
  {base: '/', router: 'history'},
);
const read = addIndexes(site, await indexesOf({'a.json': paths(['GET /x', {summary: 'Get X'}])}));
const built = (head: string) => buildPage('x', 'x.mdx', `---\n${head}\n---\n\nText.\n`, pageOptions());

test("an untitled bound page uses its operation's title once read", async () => {
  const bound = await built('openapi: GET /x');
  assert.equal(addTitle(bound, site), bound);
  const titled = addTitle(bound, read);
  assert.deepEqual([titled.metadata.title, titled.isUntitled], ['Get X', false]);
  assert.match(titled.top.text, /<h1[^>]*>Get X<\/h1>/);
  for (const head of ['openapi: GET /x\ntitle: Mine', 'openapi: GET /nowhere', 'title: Mine']) {
    const page = await built(head);
    assert.equal(addTitle(page, read), page);
  }
});
