import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {docs, hrefs, page, pages, pixel, serve, until, useBrowser, visit, withSite} from './site.js';

const browser = useBrowser();

const long = Array.from({length: 60}, (_, line) => `Line ${line} of a long page.\n`).join('\n');
const files = {
  'docs.json': docs({
    navigation: {pages: ['index', 'guide/intro', 'guide/setup', 'api/users', 'long', 'other']},
    redirects: [
      {source: '/old/:slug', destination: '/guide/:slug'},
      {source: '/wild/*', destination: '/guide/*'},
      {source: '/rest/:rest*', destination: '/:rest*'},
      {source: '/one', destination: '/two'},
      {source: '/two', destination: '/one'},
      {source: '/away', destination: 'https://example.com/there'},
    ],
  }),
  ...pages('guide/setup', 'api/users', 'other'),
  'index.mdx': page('Welcome', 'Hello.'),
  'guide/intro.mdx': page(
    'Intro',
    `[site](/guide/setup) [site-heading](/long#far-away) [relative](setup) [dot](./setup.mdx) [up](../api/users.md) [heading](#here) [away](https://example.com/x)

![picture](./picture.png) <img src="/images/a.png" srcset="/images/a.png 1x, ../images/b.png 2x" /> <video src="../clip.mp4" />

## Here

${long}`,
  ),
  'long.mdx': page('Long', `${long}\n\n## Far away\n\n${long}`),
  'guide/picture.png': pixel,
  'images/a.png': pixel,
  'images/b.png': pixel,
  'clip.mp4': '',
};

const modes = [
  {name: 'hash', options: {base: '/docs/'}, at: (path: string) => `#/${path}`},
  {
    name: 'history',
    options: {base: '/docs/', rewrites: true, attributes: 'router="history" base="/docs/"'},
    at: (path: string) => path,
  },
];

for (const {name, options, at} of modes) {
  const href = (path: string) => (name === 'hash' ? `#/${path}` : `/docs/${path}`);

  describe(`${name} routing`, () => {
    test("links, images, srcset and video resolve against the page's file and the base", () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows}) => {
          await shows('Intro');
          assert.deepEqual(await hrefs(page, '.site-article p a'), [
            href('guide/setup'),
            href('long#far-away'),
            href('guide/setup'),
            href('guide/setup'),
            href('api/users'),
            href('guide/intro#here'),
            'https://example.com/x',
          ]);
          const sources = await page.$$eval('.site-article img, .site-article video', found =>
            found.map(each => [each.getAttribute('src'), each.getAttribute('srcset')]),
          );
          assert.deepEqual(sources, [
            ['/docs/guide/picture.png', null],
            ['/docs/images/a.png', '/docs/images/a.png 1x, /docs/images/b.png 2x'],
            ['/docs/clip.mp4', null],
          ]);
        },
        {...options, path: at('guide/intro')},
      ));

    test('a click changes the page without a reload, and back restores the scroll position', () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows, requests}) => {
          await shows('Intro');
          // The scroll position resets in the frame after rendering.
          await page.evaluate(() => new Promise(requestAnimationFrame));
          await page.evaluate(() => scrollTo(0, 700));
          // Missing images above the text get their size. The browser keeps the text in place.
          await page.waitForLoadState('networkidle');
          const place = await page.evaluate(() => scrollY);
          await page.evaluate(() => (document.querySelector('.site-article p a') as HTMLElement).click());
          await shows('Setup');
          assert.equal(await page.evaluate(() => scrollY), 0);
          await page.goBack();
          await shows('Intro');
          await page.waitForLoadState('networkidle');
          assert.equal(await page.evaluate(() => scrollY), place);
          await page.goForward();
          await shows('Setup');
          assert.equal(requests.filter(path => path === new URL(page.url()).pathname).length, name === 'hash' ? 1 : 0);
        },
        {...options, path: at('guide/intro')},
      ));

    test('links to headings work within and across pages', () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows}) => {
          await shows('Intro');
          await page.click('.site-article a:text-is("heading")');
          await page.waitForFunction(() => document.activeElement?.id === 'here');
          await page.evaluate(() => (document.querySelectorAll('.site-article p a')[1] as HTMLElement).click());
          await shows('Long');
          await page.waitForFunction(() => document.activeElement?.id === 'far-away');
          const top = await page.$eval('#far-away', heading => heading.getBoundingClientRect().top);
          assert.ok(top >= 0 && top < 250, `the heading stands at ${top}`);
        },
        {...options, path: at('guide/intro')},
      ));

    const moved: readonly [string, string, string][] = [
      ['old/setup', 'Setup', 'guide/setup'],
      ['wild/setup', 'Setup', 'guide/setup'],
      ['rest/api/users?x=1#here', 'Users', 'api/users?x=1#here'],
      ['Guide/Setup.html', 'Setup', 'guide/setup'],
      ['guide/setup/', 'Setup', 'guide/setup/'],
    ];
    for (const [from, title, to] of moved)
      test(`/${from} shows "${title}" at /${to}`, () =>
        withSite(
          browser.open(),
          files,
          async ({page, shows}, site) => {
            await shows(title);
            assert.equal(page.url(), site.url + at(to));
          },
          {...options, path: at(from)},
        ));

    test("the site's URL and the logo open the home page", () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows}, site) => {
          await shows('Welcome');
          await page.evaluate(() => (document.querySelector('.pager-next') as HTMLElement).click());
          await shows('Intro');
          await page.click('.site-logo');
          await shows('Welcome');
          assert.equal(page.url(), site.url + at(''));
        },
        options,
      ));

    test('circular redirects show the 404 page', () =>
      withSite(
        browser.open(),
        files,
        async ({shows}) => {
          await shows('Page not found');
        },
        {...options, path: at('one')},
      ));

    test('a redirect can lead to another site', () =>
      withSite(
        browser.open(),
        files,
        async ({page, requests}) => {
          await page.waitForEvent('framenavigated', {
            predicate: () => requests.includes('https://example.com/there'),
          });
        },
        {...options, path: at('away')},
      ));
  });
}

test('after a quick second click, the first page never shows', async () => {
  let release = () => {};
  const slow = new Promise<void>(done => {
    release = done;
  });
  const delays = new Map([['/docs/guide/setup.mdx', slow]]);
  // The sidebar must not have loaded the slow page before.
  const site = await serve(
    {...files, 'docs.json': docs({navigation: {pages: ['index', 'other']}})},
    {base: '/docs/', delays},
  );
  const {page, shows, requests, close} = await visit(browser.open(), site.url);
  try {
    await shows('Welcome');
    await page.evaluate(() => {
      const shown: string[] = [];
      const observer = new MutationObserver(() =>
        shown.push(document.querySelector('.page-head h1')?.textContent ?? ''),
      );
      observer.observe(document.querySelector('.page-head') as Element, {childList: true});
      Object.assign(globalThis, {shown});
      location.hash = '#/guide/setup';
    });
    await until(() => requests.includes('/docs/guide/setup.mdx'));
    await page.evaluate(() => {
      location.hash = '#/other';
    });
    await shows('Other');
    release();
    await page.evaluate(() => fetch('guide/setup.mdx').then(response => response.text()));
    assert.deepEqual(await page.evaluate(() => (globalThis as unknown as {shown: string[]}).shown), ['Other']);
  } finally {
    await close();
    site.close();
  }
});
