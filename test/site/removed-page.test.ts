import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {loadMessages} from '../../src/messages/load-messages.js';
import {listRemovedPages, writeRemovedPageText} from '../../src/site/removed-page.js';
import {addIndexes, openSite} from '../../src/site/site.js';
import {api, dated, filesOf, read} from '../api-reference/history/versions.js';
import {indexesOf} from './navigation/indexes.js';

const named = (operationId: string, summary: string) => ({
  get: {operationId, summary, tags: ['Orders'], responses: {}},
});

/** Builds a site with a history, and returns the pages of its removed operations. */
async function pagesOf(before: object, after: object, pages: readonly string[] = []) {
  const docs = {
    name: 'S',
    navigation: {pages: [...pages, {group: 'API', openapi: 'shop.json'}]},
    integrations: {lectern: {history: {'shop.json': dated.slice(1)}}},
  };
  const place = {base: '/', router: 'history'} as const;
  const opened = await openSite(createMemoryFiles({'docs.json': JSON.stringify(docs)}), place);
  const site = addIndexes(opened, await indexesOf({'shop.json': {paths: after}}));
  const files = createMemoryFiles(filesOf({'old/2.json': api(before), 'shop.json': api(after)}));
  return {site, pages: listRemovedPages(site, 'shop.json', await read({versions: dated.slice(1), files}))};
}

test('the page of a removed operation keeps its URL', async () => {
  const {site, pages} = await pagesOf({'/a': named('a', 'List all'), '/b': named('b', 'B')}, {'/b': named('b', 'B')});
  assert.deepEqual(
    pages.map(({slug}) => slug),
    ['api-reference/orders/list-all'],
  );
  assert.equal(
    writeRemovedPageText(site, pages[0]!),
    `---
title: "List all"
noindex: true
---

<Warning>
\`GET /a\` was removed from the API in version 2026\\-08\\.
</Warning>

[Changelog](/api-reference/changelog)
`,
  );
});

test("the page links its successor in the page's language", async () => {
  const {site, pages} = await pagesOf({'/a': named('list', 'Old')}, {'/b': named('list', 'New')});
  const german = {...site, place: {...site.place, messages: await loadMessages('de')}};
  const text = writeRemovedPageText(german, pages[0]!);
  assert.match(
    text,
    /^`GET \/a` wurde .*\. Verwenden Sie stattdessen \[`GET \/b`\]\(\/api-reference\/orders\/new\)\\\.$/m,
  );
});

test('an existing page has priority', async () => {
  const slug = 'api-reference/orders/list-all';
  const {pages} = await pagesOf({'/a': named('a', 'List all')}, {'/b': named('b', 'List all')});
  assert.deepEqual(
    pages.map(each => each.slug),
    [`${slug}-1`],
  );
  const written = await pagesOf({'/a': named('a', 'List all')}, {'/b': named('b', 'B')}, [slug]);
  assert.deepEqual(
    written.pages.map(each => each.slug),
    [`${slug}-1`],
  );
});
