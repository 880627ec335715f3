import assert from 'node:assert/strict';
import {Rows, sees, seesNot, setMode, styleOf} from './row.js';

const rows = new Rows('2.11');
const body = '```js\nconst a = 1;\n```';
rows.row('copyButton is there unless it is switched off', {body}, ({page}) => sees(page, 'code-block .code-copy'));
rows.row('copyButton false', {docs: {code: {copyButton: false}}, body}, ({page}) => seesNot(page, '.code-copy'));
rows.row('theme', {docs: {code: {theme: 'dracula'}}, body}, async ({page}) => {
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('code-block') as Element).getPropertyValue('--docs-code-surface') ===
      '#282a36',
  );
});
rows.row(
  'theme for each mode',
  {docs: {code: {theme: {light: 'github-light', dark: 'nord'}}}, body},
  async ({page}) => {
    const surface = (wanted: string) =>
      page.waitForFunction(
        color =>
          getComputedStyle(document.querySelector('code-block') as Element).getPropertyValue('--docs-code-surface') ===
          color,
        wanted,
      );
    await setMode(page, 'dark');
    await surface('#2e3440');
    await setMode(page, 'light');
    await surface('#ffffff');
  },
);
rows.row('the themes that are built in differ by mode', {body}, async ({page}) => {
  await setMode(page, 'light');
  const light = await styleOf(page, 'code-block', '--docs-code-surface');
  await setMode(page, 'dark');
  assert.notEqual(await styleOf(page, 'code-block', '--docs-code-surface'), light);
});
rows.checked('an unknown theme is an error', {docs: {code: {theme: 'no-such'}}}, said =>
  assert.match(said, /error {2}config-value/),
);
