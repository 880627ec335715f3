import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {order, shown, withPage} from './endpoint-page.js';
import {useBrowser} from './site.js';

// `<openapi-endpoint>` for keyboard and screen reader users, and on narrow screens.

const browser = useBrowser();
const change = `<openapi-endpoint ${order.replace('get', 'put')}></openapi-endpoint>`;

/** Returns the name or text of the focused element, and whether it is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return {name: '', isVisible: true};
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isVisible = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return {name: `${element.localName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`, isVisible};
  });

test("the keyboard reaches and operates all controls in the view's order", () =>
  withPage(browser.open(), {body: change}, {}, async ({page}) => {
    await shown(page, 'Change an order');
    await page.waitForSelector('openapi-endpoint request-example[data-upgraded]');
    await page.waitForLoadState('networkidle');
    const names: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      await page.keyboard.press('Tab');
      const {name, isVisible} = await focused(page);
      if (name === '') break;
      names.push(name);
      assert.ok(isVisible, `the focus on ${name} can be seen`);
      if (name.startsWith('summary')) {
        const isOpen = () =>
          page.evaluate(() => {
            const summary = document.querySelector('openapi-endpoint')?.shadowRoot?.activeElement;
            return summary?.closest('details')?.open;
          });
        const before = await isOpen();
        await page.keyboard.press('Enter');
        assert.equal(await isOpen(), !before, name);
        // Restores a part that was open, so that the expected order contains the content of every part.
        if (before) await page.keyboard.press('Enter');
      }
    }
    const order = [
      'button Copy this value',
      'summary Show 2 child attributes',
      'summary Show 1 child attribute',
      'select cURL, JavaScript, Python',
      'pre Bash',
    ];
    const places = order.map(each => names.findIndex(name => name.startsWith(each)));
    assert.ok(!places.includes(-1), names.join('\n'));
    assert.deepEqual(
      places,
      [...places].sort((one, other) => one - other),
      names.join('\n'),
    );
  }));

const views: Readonly<Record<string, string>> = {
  'an operation': change,
  'an overview': '<openapi-endpoint spec="shop.json" overview></openapi-endpoint>',
  'a failure': '<openapi-endpoint spec="shop.json" path="/nowhere"></openapi-endpoint>',
};
const dark = ':root{color-scheme:dark}body{background:#0e1116;color:#fff}';

for (const [name, body] of Object.entries(views))
  for (const mode of ['light', 'dark'])
    test(`axe finds nothing in ${name}, ${mode}, and nothing overflows at 320 px`, () =>
      withPage(browser.open(), {body, style: mode === 'dark' ? dark : ''}, {}, async ({page}) => {
        await page.waitForSelector('openapi-endpoint :is(.operation-box, .operation-failed)');
        await page.waitForLoadState('networkidle');
        for (const width of [1440, 390]) {
          await page.setViewportSize({width, height: 900});
          assert.deepEqual(await axeFindings(page), [], `${width} px`);
        }
        await page.setViewportSize({width: 320, height: 900});
        const [scrollWidth = 0, clientWidth = 0] = await page.evaluate(() => {
          const root = document.documentElement;
          return [root.scrollWidth, root.clientWidth];
        });
        assert.ok(scrollWidth <= clientWidth, `${scrollWidth} in ${clientWidth}`);
      }));
