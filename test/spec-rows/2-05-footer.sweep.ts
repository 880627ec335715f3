import assert from 'node:assert/strict';
import {hrefs, texts} from '../e2e/site.js';
import {Rows, sees} from './row.js';

const rows = new Rows('2.5');
rows.row(
  'socials',
  {docs: {footer: {socials: {github: 'https://github.com/acme', x: 'https://x.com/acme'}}}},
  async ({page}) =>
    assert.deepEqual(await hrefs(page, '.footer-socials a'), ['https://github.com/acme', 'https://x.com/acme']),
);
rows.row(
  'links in columns with a header',
  {
    docs: {
      footer: {links: [{header: 'Company', items: [{label: 'Jobs', href: 'https://jobs.example/', icon: 'rocket'}]}]},
    },
  },
  async ({page}) => {
    assert.deepEqual(await texts(page, '.footer-title'), ['Company']);
    assert.deepEqual(await hrefs(page, '.footer-column a'), ['https://jobs.example/']);
    await page.locator('.footer-column a').scrollIntoViewIfNeeded();
    await sees(page, '.footer-column a docs-icon svg');
  },
);
rows.row(
  'lastUpdated shows when the page was changed',
  {docs: {footer: {lastUpdated: true}}, head: 'lastUpdated: 2024-05-06\n'},
  ({page}) => sees(page, '.page-meta', '2024'),
);
rows.row(
  'editUrl with the path of the page',
  {docs: {footer: {editUrl: 'https://edit.example/{path}'}}},
  async ({page}) => assert.equal(await page.getAttribute('.edit-link', 'href'), 'https://edit.example/index.mdx'),
);
rows.row('repo gives the edit address', {docs: {footer: {repo: 'https://github.com/acme/docs'}}}, async ({page}) =>
  assert.equal(await page.getAttribute('.edit-link', 'href'), 'https://github.com/acme/docs/edit/HEAD/index.mdx'),
);
