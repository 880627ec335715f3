import assert from 'node:assert/strict';
import {morePages as files, metaOf, Rows} from './row.js';

const rows = new Rows('2.7');
rows.row('metatags stand on every page', {docs: {seo: {metatags: {author: 'Acme'}}}}, async ({page}) =>
  assert.equal(await metaOf(page, 'author'), 'Acme'),
);
rows.row(
  'indexing navigable leaves out what is not listed',
  {docs: {seo: {indexing: 'navigable'}}, files, at: 'a'},
  async ({page}) => assert.match((await metaOf(page, 'robots')) ?? '', /noindex/),
);
rows.row('indexing navigable keeps what is listed', {docs: {seo: {indexing: 'navigable'}}, files}, async ({page}) =>
  assert.doesNotMatch((await metaOf(page, 'robots')) ?? '', /noindex/),
);
rows.row('indexing all keeps every page', {docs: {seo: {indexing: 'all'}}, files, at: 'a'}, async ({page}) =>
  assert.doesNotMatch((await metaOf(page, 'robots')) ?? '', /noindex/),
);
