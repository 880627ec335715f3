import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, hrefs, pages, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const sidebar = '.sidebar-nav .nav-label';
const listed = '.sidebar-nav a[data-slug]';

test("a version selector keeps the page, or opens the version's first page", () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          versions: [
            {version: 'v2', pages: ['v2/intro', 'v2/setup', 'v2/new']},
            {version: 'v1', pages: ['v1/intro', 'v1/setup']},
          ],
        },
      }),
      ...pages('v2/intro', 'v2/setup', 'v2/new', 'v1/intro', 'v1/setup'),
    },
    async ({page, shows, go}) => {
      await shows('Setup');
      const options = '.header-selectors .menu-link';
      assert.deepEqual(await texts(page, '.header-selectors .selector-label'), ['v2']);
      assert.deepEqual(await texts(page, options), ['v2', 'v1']);
      assert.deepEqual(await hrefs(page, options), ['#/v2/setup', '#/v1/setup']);
      await go('#/v2/new', 'New');
      assert.deepEqual(await hrefs(page, options), ['#/v2/new', '#/v1/intro']);
      await page.click('.header-selectors summary');
      await page.click(`${options}:has-text("v1")`);
      await shows('Intro');
      assert.deepEqual(await texts(page, '.header-selectors .selector-label'), ['v1']);
      assert.deepEqual(await hrefs(page, listed), ['#/v1/intro', '#/v1/setup']);
    },
    {path: '#/v2/setup'},
  ));

test('languages and products are listed with their own names', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          languages: [
            {
              language: 'en',
              products: [
                {product: 'Web', pages: ['web/a']},
                {product: 'App', pages: ['app/a']},
              ],
            },
            {language: 'fr', products: [{product: 'Web', pages: ['fr/web/a']}]},
          ],
        },
      }),
      ...pages('web/a', 'app/a', 'fr/web/a'),
    },
    async ({page, shows}) => {
      await shows('A');
      assert.deepEqual(await texts(page, '.header-selectors .selector-label'), ['English', 'Web']);
      assert.deepEqual(await texts(page, '.header-selectors .menu-link'), ['English', 'Français', 'Web', 'App']);
      assert.deepEqual(await hrefs(page, '.header-selectors .menu-link'), [
        '#/web/a',
        '#/fr/web/a',
        '#/web/a',
        '#/app/a',
      ]);
    },
    {path: '#/web/a'},
  ));

test("a page in two versions is shown in the reader's last version", () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          versions: [
            {version: 'v2', pages: ['shared', 'v2/only']},
            {version: 'v1', pages: ['shared', 'v1/only']},
          ],
        },
      }),
      ...pages('shared', 'v2/only', 'v1/only'),
    },
    async ({page, shows, go}) => {
      await shows('Shared');
      assert.deepEqual(await hrefs(page, listed), ['#/shared', '#/v2/only']);
      await go('#/v1/only', 'Only');
      await go('#/shared', 'Shared');
      assert.deepEqual(await hrefs(page, listed), ['#/shared', '#/v1/only']);
      await page.reload();
      await shows('Shared');
      assert.deepEqual(await hrefs(page, listed), ['#/shared', '#/v1/only']);
      await go('#/v2/only', 'Only');
      assert.deepEqual(await hrefs(page, listed), ['#/shared', '#/v2/only']);
    },
    {path: '#/shared'},
  ));

test('tabs have their own sidebar, menus list items, and external links open new tabs', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          tabs: [
            {tab: 'Guides', groups: [{group: 'Start', pages: ['a', 'b']}]},
            {
              tab: 'Tools',
              menu: [
                {item: 'Hammer', pages: ['c']},
                {item: 'Saw', pages: ['d']},
              ],
            },
            {tab: 'Blog', href: 'https://example.com/blog'},
          ],
        },
      }),
      ...pages('a', 'b', 'c', 'd'),
    },
    async ({page, shows}) => {
      await shows('A');
      assert.deepEqual(await texts(page, '.tab-row .tab-link, .tab-row .menu-summary'), ['Guides', 'Tools', 'Blog']);
      assert.deepEqual(await texts(page, '.tab-row [aria-current=page]'), ['Guides']);
      assert.deepEqual(await texts(page, '.nav-title'), ['Start']);
      const blog = page.locator('.tab-link', {hasText: 'Blog'});
      assert.equal(await blog.getAttribute('href'), 'https://example.com/blog');
      assert.equal(await blog.getAttribute('target'), '_blank');
      assert.equal(await blog.getAttribute('rel'), 'noopener');
      await page.click('.tab-row .menu-summary');
      await page.click('.tab-row .menu-link:has-text("Saw")');
      await shows('D');
      assert.deepEqual(await hrefs(page, listed), ['#/d']);
      assert.equal(await page.locator('.tab-row details').evaluate(menu => (menu as HTMLDetailsElement).open), false);
    },
  ));

