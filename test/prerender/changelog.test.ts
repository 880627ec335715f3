import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {OperationHistory} from '../../src/api-reference/history/operation-history.js';
import {dated, filesOf, versions} from '../api-reference/history/versions.js';
import {indexedPages} from './indexed-sections.js';
import {writeMemory} from './write-memory.js';

const files = (history?: object) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: ['index', {group: 'API', openapi: 'shop.json'}]},
    integrations: {lectern: history ? {history} : {}},
  }),
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome.',
  ...filesOf(versions),
});
const siteUrl = 'https://acme.example/';

test("a document's changelog is a page with filters, feed, Markdown and search", async () => {
  const text = await writeMemory(files({'shop.json': dated}), {siteUrl});
  const page = text('api-reference/changelog/index.html');
  assert.match(page, /<h1 class="page-title"[^>]*>Changelog<\/h1>/);
  assert.match(page, /<section class="update" id="2026-08"/);
  assert.match(page, /<button class="update-filter"[^>]*>Breaking changes<\/button>/);
  assert.match(
    page,
    /<a href="[^"]*orders\/post-orders\/?"><span class="method method-post">POST<\/span> <code>\/orders<\/code><\/a>/,
  );
  assert.match(text('api-reference/changelog.md'), /^## 2026-05$/m);
  assert.match(text('api-reference/changelog.md'), /^- \[POST `\/orders`\]\(.*\)$/m);
  const feed = text('api-reference/changelog/rss.xml');
  assert.equal(feed.match(/<item>/g)?.length, 2);
  assert.match(feed, /<pubDate>Sat, 01 Aug 2026 00:00:00 GMT<\/pubDate>/);
  const found = indexedPages(text).find(({slug}) => slug === 'api-reference/changelog');
  assert.ok(JSON.stringify(found).includes('maxLength changed from none to 9.'));
  assert.match(
    text('llms.txt'),
    /\[Changelog\]\(https:\/\/acme\.example\/api-reference\/changelog\.md\): All changes to Shop/,
  );
});

test('a project without versions has no changelog', async () => {
  const text = await writeMemory(files(), {siteUrl});
  assert.equal(text('api-reference/changelog/index.html'), '');
  assert.equal(text('_lectern/api/shop.json/history/post-orders.json'), '');
});

test('each changed operation has its history beside its slice', async () => {
  const text = await writeMemory(files({'shop.json': dated}), {siteUrl});
  const own = JSON.parse(text('_lectern/api/shop.json/history/post-orders.json')) as OperationHistory;
  assert.deepEqual(own.dates, ['2026-03', '2026-05', '2026-08']);
  assert.equal(own.entries.length, 6);
  assert.match(text('api-reference/orders/post-orders/index.html'), /<openapi-endpoint[^>]* slices="[^"]*" history/);
});

test('a removed operation keeps its page, outside navigation, sitemap and search', async () => {
  const text = await writeMemory(files({'shop.json': dated}), {siteUrl});
  const page = text('api-reference/get-ping/index.html');
  assert.match(page, /<code[^>]*>GET \/ping<\/code> was removed from the API in version 2026-08\./);
  assert.match(page, /<meta name="robots" content="noindex"/);
  assert.doesNotMatch(text('sitemap.xml') + text('llms.txt'), /get-ping/);
  assert.equal(
    indexedPages(text).some(({slug}) => slug === 'api-reference/get-ping'),
    false,
  );
  assert.match(
    text('api-reference/changelog/index.html'),
    /<a href="[^"]*get-ping\/?"><span class="method method-get">GET<\/span> <code>\/ping<\/code><\/a>/,
  );
});
