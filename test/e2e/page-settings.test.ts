import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, texts, useBrowser} from './site.js';

const browser = useBrowser();
const wide = {context: {viewport: {width: 1440, height: 900}}};
const files = {
  'docs.json': docs({
    interaction: {drilldown: true},
    errors: {'404': {title: 'Gone', description: 'Not **here**: see [the guide](/guide/index).'}},
    navigation: {
      groups: [
        {
          group: 'Guide',
          root: 'guide/index',
          directory: 'card',
          pages: ['guide/one', 'guide/one#the-part', {group: 'More', pages: ['guide/two', 'guide/three']}],
        },
        {group: 'Folds', root: 'folds', directory: 'accordion', pages: [{group: 'Inside', pages: ['deep']}]},
        {group: 'None', root: 'none', directory: 'none', pages: ['plain']},
      ],
    },
  }),
  ...Object.fromEntries(
    ['folds', 'deep', 'none', 'plain', 'guide/two', 'guide/three'].map(name => [`${name}.mdx`, page(name, 'Text.')]),
  ),
  'guide/index.mdx': page('Guide', 'Start.'),
  'guide/one.mdx': page(
    'One',
    `${'Text.\n\n'.repeat(40)}## The part\n\nHere.`,
    'description: The **first**.\ncontextual:\n  options: [view]\n',
  ),
};

test("a group's page lists its pages as cards or sections, with unchanged URLs", () =>
  inBoth(
    browser.open(),
    files,
    'guide',
    async ({page: tab, kind, to}) => {
      await tab.waitForSelector('.directory-card a:has-text("One")');
      assert.deepEqual(await texts(tab, '.directory-card a > span:last-of-type'), ['One', 'More'], kind);
      await tab.waitForSelector('.directory small:has-text("The first.")');
      assert.deepEqual(await texts(tab, '.sidebar-nav [aria-current="page"]'), ['Guide'], kind);
      assert.match((await tab.getAttribute('.directory a >> nth=1', 'href')) ?? '', /guide\/two/);
      await to('folds');
      await tab.click('.directory summary');
      assert.deepEqual(await texts(tab, '.directory details a'), ['deep'], kind);
      await to('none');
      await tab.waitForSelector('.pager');
      assert.equal(await tab.locator('.directory').count(), 0, kind);
    },
    wide,
  ));

test('docs.json can link a sidebar group to its first page', () =>
  inBoth(
    browser.open(),
    files,
    'guide',
    async ({page: tab, kind}) => {
      await tab.click('.site-sidebar a.nav-label:has-text("More")');
      await tab.waitForSelector('h1:has-text("guide/two")');
      // The page chrome renders one frame after the text.
      await tab.waitForSelector('.nav-group[open]');
      assert.equal(await tab.locator('.nav-group[open]').count(), 1, kind);
    },
    wide,
  ));

test('a page can have its own actions menu', () =>
  inBoth(
    browser.open(),
    files,
    'guide/one',
    async ({page: tab, kind, to}) => {
      await tab.waitForSelector('.page-actions');
      assert.equal(await tab.locator('[data-action=copy-page]').count(), 0, kind);
      await to('guide/two');
      await tab.waitForSelector('[data-action=copy-page]');
    },
    wide,
  ));

test('the 404 text in docs.json is page syntax', () =>
  inBoth(
    browser.open(),
    files,
    'guide/nowhere',
    async ({page: tab, kind}) => {
      await tab.waitForSelector('h1:has-text("Gone")');
      assert.equal(await tab.textContent('.page-description strong'), 'here', kind);
      assert.match((await tab.getAttribute('.page-description a', 'href')) ?? '', /guide/);
    },
    {kinds: ['script tag']},
  ));

test('a navigation entry can link to a heading', () =>
  inBoth(
    browser.open(),
    files,
    'guide/two',
    async ({page: tab, kind}) => {
      await tab.click('.nav-link:has-text("The part")');
      await tab.waitForFunction(() => document.activeElement?.id === 'the-part');
      await tab.waitForSelector('.nav-link[aria-current]:has-text("One")');
      assert.equal(await tab.locator('.nav-link[aria-current]').count(), 1, kind);
    },
    wide,
  ));
