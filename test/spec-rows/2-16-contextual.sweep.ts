import assert from 'node:assert/strict';
import {clipboard} from '../e2e/site.js';
import {Rows, sees} from './row.js';

const rows = new Rows('2.16');
rows.row(
  'copy puts the page as Markdown on the clipboard',
  {docs: {contextual: {options: ['copy']}}, body: 'Some **bold** text.'},
  async ({page}) => {
    await page.click('[data-action="copy-page"]');
    assert.match(await clipboard(page, '# Home'), /Some \*\*bold\*\* text\./);
  },
  {context: {permissions: ['clipboard-read', 'clipboard-write']}},
);
rows.row(
  'view leads to the Markdown',
  {docs: {contextual: {options: ['view']}}, body: 'Some **bold** text.'},
  async ({page, kind, url}) => {
    await page.click('.page-actions summary');
    const opens = page.waitForEvent('popup');
    await page.click('.page-actions .menu-link');
    const popup = await opens;
    if (kind === 'prerendered') assert.equal(popup.url(), `${url}index.md`);
    assert.match((await popup.textContent('body')) ?? '', /Some \*\*bold\*\* text\./);
  },
);
for (const [option, host] of [
  ['assistant_a', 'chatgpt.com'],
  ['assistant_b', 'claude.ai'],
] as const)
  rows.row(
    `${option} is a link to the assistant with the page`,
    {docs: {contextual: {options: [option]}}},
    async ({page, kind}) => {
      await page.click('.page-actions summary');
      await sees(page, `.page-actions a[href*="${host}"]`);
      const href = (await page.getAttribute('.page-actions a.menu-link', 'href')) ?? '';
      if (kind === 'prerendered') assert.match(decodeURIComponent(href), /docs\.example\.com\/index\.md/);
    },
    {siteUrl: 'https://docs.example.com/'},
  );
