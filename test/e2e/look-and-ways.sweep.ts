import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {clipboard, docs, hrefs, page, pixel, texts, useBrowser} from './site.js';
import {button, controlOf, goesTo, openForm} from './try-it-page.js';

// Tests docs.json settings for colors, images, links and servers, in both kinds of site.

const browser = useBrowser();
const colorOf = (tab: Page, selector: string, property: string) =>
  tab.$eval(selector, (element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('a button of a page is filled where it is the primary one', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({colors: {primary: '#d7263d'}, navigation: {pages: ['index']}}),
      'index.mdx': page(
        'Home',
        '<Button href="/index" variant="primary">Go</Button>\n\n<Button href="/index">Stay</Button>',
      ),
    },
    'index',
    async ({page: tab, kind}) => {
      await tab.waitForSelector('.nav-link[aria-current]');
      const fills = await tab.$$eval('.site-article .button', found =>
        found.map(each => getComputedStyle(each).backgroundColor),
      );
      assert.deepEqual(fills, ['rgb(215, 38, 61)', 'rgb(255, 255, 255)'], kind);
    },
    {context: {colorScheme: 'light', reducedMotion: 'reduce'}},
  ));

test('colors.dark is the color of hovers and of what is open, in both modes and with contrast', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({
        colors: {primary: '#d7263d', dark: '#0a7a3c'},
        navbar: {primary: {type: 'button', label: 'Go', href: '/index'}},
        navigation: {pages: ['index']},
      }),
      'index.mdx': page('Home', '[A link](/index)'),
    },
    'index',
    async ({page: tab}) => {
      assert.equal(await colorOf(tab, '.nav-link[aria-current]', 'color'), 'rgb(10, 122, 60)');
      assert.equal(await colorOf(tab, '.button-primary', 'background-color'), 'rgb(215, 38, 61)');
      await tab.addStyleTag({content: '* { transition: none !important }'});
      await tab.hover('.button-primary');
      assert.equal(await colorOf(tab, '.button-primary', 'background-color'), 'rgb(10, 122, 60)');
      assert.equal(await colorOf(tab, '.button-primary', 'color'), 'rgb(255, 255, 255)');
      await tab.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
      const dark = await colorOf(tab, '.nav-link[aria-current]', 'color');
      const [red = 0, green = 0, blue = 0] = [...dark.matchAll(/\d+/g)].map(Number);
      assert.ok(green > 122 && green > red && green > blue, dark);
    },
  ));

test('colors.anchors fills the icon of every anchor, also of a link away, at rest and under the pointer', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({
        colors: {primary: '#2563eb', anchors: {from: '#7c3aed', to: '#be185d'}},
        navigation: {
          anchors: [
            {anchor: 'Guide', pages: ['index']},
            {anchor: 'API', pages: ['api']},
            {anchor: 'Forum', href: 'https://forum.example', icon: 'rocket'},
          ],
        },
      }),
      'index.mdx': page('Home', 'Text.'),
      'api.mdx': page('Api', 'Text.'),
    },
    'index',
    async ({page: tab}) => {
      const gradient = 'linear-gradient(135deg, rgb(124, 58, 237), rgb(190, 24, 93))';
      const images = () =>
        tab.$$eval('.anchors .anchor-icon', icons => icons.map(each => getComputedStyle(each).backgroundImage));
      assert.deepEqual(await images(), [gradient, gradient, gradient]);
      assert.equal(await colorOf(tab, '.anchors li:last-child .anchor-icon', 'color'), 'rgb(255, 255, 255)');
      await tab.hover('.anchors li:last-child a');
      assert.deepEqual(await images(), [gradient, gradient, gradient]);
    },
  ));

for (const decoration of ['gradient', 'grid', 'windows'])
  test(`background.image stays behind the pattern "${decoration}"`, () =>
    inBoth(
      browser.open(),
      {
        'docs.json': docs({background: {image: '/back.png', decoration}, navigation: {pages: ['index']}}),
        'index.mdx': page('Home', 'Text.'),
        'back.png': pixel,
      },
      'index',
      async ({page: tab}) => {
        assert.match(await colorOf(tab, '.site', 'background-image'), /back\.png/);
        const pattern = await tab.$eval('.site', site => getComputedStyle(site, '::before').backgroundImage);
        assert.match(pattern, /gradient\(/);
        // The background pattern covers no clickable element.
        await tab.click('.site-article');
      },
    ));

test('links of the footer and own links of the page menu have their icons', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({
        footer: {links: [{header: 'More', items: [{label: 'Shop', href: 'https://shop.example', icon: 'rocket'}]}]},
        contextual: {options: [{title: 'Ask', description: 'Us', icon: 'rocket', href: 'https://ask.example'}]},
        navigation: {pages: ['index']},
      }),
      'index.mdx': page('Home', 'Text.'),
    },
    'index',
    async ({page: tab}) => {
      await tab.click('.page-actions summary');
      for (const link of ['.footer-column a', '.page-actions .menu-link']) {
        await tab.locator(link).scrollIntoViewIfNeeded();
        await tab.locator(`${link} docs-icon svg`).waitFor();
      }
    },
  ));

const tabs = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index']},
        {
          tab: 'Community',
          anchors: [
            {anchor: 'Forum', href: 'https://forum.example/'},
            {anchor: 'Chat', href: 'https://chat.example/', icon: 'rocket'},
          ],
        },
        {tab: 'Blog', anchors: [{anchor: 'News', href: 'https://blog.example/'}]},
      ],
    },
  }),
  'index.mdx': page('Home', 'Text.'),
};

