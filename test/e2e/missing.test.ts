import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, hrefs, page, pages, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'guide/intro', 'guide/setup']}}),
  ...pages('guide/intro', 'guide/setup'),
  'index.mdx': page('Welcome', 'Hello.'),
};
const notFound = (options: Record<string, unknown>) => ({
  ...files,
  'docs.json': docs({navigation: {pages: ['index', 'guide/intro', 'guide/setup']}, errors: {'404': options}}),
});

test('a missing page shows the 404 template with the nearest page and home', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows, uncaught}) => {
      await shows('Page not found');
      assert.deepEqual(await texts(page, '.site-article a'), ['Go to the home page', 'Setup/guide/setup']);
      assert.deepEqual(await texts(page, '.not-found-path'), ['/guide/setop']);
      assert.deepEqual(await hrefs(page, '.site-article a'), ['#/', '#/guide/setup']);
      assert.equal(await page.title(), 'Page not found - Acme');
      assert.equal(await page.getAttribute('meta[name=robots]', 'content'), 'noindex');
      await page.click('.site-article ul a');
      await shows('Setup');
      assert.equal(await page.$('meta[name=robots]'), null);
      assert.deepEqual(uncaught, []);
    },
    {path: '#/guide/setop?x=1'},
  ));

test('the requested path is text, and long ones wrap', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Page not found');
      assert.deepEqual(await texts(page, '.not-found-path'), [`/<img src=x>/${'long'.repeat(80)}`]);
      assert.equal(await page.locator('.site-main img').count(), 0);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    },
    {path: `#/%3Cimg%20src=x%3E/${'long'.repeat(80)}`, context: {viewport: {width: 390, height: 800}}},
  ));

for (const theme of ['theme_1', 'theme_3'])
  test(`the 404 page has a search field as wide as the text on phones: ${theme}`, () =>
    withSite(
      browser.open(),
      {...files, 'docs.json': docs({theme, navigation: {pages: ['index', 'guide/intro', 'guide/setup']}})},
      async ({page, shows}) => {
        await shows('Page not found');
        const widths = await page.$$eval('.not-found-actions > *, .near-list', found =>
          found.map(each => Math.round(each.getBoundingClientRect().width)),
        );
        assert.deepEqual([...new Set(widths)], [350], `${widths}`);
      },
      {path: '#/guide/setop', context: {viewport: {width: 390, height: 800}}},
    ));

test('a typing error in the name of a page is found at the root, too', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'docs.json': docs({navigation: {pages: ['index', 'quickstart', 'guide/intro']}}),
      'quickstart.mdx': page('Quickstart', 'Begin.'),
    },
    async ({page, shows}) => {
      await shows('Page not found');
      assert.deepEqual(await texts(page, '.near-list a'), ['Quickstart/quickstart']);
    },
    {path: '#/quickstrat/'},
  ));

test('without a near page, only the home page is linked', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Page not found');
      assert.deepEqual(await texts(page, '.site-article a'), ['Go to the home page']);
      assert.equal(await page.locator('.not-found-links ul').count(), 0);
    },
    {path: '#/nowhere/at/all'},
  ));

test('title and description of errors.404 appear in the template', () =>
  withSite(
    browser.open(),
    notFound({title: 'Lost?', description: 'Nothing lives here.'}),
    async ({page, shows}) => {
      await shows('Lost?');
      assert.deepEqual(await texts(page, '.page-description'), ['Nothing lives here.']);
    },
    {path: '#/nowhere'},
  ));

test("the project's 404.mdx replaces the template", () =>
  withSite(
    browser.open(),
    {...files, '404.mdx': page('Gone fishing', 'Our own words.')},
    async ({page, shows}) => {
      await shows('Gone fishing');
      assert.deepEqual(await texts(page, '.site-article p'), ['Our own words.']);
    },
    {path: '#/nowhere/at/all'},
  ));

for (const router of ['hash', 'history'])
  test(`errors.404.redirect opens the closest page and keeps query and fragment (${router})`, () =>
    withSite(
      browser.open(),
      notFound({redirect: true}),
      async ({page, shows, go}, site) => {
        await shows('Setup');
        const to = `guide/setup?x=1#here`;
        assert.equal(page.url(), site.url + (router === 'hash' ? `#/${to}` : to));
        assert.deepEqual(await texts(page, '.site-notice'), [
          'There is no page at /guide/setop. This is the closest one.',
        ]);
        if (router === 'history') return;
        await go('#/guide/intro', 'Intro');
        assert.deepEqual(await texts(page, '.site-notice'), []);
      },
      router === 'hash'
        ? {path: '#/guide/setop?x=1#here'}
        : {
            path: 'guide/setop?x=1#here',
            base: '/docs/',
            rewrites: true,
            attributes: 'router="history" base="/docs" config="/docs/docs.json"',
          },
    ));

for (const [path, title] of [
  ['guide/setup', 'Intro'],
  ['index', 'Page not found'],
] as const)
  test(`errors.404.redirect does not loop for a listed page without a file: ${path}`, () => {
    const {[`${path}.mdx`]: _, ...rest} = notFound({redirect: true}) as Record<string, string>;
    const others = path === 'index' ? {'docs.json': rest['docs.json'] as string} : rest;
    return withSite(
      browser.open(),
      others,
      async ({page, shows, requests}) => {
        await shows(title);
        await page.waitForLoadState('networkidle');
        assert.ok(requests.filter(each => each.endsWith('.mdx')).length < 12, requests.join('\n'));
      },
      {path: `#/${path}`},
    );
  });

test('unlisted pages are shown, and a folder shows its index', () =>
  withSite(
    browser.open(),
    {...files, 'secret.mdx': page('Secret', 'Not listed.'), 'team/index.mdx': page('Team', 'Folder.')},
    async ({shows, go}) => {
      await shows('Secret');
      await go('#/team', 'Team');
    },
    {path: '#/secret'},
  ));

test('a page that fails offline says so, and loads when the device is online again', () => {
  // The sidebar reads no page of another tab.
  const tabs = [
    {tab: 'Guide', pages: ['index']},
    {tab: 'More', pages: ['guide/setup']},
  ];
  return withSite(browser.open(), {...files, 'docs.json': docs({navigation: {tabs}})}, async ({page, shows}) => {
    await shows('Welcome');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.click('.tab-link:text("More")');
    await page.locator('.site-article', {hasText: 'this device is offline'}).waitFor();
    await page.context().setOffline(false);
    await shows('Setup');
  });
});