test('dropdowns, anchors and global anchors are above the sidebar', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          global: {anchors: [{anchor: 'Community', href: 'https://example.com/community'}]},
          dropdowns: [
            {dropdown: 'Docs', pages: ['a']},
            {
              dropdown: 'Cloud',
              anchors: [
                {anchor: 'One', pages: ['b']},
                {anchor: 'Two', pages: ['c']},
              ],
            },
          ],
        },
      }),
      ...pages('a', 'b', 'c'),
    },
    async ({page, shows}) => {
      await shows('A');
      assert.deepEqual(await texts(page, '.section-switch .menu-link'), ['Docs', 'Cloud']);
      assert.deepEqual(await texts(page, '.sidebar-nav > .anchors .anchor-link'), ['Community']);
      await page.click('.section-switch summary');
      await page.click('.section-switch .menu-link:has-text("Cloud")');
      await shows('B');
      assert.deepEqual((await texts(page, '.sidebar-nav > .anchors .anchor-link')).sort(), ['Community', 'One', 'Two']);
      await page.click('.anchor-link:has-text("Two")');
      await shows('C');
      assert.deepEqual(await texts(page, '.anchor-link[aria-current]'), ['Two']);
    },
  ));

test("groups collapse, open around the page, and keep the reader's state", () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          groups: [
            {
              group: 'Top',
              pages: ['a', {group: 'Inner', pages: ['b', 'c']}, {group: 'Other', pages: ['d']}],
            },
          ],
        },
      }),
      ...pages('a', 'b', 'c', 'd'),
    },
    async ({page, shows, go}) => {
      await shows('A');
      const isOpen = () => page.$$eval('.nav-group', groups => groups.map(group => (group as HTMLDetailsElement).open));
      assert.deepEqual(await isOpen(), [false, false]);
      await go('#/b', 'B');
      assert.deepEqual(await isOpen(), [true, false]);
      assert.deepEqual(await texts(page, '.nav-link[aria-current=page]'), ['B']);
      await page.click('.nav-group:nth-of-type(1) >> nth=1 >> summary');
      assert.deepEqual(await isOpen(), [true, true]);
      await go('#/a', 'A');
      assert.deepEqual(await isOpen(), [true, true]);
    },
  ));

test('the sidebar shows titles, icons, tags, methods and deprecation from frontmatter', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['a', 'b', 'c', 'd', 'e']}}),
      ...pages('a'),
      'b.mdx': '---\ntitle: Long title of B\nsidebarTitle: Short B\nicon: star\ntag: NEW\n---\nB',
      'c.mdx': '---\ntitle: Make\nopenapi: post /things\n---\n',
      'd.mdx': '---\ntitle: Gone\ndeprecated: true\n---\nD',
      // Needs more than the parser for flat YAML.
      'e.mdx': '---\ntitle: >-\n  Far\n  folded\nsidebarTitle:\n---\nE',
    },
    async ({page, shows}) => {
      await shows('A');
      await page.waitForFunction(() => document.querySelector('.sidebar-nav')?.textContent?.includes('Far folded'));
      assert.deepEqual(await texts(page, sidebar), ['A', 'Short B', 'Make', 'Gone', 'Far folded']);
      assert.deepEqual(await texts(page, '.sidebar-nav .nav-tag'), ['NEW']);
      assert.deepEqual(await texts(page, '.sidebar-nav .method'), ['POST']);
      assert.deepEqual(await texts(page, '.sidebar-nav .is-deprecated'), ['Gone']);
      assert.equal(await page.getAttribute('.sidebar-nav docs-icon', 'icon'), 'star');
      assert.deepEqual(await texts(page, '.pager'), ['NextShort B']);
    },
  ));

test('titles that arrive during a click do not cancel the click', () => {
  let send = () => {};
  const held = new Promise<void>(done => {
    send = done;
  });
  return withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['a', 'b', 'c']}}),
      ...pages('a', 'c'),
      'b.mdx': '---\ntitle: Title of B\n---\nB',
    },
    async ({page, shows}) => {
      await shows('A');
      await page.hover('.nav-link:has-text("C")');
      await page.mouse.down();
      const arrived = page.waitForResponse(/b\.mdx$/).then(answer => answer.finished());
      send();
      await arrived;
      // Waits for a possible rerender of the list.
      await page.waitForTimeout(300);
      assert.deepEqual(await texts(page, sidebar), ['A', 'B', 'C']);
      await page.mouse.up();
      await shows('C');
      await page.waitForFunction(() => document.querySelector('.sidebar-nav')?.textContent?.includes('Title of B'));
    },
    {delays: new Map([['/b.mdx', held]])},
  );
});
