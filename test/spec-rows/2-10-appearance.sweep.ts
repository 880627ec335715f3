import assert from 'node:assert/strict';
import {Rows, sees, seesNot, styleOf} from './row.js';

const rows = new Rows('2.10');
const long = 'Many words that take a while to be read. '.repeat(200);
for (const mode of ['light', 'dark'] as const)
  rows.row(`default ${mode}`, {docs: {appearance: {default: mode}}}, async ({page}) =>
    assert.equal(await page.getAttribute('html', 'data-mode'), mode),
  );
for (const colorScheme of ['light', 'dark'] as const)
  rows.row(
    `default system follows a reader of ${colorScheme} mode`,
    {docs: {appearance: {default: 'system'}}},
    async ({page}) => assert.equal(await page.getAttribute('html', 'data-mode'), colorScheme),
    {context: {colorScheme}},
  );
rows.row('strict hides the switch', {docs: {appearance: {strict: true}}}, ({page}) => seesNot(page, 'site-theme'));
rows.row('without strict there is a switch', {}, ({page}) => sees(page, 'site-theme'));
rows.row('readingTime', {docs: {appearance: {readingTime: true}}, body: long}, ({page}) => sees(page, '.page-minutes'));
rows.row(
  'readingProgress is a bar of 2px',
  {docs: {appearance: {readingProgress: true}}, body: long},
  async ({page}) => {
    await page.locator('.site-progress').waitFor({state: 'attached'});
    assert.equal(await styleOf(page, '.site-progress', 'height'), '2px');
    assert.equal(await styleOf(page, '.site-progress', 'top'), '0px');
  },
);
