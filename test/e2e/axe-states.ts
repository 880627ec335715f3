import type {Browser, Page} from 'playwright-core';
import {axeNow} from './axe.js';

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

interface Asked {
  /** Paths of pages in the prerendered site. */
  readonly paths: readonly string[];
  readonly looks: readonly Look[];
}

/** Runs axe on pages of both kinds of site: unchanged, then with search, drawer and form open. */
export async function axeStates(
  browser: Browser,
  sites: {readonly runtime: string; readonly prerendered: string},
  {paths, looks}: Asked,
): Promise<{readonly found: Readonly<Record<string, readonly string[]>>; readonly states: number}> {
  const found: Record<string, readonly string[]> = {};
  let states = 0;
  for (const kind of ['runtime', 'prerendered'] as const)
    for (const {colorScheme, width} of looks) {
      const context = await browser.newContext({colorScheme, viewport: {width, height: 900}});
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(sites[kind] + (kind === 'runtime' ? path.replace(/\/$/, '') : path));
        await comesToRest(page);
        for await (const state of stateOf(page)) {
          const findings = await axeNow(page);
          states++;
          if (findings.length > 0) found[`${kind} ${colorScheme} ${width} ${path} ${state}`] = findings;
        }
      }
      await context.close();
    }
  return {found, states};
}

/** Opens each state of a page in turn, and closes it afterwards. */
async function* stateOf(page: Page): AsyncGenerator<string> {
  yield 'page';
  await page.keyboard.press('Control+k');
  await page.locator('site-search input').fill('a');
  await page.locator('site-search :is([role="option"], .empty)').first().waitFor();
  yield 'search';
  await page.locator('site-search .close').click();
  const menu = page.locator('[data-action=drawer]');
  if (await menu.isVisible()) {
    await menu.click();
    await page.waitForSelector('.site[data-drawer]');
    yield 'drawer';
    await page.keyboard.press('Escape');
  }
  const form = page.locator(':is(.try-button, .operation-bar .try-it):visible').first();
  if ((await form.count()) === 0) return;
  await form.click();
  await page.locator('try-it dialog[open]').waitFor();
  yield 'form';
}

/** Waits for the text, the page chrome, and the page's own requests. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.site-article') &&
      document.querySelector('.site-header > *') &&
      !document.querySelector('[aria-busy], [data-turning]'),
  );
  await page.waitForLoadState('networkidle');
}
