import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {screens, settings} from '../tools/look/screens.js';
import {alive} from '../tools/parity/alive.js';
import {listen, static_} from '../tools/parity/sites.js';
import {axeFindings} from './axe.js';
import {useBrowser} from './site.js';

// The screens of the look test in all themes, modes and widths, tested by axe and with the keyboard only.

const browser = useBrowser();
const root = join(import.meta.dirname, '../../..');

for (const theme of ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'])
  test(`${theme}: axe finds nothing, and whoever has only a keyboard sees where they are`, async t => {
    const top = mkdtempSync(join(tmpdir(), 'themes-'));
    const project = join(top, 'project');
    cpSync(join(root, 'demo/site'), project, {recursive: true});
    const config = JSON.parse(readFileSync(join(project, 'docs.json'), 'utf8'));
    writeFileSync(join(project, 'docs.json'), JSON.stringify({...config, theme}));
    const output = {out() {}, err() {}};
    const options = {folder: project, out: join(top, 'site'), isPortable: false, strict: false, version: '0.0.0'};
    assert.equal(await runPrerender(options, output), 0);
    const site = await listen(static_(join(top, 'site')));
    try {
      for (const {name, path, prepare} of screens)
        for (const setting of settings)
          await t.test(`${name}, ${setting.name}`, async () => {
            const {width, height, mode} = setting;
            const context = await browser.open().newContext({viewport: {width, height}, colorScheme: mode});
            const page = await context.newPage();
            try {
              await page.goto(site.url + path);
              await alive(page);
              await prepare?.(page);
              await page.waitForTimeout(700);
              assert.deepEqual(await axeFindings(page), []);
              assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, 'too wide');
              assert.deepEqual(await unseenStops(page), []);
            } finally {
              await context.close();
            }
          });
    } finally {
      site.close();
      rmSync(top, {recursive: true, force: true});
    }
  });

/** Returns tab stops that a reader cannot see: outside the viewport, or without a focus mark. */
async function unseenStops(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return undefined;
      const box = focused.getBoundingClientRect();
      const style = getComputedStyle(focused);
      const isMarked =
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        focused.matches('input, textarea, select, iframe') ||
        [...document.querySelectorAll(':focus-within')].some(
          each => getComputedStyle(each, '::after').outlineStyle !== 'none',
        );
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return isMarked && isInView
        ? undefined
        : `${focused.outerHTML.slice(0, 90)} ${isMarked ? 'out of view' : 'unmarked'}`;
    });
    if (found) unseen.push(found);
  }
  return unseen;
}
