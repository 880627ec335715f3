import assert from 'node:assert/strict';
import {Rows, sees, seesNot, styleOf} from './row.js';

const rows = new Rows('2.17');
rows.row(
  'content is page syntax above the navigation',
  {docs: {banner: {content: 'News for **you**'}}},
  async ({page}) => {
    await sees(page, '.banner strong', 'you');
    const [banner, header] = await Promise.all([
      page.locator('.banner').boundingBox(),
      page.locator('.site-header').boundingBox(),
    ]);
    assert.ok((banner?.y ?? 9) < (header?.y ?? 0));
  },
);
rows.row(
  'dismissible closes it, and it stays closed',
  {docs: {banner: {content: 'News', dismissible: true, id: 'n1'}}},
  async ({page, to}) => {
    await page.click('[data-action="dismiss"]');
    await seesNot(page, '.banner');
    assert.equal(await page.evaluate(() => localStorage.getItem('lectern:banner:n1')), '1');
    await to('index');
    await page.waitForTimeout(100);
    await seesNot(page, '.banner');
  },
);
rows.row('without dismissible it has no button', {docs: {banner: {content: 'News'}}}, async ({page}) => {
  await sees(page, '.banner');
  await seesNot(page, '[data-action="dismiss"]');
});
rows.row(
  'another id shows it again',
  {docs: {banner: {content: 'News', dismissible: true, id: 'n2'}}},
  async ({page, to}) => {
    await page.evaluate(() => localStorage.setItem('lectern:banner:n1', '1'));
    await to('index');
    await sees(page, '.banner', 'News');
  },
);
const colors = new Set<string>();
for (const type of ['info', 'warning', 'success'])
  rows.row(`type ${type}`, {docs: {banner: {content: 'News', type}}}, async ({page, kind}) => {
    const color = await styleOf(page, '.banner', 'background-color');
    if (kind === 'script tag') assert.ok(!colors.has(color), color);
    colors.add(color);
  });
