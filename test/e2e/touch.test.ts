import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {everything, visits} from './everything.js';
import {docs, useBrowser, withSite} from './site.js';
import {openForm} from './try-it-page.js';

// A phone with a touch screen and without hover.

const browser = useBrowser();
const context = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/** Returns controls on the page and in its shadow roots that are smaller than 36 by 36 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="option"][id], [tabindex="0"]';
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const each of root.querySelectorAll<HTMLElement>('*')) {
        if (each.shadowRoot) look(each.shadowRoot);
        if (!each.matches(controls) || each.matches(':disabled') || each.closest('[inert]')) continue;
        if (!each.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        // A card is one large target. Links in a sentence have the sentence's height.
        if (each.matches('.card-link')) continue;
        const around = each.closest('p, li, td, dd, .paragraph, .banner');
        const isInText = (around?.textContent ?? '').trim().length > (each.textContent ?? '').trim().length + 3;
        if (getComputedStyle(each).display === 'inline' && isInText) continue;
        const {right, ...box} = each.getBoundingClientRect().toJSON();
        // A pseudo-element enlarges a small label's target. Checkboxes have 24 px, and space around them.
        const around_ = getComputedStyle(each, '::after');
        const more = around_.content !== 'none' && around_.position === 'absolute' ? around_ : undefined;
        const isTick = each.matches('[type="checkbox"], [type="radio"]') || each.matches('.tooltip-term');
        const width = isTick ? 36 : Math.max(box.width, Number.parseFloat(more?.width ?? '0'));
        const height = isTick ? 36 : Math.max(box.height, Number.parseFloat(more?.height ?? '0'));
        if (right > 0 && (width < 36 || height < 36))
          found.push(`${each.localName}.${each.className} ${each.textContent?.trim().slice(0, 20)} ${width}x${height}`);
      }
    };
    look(document);
    return found;
  });

const fontSizes = (page: Page, host: string, selector: string) =>
  page.$eval(
    host,
    (element, inside) =>
      [...(element.shadowRoot ?? element).querySelectorAll(inside)].map(each => getComputedStyle(each).fontSize),
    selector,
  );

test('touch targets have 36 px, and no field causes zooming', () =>
  withSite(
    browser.open(),
    everything,
    async ({page, go, shows}) => {
      await shows('Welcome');
      const small: Record<string, string[]> = {};
      for (const [name, hash, title] of visits) {
        if (hash) await go(hash, title);
        await page.waitForLoadState('networkidle');
        small[name] = await smallTargets(page);
      }
      await page.click('[data-action=drawer]');
      await page.waitForSelector('.site[data-drawer]');
      small.drawer = await smallTargets(page);
      await page.click('.site-scrim', {position: {x: 380, y: 400}});
      await page.click('[data-action=search]');
      await page.getByRole('combobox').fill('order');
      await page.locator('[role="option"][aria-selected="true"]').waitFor();
      small.search = await smallTargets(page);
      assert.deepEqual(await fontSizes(page, 'site-search', 'input'), ['16px']);
      await page.locator('site-search .close').click();
      await go('#/order', 'Change an order');
      const dialog = await openForm(page);
      // The sample is empty until the worker has written it.
      await dialog.locator('pre').filter({hasText: 'curl'}).first().waitFor();
      small.form = await smallTargets(page);
      const sizes = await fontSizes(page, 'try-it', 'input:not([type="checkbox"], [type="file"]), select, textarea');
      assert.ok(sizes.length > 4);
      assert.deepEqual([...new Set(sizes)], ['16px']);
      assert.deepEqual(small, Object.fromEntries(Object.keys(small).map(name => [name, []])));
    },
    {context},
  ));

test('contents entries, overview buttons and the server line have 36 px too', () =>
  withSite(
    browser.open(),
    {
      ...everything,
      'docs.json': docs({
        navigation: {
          tabs: [
            {tab: 'Guide', pages: ['long']},
            {tab: 'API reference', openapi: 'api.json'},
          ],
        },
      }),
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Shop', version: '1'},
        servers: [{url: 'https://a.example'}, {url: 'https://b.example'}],
        paths: {'/a': {get: {summary: 'Get an A', responses: {}}}},
      }),
    },
    async ({page, go, shows}) => {
      await shows('Long');
      await page.locator('.contents-title').tap();
      await page.locator('.contents-link').first().waitFor();
      assert.deepEqual(await smallTargets(page), []);
      await go('#/api-reference', 'Shop');
      await page.locator('.overview-words .button').first().waitFor();
      assert.deepEqual(await smallTargets(page), []);
      await go('#/api-reference/get-an-a', 'Get an A');
      await page.locator('details.base-url').waitFor();
      assert.deepEqual(await smallTargets(page), []);
    },
    {context, path: '#/long'},
  ));

test('controls that need hovering are visible without it', () =>
  withSite(
    browser.open(),
    everything,
    async ({page, go, shows}) => {
      await shows('Long');
      await page.waitForSelector('docs-tooltip:defined');
      await page.waitForFunction(() => {
        const found = document.querySelector('.code-copy');
        return found && getComputedStyle(found).opacity === '1';
      });
      // The heading itself is the link, without an icon beside the text.
      const [heading, anchor, mark] = await page.$eval('h2:has(> .heading-anchor)', element => {
        const link = element.querySelector('.heading-anchor') as Element;
        const [own, box] = [element, link].map(each => each.getBoundingClientRect()) as [DOMRect, DOMRect];
        return [[own.left, own.right], [box.left, box.right], getComputedStyle(link, '::before').content];
      });
      assert.deepEqual([anchor, mark], [heading, 'none']);
      await page.locator('.tooltip-term').tap();
      await page.locator('.tooltip').waitFor();
      await go('#/changes', 'Changes');
      await page.locator('code-block pre').tap();
      await page.waitForFunction(() => {
        const label = document.querySelector('.code-body > .code-language');
        return label && getComputedStyle(label).opacity === '1';
      });
    },
    {context, path: '#/long'},
  ));
