import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, texts, useBrowser} from './site.js';
import {openForm} from './try-it-page.js';

// Tests the page chrome on phones: a complete drawer, full-screen dialogs, and code that no button covers.

const browser = useBrowser();
const context = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
const line = 'const answer = await client.orders.create({customer: "cus_1", items: ["sku_1", "sku_2"], note: "long"});';
const fence = (title: string, text = line) => `\`\`\`js${title}\n${text}\n\`\`\``;
const tabs = (version: string) => [
  {tab: 'Guide', groups: [{group: 'Start', pages: version === 'v1' ? ['index', 'code', 'send'] : ['old']}]},
  {
    tab: 'More',
    menu: [
      {item: 'One', pages: [`${version}-one`]},
      {item: 'Forum', href: 'https://forum.example/'},
    ],
  },
  {tab: 'Blog', href: 'https://blog.example/'},
];
const files = {
  'docs.json': docs({
    navbar: {links: [{label: 'Status', href: 'https://status.example'}], primary: {label: 'Start', href: '/code'}},
    navigation: {
      versions: [
        {version: 'v1', tabs: tabs('v1')},
        {version: 'v2', tabs: tabs('v2')},
      ],
    },
    api: {openapi: 'shop.json'},
  }),
  'index.mdx': page('Home', '<Hero title="First" description="Text." />\n\n## Part\n\nText.'),
  'code.mdx': page(
    'Code',
    `${fence('')}\n\n${fence(' title.js')}\n\n<CodeGroup>\n\n${fence(' one.js')}\n\n${fence(' two.js')}\n\n</CodeGroup>`,
  ),
  'send.mdx': page('Send', '', 'openapi: POST /a\n'),
  'old.mdx': page('Old', 'Text.'),
  'v1-one.mdx': page('One', 'Text.'),
  'v2-one.mdx': page('One', 'Text.'),
  'shop.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {
      '/a': {
        post: {
          summary: 'Send',
          parameters: Array.from({length: 20}, (_, at) => ({
            name: `p${at}`,
            in: 'query',
            required: at === 0,
            schema: {type: 'string'},
          })),
          responses: {200: {description: 'Fine.', content: {'application/json': {example: {a: line}}}}},
        },
      },
    },
  }),
};

test('the drawer has logo, close button, selectors, tab menu, and pages above 200 px', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab}) => {
      await tab.click('[data-action="drawer"]');
      await tab.waitForSelector('.site[data-drawer]');
      const first = await tab.locator('.site-sidebar .nav-list .nav-link').first().boundingBox();
      assert.ok(first && first.y > 0 && first.y < 200, `${first?.y}`);
      assert.deepEqual(await texts(tab, '.drawer-only .site-logo'), ['Acme']);
      assert.deepEqual(await texts(tab, '.drawer-only .selector-label'), ['v1']);
      assert.deepEqual(await texts(tab, '.drawer-links a'), ['Status', 'Start']);
      await tab.tap('.drawer-only .section-switch summary');
      const links = await tab.$$eval('.drawer-only .section-switch .menu-link', found =>
        found.map(each => [...each.querySelectorAll('.menu-words > span')].map(({textContent}) => textContent)),
      );
      assert.deepEqual(links, [['Guide'], ['One', 'More'], ['Forum', 'More'], ['Blog']]);
      await tab.tap('.drawer-head button');
      await soon(() => tab.locator('.site-sidebar').isVisible(), false);
      // The drawer's menu opens the other tab.
      await tab.click('[data-action="drawer"]');
      await tab.tap('.drawer-only .section-switch summary');
      await tab.tap('.drawer-only .section-switch .menu-link:has-text("One")');
      await tab.waitForFunction(() => document.querySelector('h1')?.textContent === 'One');
    },
    {context},
  ));

test('every page layout has the drawer', () =>
  inBoth(
    browser.open(),
    {...files, 'index.mdx': page('Home', 'Text.', 'mode: custom\n')},
    'index',
    async ({page: tab}) => {
      await tab.click('[data-action="drawer"]');
      await tab.locator('.site-sidebar .nav-list .nav-link').first().click();
      await tab.waitForFunction(() => document.querySelector('.site-article'));
      assert.equal(await tab.locator('.site[data-drawer]').count(), 0);
    },
    {context},
  ));