test('a tab that holds links alone is a menu of them, with one link that link', () =>
  inBoth(browser.open(), tabs, 'index', async ({page: tab}) => {
    assert.deepEqual(await texts(tab, '.tab-row .tab-link'), ['Guide', 'Blog']);
    assert.equal(await tab.getAttribute('.tab-row .tab-link:last-child', 'href'), 'https://blog.example/');
    await tab.click('.tab-menu summary');
    await tab.locator('.tab-menu .menu-link').last().waitFor();
    assert.deepEqual(await hrefs(tab, '.tab-menu .menu-link'), ['https://forum.example/', 'https://chat.example/']);
  }));

test('in the drawer of a small screen those links stand below the name of their tab', () =>
  inBoth(
    browser.open(),
    tabs,
    'index',
    async ({page: tab}) => {
      await tab.click('[data-action="drawer"]');
      await tab.click('.drawer-only .section-switch summary');
      await tab.locator('.menu-description', {hasText: 'Community'}).first().waitFor();
      assert.deepEqual((await hrefs(tab, '.drawer-only .section-switch .menu-link')).slice(1), [
        'https://forum.example/',
        'https://chat.example/',
        'https://blog.example/',
      ]);
    },
    {context: {viewport: {width: 390, height: 800}}},
  ));

test('view is the page as Markdown, and assistants are given its address', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({contextual: {options: ['view', 'chatgpt', 'claude']}, navigation: {pages: ['index', 'a/b']}}),
      'index.mdx': page('Home', 'Text.'),
      'a/b.mdx': page(
        'Deep',
        'Deep words.\n\n<Prompt description="Ask" actions={["chatgpt"]}>Write **tests**.</Prompt>',
      ),
    },
    'a/b',
    async ({page: tab, kind, url, file}) => {
      await tab.click('.page-actions summary');
      const opens = tab.waitForEvent('popup');
      await tab.getByText('View as Markdown').click();
      const popup = await opens;
      if (kind === 'prerendered') {
        assert.equal(popup.url(), `${url}a/b.md`);
        const html = file('a/b/index.html');
        assert.match(html, /<a class="menu-link" href="\.\.\/\.\.\/a\/b\.md" target="_blank" rel="noopener">/);
        const question = encodeURIComponent('Read https://docs.example.com/a/b.md and answer questions about it.');
        assert.ok(html.includes(`https://claude.ai/new?q=${question}`));
        assert.ok(html.includes(`&amp;q=${question}`));
        assert.ok(html.includes('https://chatgpt.com/?q=Write%20tests.'));
      } else assert.match(popup.url(), /^blob:/);
      await popup.close();
    },
    {siteUrl: 'https://docs.example.com/'},
  ));

const api = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://own.example'}],
  paths: {
    '/a': {
      get: {
        summary: 'List',
        parameters: [
          {
            name: 'q',
            in: 'query',
            description: 'See **this** [page](https://a.example) and `x`.',
            schema: {type: 'string'},
          },
        ],
        responses: {},
      },
    },
    '/b': {get: {summary: 'Other', responses: {}}},
  },
};
const shop = {
  'docs.json': docs({
    api: {baseUrl: ['https://live.example', 'https://test.example']},
    navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]},
  }),
  'api.json': JSON.stringify(api),
};

test('the server that a reader has chosen is that of the page and its samples, also later and on other pages', () =>
  inBoth(browser.open(), shop, 'api/get-a', async ({page: tab, to}) => {
    const base = tab.locator('.base-url summary code, p.base-url code').first();
    const sample = tab.locator('request-example[name="samples"]');
    await base.getByText('https://live.example').waitFor();
    await sample.getByText('https://live.example/a').first().waitFor();
    const dialog = await openForm(tab);
    await controlOf(dialog, 'q').fill('typed');
    await dialog.getByLabel('Server', {exact: true}).selectOption({label: 'https://own.example'});
    await goesTo(dialog, 'https://own.example/a?q=typed');
    await base.getByText('https://own.example').waitFor();
    // The form is unchanged.
    assert.equal(await controlOf(dialog, 'q').inputValue(), 'typed');
    await button(dialog, 'Close').click();
    await sample.getByText('https://own.example/a').first().waitFor();
    assert.doesNotMatch((await sample.textContent()) ?? '', /live\.example/);
    for (const slug of ['api/get-a', 'api/get-b']) {
      await to(slug);
      await base.getByText('https://own.example').waitFor();
      await sample
        .getByText(`https://own.example/${slug.at(-1)}`)
        .first()
        .waitFor();
      assert.doesNotMatch((await sample.textContent()) ?? '', /live\.example/);
    }
  }));

test('Markdown in descriptions is drawn in the form', () =>
  inBoth(browser.open(), shop, 'api/get-a', async ({page: tab}) => {
    const dialog = await openForm(tab);
    const about = dialog.locator('.about');
    await about.locator('strong', {hasText: 'this'}).waitFor();
    assert.equal(await about.locator('a').getAttribute('href'), 'https://a.example/');
    assert.equal(await about.locator('code').textContent(), 'x');
  }));

test('the Markdown of an API page without a document names its server', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({
        api: {mdx: {server: ['https://one.example', 'https://two.example/v1']}},
        navigation: {pages: ['index']},
      }),
      'index.mdx': page('Home', 'Text.', 'api: GET /orders\n'),
    },
    'index',
    async ({page: tab, kind, file}) => {
      const expected = '`GET /orders`\n\n- <https://one.example>\n- <https://two.example/v1>\n';
      if (kind === 'prerendered') assert.ok(file('index.md').includes(expected));
      await tab.click('[data-action="copy-page"]');
      assert.ok((await clipboard(tab, '# Home')).includes(expected));
    },
    {context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));
