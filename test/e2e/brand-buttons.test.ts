import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import type {Config} from '../../src/config/config.js';
import {writeSiteCss} from '../../src/site/chrome/site-css.js';
import {axeContrast} from './axe.js';
import {docs, page, useBrowser, withSite} from './site.js';

// Contrast of text on brand buttons for thirty brand colors, in both modes, with and without hover. The test opens one
// page, and replaces its color style sheet for each color.

const browser = useBrowser();

const colors: readonly Omit<Config['colors'], 'background'>[] = [
  // A project's colors: primary, in dark mode, on hover.
  {primary: '#0066ff', light: '#3d8bff', dark: '#0050b4'},
  {primary: '#2d00f7', light: '#4cc9f0', dark: '#f72585'},
  {primary: '#3d6eff', light: '#345dd9', dark: '#2847a6'},
  {primary: '#2e343e', light: '#ffffff', dark: '#2e343e'},
  {primary: '#6662ff', light: '#9996ff', dark: '#4d4acc'},
  {primary: '#16a34a', light: '#07c983', dark: '#15803d'},
  {primary: '#4f46e5', light: '#a5b4fc', dark: '#312e81'},
  {primary: '#1ebca1', light: '#1ebca1', dark: '#1ebca1'},
  // Mid tones with low contrast to white and to black. One hover shade is lighter than its button.
  {primary: '#00aa55'},
  {primary: '#f97316'},
  {primary: '#ef4444', dark: '#f87171'},
  {primary: '#0ea5e9'},
  {primary: '#14b8a6', dark: '#5eead4'},
  {primary: '#d97706', light: '#fbbf24'},
  {primary: '#ec4899'},
  {primary: '#808080'},
  {primary: '#949494'},
  {primary: '#767676'},
  {primary: '#959595', dark: '#959595'},
  {primary: '#8b5cf6', dark: '#fde047'},
  // Extreme colors, and hex notation with three or six digits.
  {primary: '#ffffff'},
  {primary: '#000000'},
  {primary: '#ff0', dark: '#000'},
  {primary: '#000080', dark: '#ffff00'},
  {primary: '#ff000080'},
  {primary: '#ffd400', dark: '#0a1f44'},
  {primary: '#0a1f44', light: '#ffd400'},
  {primary: '#f0f'},
  {primary: '#0f0', dark: '#0f0'},
  {primary: '#7c3aed', light: '#7c3aed', dark: '#7c3aed'},
];

const files = {
  'docs.json': docs({
    navigation: {pages: ['index']},
    navbar: {primary: {type: 'button', label: 'Start now', href: '/index'}},
    api: {mdx: {server: 'https://api.example.com'}},
  }),
  'index.mdx': page('List orders', '<Button variant="primary" href="/index">Read more</Button>', 'api: GET /orders\n'),
};

/** Applies color settings as in docs.json. */
async function setColors(tab: Page, given: Omit<Config['colors'], 'background'>, mode: 'light' | 'dark') {
  const css = writeSiteCss(
    {colors: {...given, background: {}}, background: {color: {}}, fonts: {}, theme: 'theme_1'},
    path => path,
  );
  await tab.evaluate(
    ([text, shown]) => {
      const own = document.adoptedStyleSheets.find(sheet =>
        [...sheet.cssRules].some(rule => rule.cssText.includes('--docs-brand-plain: ')),
      );
      own?.replaceSync(text);
      document.documentElement.dataset.mode = shown;
    },
    [css, mode] as const,
  );
}

test('text on brand buttons reaches 4.5:1 for 30 brand colors in both modes', () =>
  withSite(browser.open(), files, async ({page: tab, shows}) => {
    await shows('List orders');
    const buttons = ['#topbar-cta-button', '.docs-content docs-button > .button', '.page-head .try-button'];
    for (const button of buttons) await tab.locator(button).waitFor();
    await tab.addStyleTag({
      content: '*, ::before, ::after { transition: none !important; animation: none !important }',
    });
    const found: Record<string, readonly string[]> = {};
    const surfaces = new Set<string>();
    const judge = async (of: readonly (string | {fromShadowDom: string[]})[], state: string) => {
      const {findings, judged} = await axeContrast(tab, of);
      assert.equal(judged, of.length, state);
      if (findings.length > 0) found[state] = findings;
    };
    const eachColor = async (use: (state: string) => Promise<void>) => {
      for (const mode of ['light', 'dark'] as const)
        for (const given of colors) {
          await setColors(tab, given, mode);
          await use(`${mode} ${Object.values(given).join(' ')}`);
        }
    };
    await eachColor(async state => {
      surfaces.add(await tab.$eval('#topbar-cta-button', button => getComputedStyle(button).backgroundColor));
      await tab.mouse.move(0, 0);
      await judge(buttons, state);
    });
    for (const button of buttons) {
      await tab.hover(button);
      await eachColor(state => judge([button], `${state} ${button}:hover`));
    }
    await tab.locator('.page-head .try-button').click();
    const send = 'try-it .primary';
    await tab.locator(send).waitFor();
    const inForm = [{fromShadowDom: ['try-it', '.primary']}];
    await tab.mouse.move(0, 0);
    await eachColor(state => judge(inForm, `${state} ${send}`));
    await tab.hover(send);
    await eachColor(state => judge(inForm, `${state} ${send}:hover`));
    assert.deepEqual(found, {});
    // Proves that the colors changed.
    assert.ok(surfaces.size > 25, String(surfaces.size));
  }));
