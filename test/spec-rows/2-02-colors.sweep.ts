import assert from 'node:assert/strict';
import {morePages, Rows, setMode, styleOf} from './row.js';

const rows = new Rows('2.2');
const button = {navbar: {primary: {type: 'button', label: 'Go', href: '/index'}}};
const anchors = {
  navigation: {
    anchors: [
      {anchor: 'Docs', pages: ['index']},
      {anchor: 'Forum', href: 'https://forum.example'},
    ],
  },
};

rows.row('primary is the color of buttons', {docs: {colors: {primary: '#aa0055'}, ...button}}, async ({page}) =>
  assert.equal(await styleOf(page, '.button-primary', 'background-color'), 'rgb(170, 0, 85)'),
);
rows.row('primary is the color of accents', {docs: {colors: {primary: '#aa0055'}}}, async ({page}) => {
  await setMode(page, 'light');
  assert.equal(await styleOf(page, '.nav-link[aria-current]', 'color'), 'rgb(170, 0, 85)');
});
rows.row(
  'light is the shade of highlights',
  {docs: {colors: {primary: '#aa0055', light: '#ff77bb'}}},
  async ({page}) => {
    await setMode(page, 'dark');
    assert.equal(await styleOf(page, '.nav-link[aria-current]', 'color'), 'rgb(255, 119, 187)');
  },
);
rows.row(
  'dark is the shade of active states',
  {docs: {colors: {primary: '#aa0055', dark: '#00558a'}}},
  async opened => {
    await setMode(opened.page, 'light');
    assert.equal(await styleOf(opened.page, '.nav-link[aria-current]', 'color'), 'rgb(0, 85, 138)');
  },
);
rows.row(
  'dark is the shade of hovers',
  {docs: {colors: {primary: '#aa0055', dark: '#00558a'}, ...button}},
  async ({page}) => {
    await page.addStyleTag({content: '* { transition: none !important }'});
    await page.hover('.button-primary');
    assert.equal(await styleOf(page, '.button-primary', 'background-color'), 'rgb(0, 85, 138)');
  },
);
rows.row('background', {docs: {colors: {primary: '#aa0055', background: '#fffbe6'}}}, async ({page}) =>
  assert.equal(await styleOf(page, '.site', 'background-color'), 'rgb(255, 251, 230)'),
);
rows.row(
  'background for each mode',
  {docs: {colors: {primary: '#aa0055', background: {light: '#fffbe6', dark: '#101820'}}}},
  async ({page}) => {
    await setMode(page, 'light');
    assert.equal(await styleOf(page, '.site', 'background-color'), 'rgb(255, 251, 230)');
    await setMode(page, 'dark');
    assert.equal(await styleOf(page, '.site', 'background-color'), 'rgb(16, 24, 32)');
  },
);
const icon = '.anchors li:last-child .anchor-icon';
rows.row('anchors as one color', {docs: {colors: {primary: '#aa0055', anchors: '#00558a'}, ...anchors}}, async opened =>
  assert.match(await styleOf(opened.page, icon, 'background-image'), /rgb\(0, 85, 138\), rgb\(0, 85, 138\)/),
);
rows.row(
  'anchors as a gradient of 135 degrees',
  {docs: {colors: {primary: '#aa0055', anchors: {from: '#00558a', to: '#7c3aed'}}, ...anchors}, files: morePages},
  async ({page}) =>
    assert.equal(
      await styleOf(page, icon, 'background-image'),
      'linear-gradient(135deg, rgb(0, 85, 138), rgb(124, 58, 237))',
    ),
);
for (const hex of ['#a05', '#aa0055', '#aa0055ff'])
  rows.checked(`${hex} is a color`, {docs: {colors: {primary: hex}}}, said => assert.match(said, /0 errors, 0 warn/));
for (const hex of ['aa0055', '#aa05', '#aa005', '#aa00zz', 'red'])
  rows.checked(`${hex} is none`, {docs: {colors: {primary: hex}}}, said => assert.match(said, /error {2}config-color/));
