import assert from 'node:assert/strict';
import {morePages as files, Rows, sees, setMode, styleOf} from './row.js';

const rows = new Rows('2.14');
const navigation = {groups: [{group: 'Start', pages: ['index', {group: 'Deep', pages: ['a']}]}]};
const body = '```js\nconst a = 1;\n```';
rows.row('eyebrows section', {docs: {navigation, styling: {eyebrows: 'section'}}, files, at: 'a'}, ({page}) =>
  sees(page, '.eyebrow-text', 'Deep'),
);
rows.row(
  'eyebrows breadcrumbs',
  {docs: {navigation, styling: {eyebrows: 'breadcrumbs'}}, files, at: 'a'},
  async ({page}) => {
    await sees(page, '.breadcrumbs', 'Start');
    await sees(page, '.breadcrumbs', 'Deep');
  },
);
const surface = (color: string) =>
  getComputedStyle(document.querySelector('code-block') as Element).getPropertyValue('--docs-code-surface') === color;
rows.row('codeblocks dark in light mode', {docs: {styling: {codeblocks: 'dark'}}, body}, async ({page}) => {
  await setMode(page, 'light');
  await page.waitForFunction(surface, '#14171c');
});
rows.row('codeblocks system', {docs: {styling: {codeblocks: 'system'}}, body}, async ({page}) => {
  await setMode(page, 'light');
  assert.equal(await styleOf(page, 'code-block', '--docs-code-surface'), '#f7f8fa');
});
