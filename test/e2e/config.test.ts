import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, hrefs, page, pages, pixel, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const navigation = {pages: ['index', 'a']};
const project = (rest: Record<string, unknown>) => ({
  'docs.json': docs({navigation, ...rest}),
  ...pages('a'),
  'index.mdx': page('Welcome', 'Words with a [link](/a).\n\n## One\n\nText.\n\n## Two\n\nText.'),
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>',
  'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>',
  'icon.png': pixel,
});
const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.mode);

/** Returns the contrast between an element's text and its background, as defined by WCAG 2.2. */
function contrastOf(page: Page, selector: string): Promise<number> {
  return page.evaluate(async selector => {
    const find = () => document.querySelector(selector) as Element;
    // Waits for color transitions. Rendering can cancel them, which is not a failure.
    await Promise.allSettled(
      find()
        .getAnimations()
        .map(({finished}) => finished),
    );
    const element = find();
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = (color: number[]) => {
      const [r, g, b] = color.map(part => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let ground = [255, 255, 255];
    for (let node: Element | null = element; node; node = node.parentElement) {
      const color = rgb(getComputedStyle(node).backgroundColor);
      if (color.length === 3 || color[3] === 1) {
        ground = color.slice(0, 3);
        break;
      }
    }
    const a = light(rgb(getComputedStyle(element).color).slice(0, 3));
    const b = light(ground);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }, selector);
}

for (const [name, primary] of [
  ['yellow', '#ffee00'],
  ['navy', '#000033'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`text and buttons with brand color ${name} are readable in ${colorScheme} mode`, () =>
      withSite(
        browser.open(),
        project({colors: {primary}, navbar: {primary: {type: 'button', label: 'Start', href: '/a'}}}),
        async ({page, shows}) => {
          await shows('Welcome');
          assert.equal(await modeOf(page), colorScheme);
          for (const selector of ['.site-article p a', '.nav-link[aria-current=page]', '.navbar .button-primary']) {
            const ratio = await contrastOf(page, selector);
            assert.ok(ratio >= 4.5, `${selector}: ${ratio}`);
          }
        },
        {context: {colorScheme}},
      ));

test("appearance.default overrides the system, and the reader's choice overrides both", () =>
  withSite(
    browser.open(),
    project({appearance: {default: 'dark'}}),
    async ({page, shows}) => {
      await shows('Welcome');
      assert.equal(await modeOf(page), 'dark');
      await page.click('site-theme button');
      assert.equal(await modeOf(page), 'light');
      await page.reload();
      await shows('Welcome');
      assert.equal(await modeOf(page), 'light');
    },
    {context: {colorScheme: 'light'}},
  ));

test('a strict appearance has no toggle and ignores an earlier choice', () =>
  withSite(
    browser.open(),
    project({appearance: {default: 'light', strict: true}}),
    async ({page, shows}) => {
      await page.evaluate(() => localStorage.setItem('lectern:mode', 'dark'));
      await page.reload();
      await shows('Welcome');
      assert.equal(await modeOf(page), 'light');
      assert.equal(await page.$('site-theme'), null);
    },
    {context: {colorScheme: 'dark'}},
  ));

test('the logo follows the mode and its docs.json link', () =>
  withSite(
    browser.open(),
    project({logo: {light: '/logo.svg', dark: '/dark.svg', href: 'https://example.com/'}}),
    async ({page, shows}) => {
      await shows('Welcome');
      const shown = () =>
        page.$$eval('.site-header .site-logo img', logos =>
          logos.filter(logo => getComputedStyle(logo).display !== 'none').map(logo => logo.getAttribute('src')),
        );
      assert.deepEqual(await shown(), ['/logo.svg']);
      await page.click('site-theme button');
      assert.deepEqual(await shown(), ['/dark.svg']);
      assert.deepEqual(await hrefs(page, '.site-header .site-logo'), ['https://example.com/']);
    },
  ));

test('the navbar has the links and the button, the footer its columns and socials', () =>
  withSite(
    browser.open(),
    project({
      navbar: {
        links: [
          {label: 'Blog', href: 'https://example.com/blog'},
          {label: 'A', href: '/a'},
        ],
        primary: {type: 'button', label: 'Start', href: 'https://example.com/start'},
      },
      footer: {
        socials: {x: 'https://x.com/acme', github: 'https://github.com/acme'},
        links: [{header: 'Company', items: [{label: 'About', href: 'https://example.com/about'}]}],
      },
    }),
    async ({page, shows}) => {
      await shows('Welcome');
      assert.deepEqual(await texts(page, '.navbar a'), ['Blog', 'A', 'Start']);
      assert.deepEqual(await hrefs(page, '.navbar a'), [
        'https://example.com/blog',
        '#/a',
        'https://example.com/start',
      ]);
      assert.deepEqual(await texts(page, '.footer-column'), ['CompanyAbout']);
      assert.deepEqual(await hrefs(page, '.social'), ['https://x.com/acme', 'https://github.com/acme']);
      assert.deepEqual(await page.$$eval('.social', all => all.map(each => each.getAttribute('aria-label'))), [
        'x',
        'github',
      ]);
    },
  ));

test('the navbar button of a code host is an icon with a name', () =>
  withSite(
    browser.open(),
    project({navbar: {primary: {type: 'github', href: 'https://github.com/acme/docs'}}}),
    async ({page, shows}) => {
      await shows('Welcome');
      assert.deepEqual(await hrefs(page, '.navbar a[aria-label="GitHub"]'), ['https://github.com/acme/docs']);
    },
  ));

test('a dismissed banner stays hidden until its id changes', async () => {
  let id = 'one';
  const files = Object.defineProperty(project({}), 'docs.json', {
    get: () => docs({navigation, banner: {id, content: 'Version **2** is [here](/a).', dismissible: true}}),
    enumerable: true,
  });
  await withSite(browser.open(), files, async ({page, shows}) => {
    await shows('Welcome');
    assert.deepEqual(await texts(page, '.banner-text'), ['Version 2 is here.']);
    assert.deepEqual(await hrefs(page, '.banner-text a'), ['#/a']);
    await page.click('.banner-close');
    assert.equal(await page.$('.banner'), null);
    await page.reload();
    await shows('Welcome');
    assert.equal(await page.$('.banner'), null);
    id = 'two';
    await page.reload();
    await page.waitForSelector('.banner');
  });
});

test('a page can be copied and viewed as Markdown', () =>
  withSite(
    browser.open(),
    project({}),
    async ({page, shows}) => {
      await shows('Welcome');
      await page.click('[data-action=copy-page]');
      await page.waitForFunction(() => document.querySelector('.button-words')?.textContent === 'Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(
        copied,
        `# Welcome\n\nWords with a [link](${new URL('#/a', page.url()).href}).\n\n## One\n\nText.\n\n## Two\n\nText.\n`,
      );
      await page.click('.page-actions summary');
      await page.evaluate(() => {
        Object.assign(globalThis, {opened: []});
        window.open = (address, target, features) => {
          void fetch(String(address)).then(async file =>
            (globalThis as unknown as {opened: unknown[]}).opened.push([
              String(address).replace(/^(blob:).*/, '$1'),
              target,
              features,
              file.headers.get('content-type'),
              (await file.text()).split('\n', 1)[0],
            ]),
          );
          return null;
        };
      });
      await page.click('[data-action=view-page]');
      await page.waitForFunction(() => (globalThis as unknown as {opened: unknown[]}).opened.length > 0);
      assert.deepEqual(await page.evaluate(() => (globalThis as unknown as {opened: unknown[]}).opened), [
        // Served as plain text, because a browser downloads a Markdown type.
        ['blob:', '_blank', 'noopener', 'text/plain;charset=utf-8', '# Welcome'],
      ]);
    },
    {context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test("only assistants in docs.json are listed, with the page's Markdown URL", () =>
  withSite(
    browser.open(),
    project({contextual: {options: ['copy', 'assistant_a', 'claude']}}),
    async ({page, shows}, site) => {
      await shows('Welcome');
      assert.deepEqual(await texts(page, '.page-actions .menu-link'), ['Open in ChatGPT', 'Open in Claude']);
      const link = page.locator('.page-actions .menu-link').first();
      assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
      await page.click('.page-actions summary');
      const opened = page.waitForEvent('popup');
      await link.click();
      await (await opened).close();
      const question = encodeURIComponent(`Read ${site.url}index.mdx and answer questions about it.`);
      assert.equal(await link.getAttribute('href'), `https://chatgpt.com/?hints=search&q=${question}`);
    },
  ));

test('the search uses its texts from docs.json', () =>
  withSite(browser.open(), project({search: {prompt: 'Ask Acme'}}), async ({page, shows}) => {
    await shows('Welcome');
    assert.deepEqual(await texts(page, '.search-prompt'), ['Ask Acme']);
    await page.click('.search-button');
    assert.equal(await page.getByRole('combobox').getAttribute('placeholder'), 'Ask Acme');
  }));

test('the reading progress is a 2 px line', () =>
  withSite(
    browser.open(),
    {...project({appearance: {readingProgress: true}}), 'a.mdx': page('A', 'Line.\n\n'.repeat(200))},
    async ({page, shows}) => {
      await shows('A');
      const width = () =>
        page.$eval('.site-progress', bar => Math.round((bar.getBoundingClientRect().width / innerWidth) * 100));
      assert.equal(await page.$eval('.site-progress', bar => bar.getBoundingClientRect().height), 2);
      assert.equal(await width(), 0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForFunction(
        () => (document.querySelector('.site-progress')?.getBoundingClientRect().width ?? 0) > innerWidth * 0.95,
      );
    },
    {path: '#/a'},
  ));

test('favicon, meta tags, description and noindex are in `<head>`', () =>
  withSite(
    browser.open(),
    {
      ...project({
        description: 'All about Acme.',
        favicon: '/icon.png',
        seo: {metatags: {'og:site_name': 'Acme Inc', 'theme-color': '#fff'}},
      }),
      'a.mdx': page('A', 'Text.', 'description: About A.\nnoindex: true\nkeywords: [x, y]\n"og:title": Own title\n'),
    },
    async ({page, shows, go}) => {
      await shows('Welcome');
      const content = (name: string) =>
        page.$$eval(`meta[name="${name}"], meta[property="${name}"]`, all =>
          all.map(each => each.getAttribute('content')),
        );
      assert.equal(await page.title(), 'Welcome - Acme');
      assert.deepEqual(await hrefs(page, 'link[rel=icon]'), ['/icon.png']);
      assert.deepEqual(await content('description'), ['All about Acme.']);
      assert.deepEqual(await content('og:site_name'), ['Acme Inc']);
      assert.deepEqual(await content('theme-color'), ['#fff']);
      assert.deepEqual(await content('robots'), []);
      await go('#/a', 'A');
      assert.equal(await page.title(), 'A - Acme');
      assert.deepEqual(await content('description'), ['About A.']);
      assert.deepEqual(await content('robots'), ['noindex']);
      assert.deepEqual(await content('keywords'), ['x, y']);
      assert.deepEqual(await content('og:title'), ['Own title']);
    },
  ));

test('an icon can be an image of the project under any base', () =>
  withSite(
    browser.open(),
    {...project({}), 'a.mdx': page('A', '<Card title="Own" icon="/logo.svg">Text.</Card>')},
    async ({page, shows}, site) => {
      await shows('A');
      await page.locator('.card docs-icon img').waitFor({state: 'attached'});
      assert.equal(await page.getAttribute('.card docs-icon img', 'src'), `${site.url}logo.svg`);
    },
    {path: '#/a', base: '/docs/'},
  ));
