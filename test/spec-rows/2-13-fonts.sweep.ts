import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Rows, styleOf} from './row.js';

const rows = new Rows('2.13');
const root = join(import.meta.dirname, '../../..');
const files = {
  'face.ttf': readFileSync(join(root, 'node_modules/@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf')),
};
const source = '/face.ttf';
rows.row('heading.family', {docs: {fonts: {heading: {family: 'Acme Head'}}}}, async ({page}) =>
  assert.match(await styleOf(page, 'h1', 'font-family'), /Acme Head/),
);
rows.row('body.family', {docs: {fonts: {body: {family: 'Acme Text'}}}}, async ({page}) =>
  assert.match(await styleOf(page, '.site-article p', 'font-family'), /Acme Text/),
);
rows.row('heading.weight', {docs: {fonts: {heading: {family: 'Acme Head', weight: '800'}}}}, async ({page}) =>
  assert.equal(await styleOf(page, 'h1', 'font-weight'), '800'),
);
rows.row('source is loaded', {docs: {fonts: {body: {family: 'Acme Text', source}}}, files}, async ({page, to}) => {
  await to('index');
  await page.waitForFunction(() =>
    [...document.fonts].some(each => each.family.includes('Acme Text') && each.status === 'loaded'),
  );
});
rows.row(
  'weight as a range, and format',
  {docs: {fonts: {body: {family: 'Acme Text', source, weight: '100 900', format: 'truetype'}}}, files},
  async ({page, to}) => {
    await to('index');
    await page.waitForFunction(() =>
      [...document.fonts].some(each => each.family.includes('Acme Text') && each.weight === '100 900'),
    );
  },
);
