import assert from 'node:assert/strict';
import {pixel} from '../e2e/site.js';
import {Rows, setMode, styleOf} from './row.js';

const rows = new Rows('2.12');
const files = {'back.png': pixel};
rows.row('image', {docs: {background: {image: '/back.png'}}, files}, async ({page}) =>
  assert.match(await styleOf(page, '.site', 'background-image'), /back\.png/),
);
rows.row('color for each mode', {docs: {background: {color: {light: '#fffbe6', dark: '#101820'}}}}, async ({page}) => {
  await setMode(page, 'light');
  assert.equal(await styleOf(page, '.site', 'background-color'), 'rgb(255, 251, 230)');
  await setMode(page, 'dark');
  assert.equal(await styleOf(page, '.site', 'background-color'), 'rgb(16, 24, 32)');
});
for (const decoration of ['gradient', 'grid', 'windows'])
  rows.row(`decoration ${decoration}`, {docs: {background: {decoration}}}, async ({page}) =>
    assert.match(await styleOf(page, '.site', 'background-image', '::before'), /gradient/),
  );
rows.row(
  'image and decoration together',
  {docs: {background: {image: '/back.png', decoration: 'grid'}}, files},
  async opened => {
    assert.match(await styleOf(opened.page, '.site', 'background-image'), /back\.png/);
    assert.match(await styleOf(opened.page, '.site', 'background-image', '::before'), /gradient/);
  },
);
