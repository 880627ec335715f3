import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {pageTypes, siteOfTypes} from './page-types.js';
import {soon, useBrowser} from './site.js';

// A page looks the same whether the reader opens its URL or clicks a link: it needs no styles of earlier pages.

const browser = useBrowser();

/** Returns the computed styles of all visible elements by path, including shadow roots. */
function drawn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    const properties =
      'display position visibility color background-color font-family font-size font-weight line-height text-decoration-line opacity padding margin border border-radius width height'.split(
        ' ',
      );
    const walk = (parent: Element | ShadowRoot, path: string) => {
      const counts = new Map<string, number>();
      for (const each of parent.children) {
        if (!each.checkVisibility({visibilityProperty: true})) continue;
        const name = each.localName + (each.classList.length > 0 ? `.${each.classList[0]}` : '');
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const key = `${path}>${name}${count > 1 ? `:${count}` : ''}`;
        const style = getComputedStyle(each);
        found[key] = properties.map(property => `${property}: ${style.getPropertyValue(property)}`).join('; ');
        walk(each, key);
        if (each.shadowRoot) walk(each.shadowRoot, `${key}#`);
      }
    };
    walk(document.querySelector('.site') as Element, '');
    return found;
  });
}

function differences(one: Record<string, string>, other: Record<string, string>): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(key => {
    const [before, after] = [one[key], other[key]];
    if (before === after) return [];
    if (before === undefined || after === undefined) return `${key} is ${before ? 'not there after a click' : 'new'}`;
    const rest = after.split('; ');
    return before.split('; ').flatMap((each, at) => (each === rest[at] ? [] : `${key} ${each} / ${rest[at]}`));
  });
}

const isShown = (page: Page, title: string) =>
  page.waitForFunction(
    wanted =>
      document.querySelector('.page-head h1, .site-article h1')?.textContent?.trim() === wanted &&
      document.querySelector('[data-turning]') === null,
    title,
  );

for (const width of [1440, 390])
  test(`${width} px: a page that is opened is drawn as after a click`, () =>
    inBoth(
      browser.open(),
      siteOfTypes,
      'index',
      async ({page, kind, to}) => {
        const clicked = new Map<string, Record<string, string>>();
        const open = async (slug: string, title: string) => {
          await to(slug);
          await isShown(page, title);
          await page.mouse.move(0, 0);
        };
        for (const [slug, title] of pageTypes) {
          await open('index', 'Welcome');
          await page.click(`.site-article a:text-is("go to ${slug}")`);
          await isShown(page, title);
          await page.mouse.move(0, 0);
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await quiet(page);
          clicked.set(slug, await drawn(page));
          await open(slug, title);
          const after = clicked.get(slug) as Record<string, string>;
          await soon(async () => differences(await drawn(page), after), []).catch(error => {
            throw new Error(`${kind} ${slug}: ${(error as Error).message}`, {cause: error});
          });
        }
        // The open search looks the same on a page that was loaded and on a page that was clicked to.
        const search = async () => {
          await page.keyboard.press('Control+k');
          await page.locator('site-search input').fill('order');
          await page.locator('site-search a[role=option]').first().waitFor();
          await quiet(page);
          return drawn(page);
        };
        await open('index', 'Welcome');
        await page.click('.site-article a:text-is("go to long")');
        await isShown(page, 'Long');
        const over = await search();
        await open('long', 'Long');
        const direct = await search();
        const own = (all: Record<string, string>) =>
          Object.fromEntries(Object.entries(all).filter(([key]) => key.includes('site-search')));
        assert.deepEqual(differences(own(direct), own(over)), [], `${kind} search`);
      },
      {context: {viewport: {width, height: 900}, reducedMotion: 'reduce'}, prepare: withoutFonts},
    ));

/** Blocks fonts, because a late font is ignored until the next page, which depends on the connection. */
const withoutFonts = (page: Page) => page.route('**/*.woff2', route => route.abort());

/** Waits until the page has not changed for a while. */
async function quiet(page: Page): Promise<void> {
  let before = '';
  for (let same = 0, turn = 0; same < 4 && turn < 100; turn++) {
    const now = JSON.stringify(await drawn(page));
    same = now === before ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(100);
  }
}