/** Returns the pixels by which each copy button covers its code. */
const overCode = (tab: Page) =>
  tab.$$eval('.code-copy', buttons =>
    buttons
      .filter(button => button.checkVisibility())
      .map(button => {
        const code = button.parentElement?.querySelector('pre')?.getBoundingClientRect() as DOMRect;
        const {left, right, top, bottom} = button.getBoundingClientRect();
        const wide = Math.min(right, code.right) - Math.max(left, code.left);
        const high = Math.min(bottom, code.bottom) - Math.max(top, code.top);
        return Math.round(Math.max(0, Math.min(wide, high)));
      }),
  );

test('copy buttons never cover code', () =>
  inBoth(
    browser.open(),
    files,
    'code',
    async ({page: tab, to}) => {
      for (const width of [390, 1440]) {
        await tab.setViewportSize({width, height: 844});
        await to('code');
        await tab.waitForSelector('.tab[aria-selected="true"]');
        assert.deepEqual(await overCode(tab), [0, 0, 0], `${width}`);
        await to('send');
        await tab.locator('.api-example .code-copy').first().waitFor();
        assert.deepEqual([...new Set(await overCode(tab))], [0], `send, ${width}`);
      }
    },
    {context},
  ));

test('code has the full width, with its button in a row above', () =>
  inBoth(
    browser.open(),
    files,
    'code',
    async ({page: tab}) => {
      await tab.waitForSelector('.tab[aria-selected="true"]');
      const blocks = await tab.$$eval('code-block', found =>
        found
          .filter(each => each.checkVisibility())
          .map(each => {
            const [code, button] = [each.querySelector('pre'), each.querySelector('.code-copy')].map(part =>
              (part as Element).getBoundingClientRect(),
            );
            return [code?.width === each.clientWidth, (button?.bottom ?? 0) <= (code?.top ?? 0) + 1];
          }),
      );
      assert.deepEqual(blocks, [
        [true, true],
        [true, true],
        [true, true],
      ]);
    },
    {context},
  ));

test('the request form fills the screen and keeps its header after "Send"', () =>
  inBoth(
    browser.open(),
    files,
    'send',
    async ({page: tab}) => {
      const dialog = await openForm(tab);
      // Names and inputs start at one edge. Checkboxes of optional fields are at the other.
      const edges = (selector: string, side: 'left' | 'right') =>
        dialog
          .locator(selector)
          .evaluateAll(
            (all, end) => [...new Set(all.map(each => Math.round(each.getBoundingClientRect()[end])))],
            side,
          );
      assert.deepEqual(await edges('.row :is(label:has(.name), .row-input input)', 'left'), [16]);
      assert.deepEqual(await edges('.row .send', 'right'), [374]);
      await dialog.locator('.row-input input').first().fill('a');
      await dialog.getByRole('button', {name: 'Send', exact: true}).click();
      await dialog.locator('try-it-response').waitFor();
      // Scrolls first, because focus and the response at the form's end would scroll the dialog.
      await dialog.locator('.sample pre').scrollIntoViewIfNeeded();
      await dialog.evaluate(each => {
        each.scrollTop = 50;
      });
      const [outer, header, close] = await Promise.all([
        dialog.boundingBox(),
        dialog.locator('header').boundingBox(),
        dialog.locator('.close').boundingBox(),
      ]);
      assert.deepEqual([outer?.width, outer?.height, header?.y], [390, 844, 0]);
      assert.ok(close && close.y >= 0 && close.x + close.width <= 390 && close.width >= 36, JSON.stringify(close));
    },
    {context},
  ));

test('a hero begins 32 px below the header', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page: tab}) => {
      const padding = await tab.$eval('.hero', hero => getComputedStyle(hero).paddingTop);
      assert.equal(padding, '0px');
    },
    {context},
  ));

test('the drawer opens at the current page, below its logo and close button', () => {
  const slugs = Array.from({length: 40}, (_, at) => `page-${at}`);
  const pages = Object.fromEntries(slugs.map(slug => [`${slug}.mdx`, page(slug, 'x')]));
  return inBoth(
    browser.open(),
    {'docs.json': docs({navigation: {pages: ['index', ...slugs]}}), 'index.mdx': page('Home', 'x'), ...pages},
    'page-35',
    async ({page: tab, kind}) => {
      await tab.locator('[data-action=drawer]').click();
      await tab.waitForFunction(() => document.querySelector('.site-sidebar')?.contains(document.activeElement));
      const [link, head] = await Promise.all(
        ['.site-sidebar [aria-current=page]', '.drawer-head'].map(each => tab.locator(each).boundingBox()),
      );
      assert.ok(link && head, kind);
      assert.ok(link.y > head.y + head.height && link.y + link.height < 844, `${kind}: ${link.y}`);
      assert.equal(head.y, 0, kind);
    },
    {context},
  );
});
