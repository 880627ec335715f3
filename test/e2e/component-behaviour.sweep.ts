import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {allComponents, wide} from './all-components.js';
import {axeFindings, movesEnd} from './axe.js';
import {docs, page, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'other']}}),
  'index.mdx': page('All', allComponents),
  'other.mdx': page(
    'Other',
    '<View title="Go">\n## Only Go\n</View>\n\n<View title="Rust">\n## Only Rust\n</View>\n\n[to the deep](/#deep-in-two)',
  ),
  'wide.svg': wide,
};

async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.diagram svg');
  await page.waitForSelector('.katex-display');
  await page.waitForLoadState('networkidle');
  await movesEnd(page);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing in any component, in ${colorScheme} mode at ${width} px`, () =>
      withSite(
        browser.open(),
        files,
        async ({page, shows, uncaught, messages}) => {
          await shows('All');
          // A diagram is rendered when it scrolls near the viewport.
          await page.locator('docs-mermaid').scrollIntoViewIfNeeded();
          await settled(page);
          await page.$$eval('.docs-content details', all => {
            for (const each of all) each.setAttribute('open', '');
          });
          assert.deepEqual(await axeFindings(page), []);
          assert.deepEqual([uncaught, messages], [[], []]);
        },
        {context: {colorScheme, viewport: {width, height: 900}}},
      ));

test('at 320 px no component reaches out of the page', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('All');
      await page.locator('docs-mermaid').scrollIntoViewIfNeeded();
      await settled(page);
      await page.$$eval('.docs-content details', all => {
        for (const each of all) each.setAttribute('open', '');
      });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    },
    {context: {viewport: {width: 320, height: 800}}},
  ));

const targets: readonly (readonly [says: string, hash: string, text: string])[] = [
  ['an accordion', 'question', 'Answer.'],
  ['a tab', 'two', 'Text of two.'],
  ['an accordion in a tab', 'deep-in-two', 'Deep text.'],
  ['an expandable', 'more', 'Hidden field.'],
  ['a view', 'view-go', 'Text for Go.'],
  ['a heading in a view', 'in-go', 'Text for Go.'],
  ['a step', 'own', 'Do more.'],
];

for (const [says, hash, text] of targets)
  test(`an address that leads to ${says} opens it, at the start, by a click, and by a change of the hash`, () =>
    withSite(
      browser.open(),
      {...files, 'other.mdx': page('Other', `[there](/#${hash})`)},
      async ({page, shows, go}) => {
        const isThere = async () => {
          await page.waitForFunction(id => {
            const target = document.getElementById(id);
            const top = target?.getBoundingClientRect().top ?? innerHeight;
            return target?.checkVisibility() && document.activeElement === target && top >= 0 && top < innerHeight;
          }, hash);
          assert.equal(await page.getByText(text).first().isVisible(), true);
        };
        await shows('All');
        await isThere();
        await go('#/other', 'Other');
        await page.click('text=there');
        await shows('All');
        await isThere();
        await go('#/', 'All');
        await page.reload();
        await shows('All');
        await page.evaluate(to => {
          location.hash = `#/#${to}`;
        }, hash);
        await isThere();
      },
      {path: `#/#${hash}`},
    ));

test('the views of one title are shown, the contents follow, and the choice holds on other pages', () =>
  withSite(browser.open(), files, async ({page, shows, go}) => {
    await shows('All');
    const listed = () =>
      page.$$eval('.contents-link', links =>
        links.filter(link => link.checkVisibility()).map(link => link.textContent),
      );
    // The panel uses the column of the table of contents, which becomes a menu above the text. A click outside closes
    // the menu.
    const inViews = async () => {
      await page.$eval('.contents', contents => {
        (contents as HTMLDetailsElement).open = true;
      });
      return (await listed()).filter(words => words?.startsWith('In '));
    };
    assert.deepEqual(await texts(page, '.view-menu .menu-summary'), ['Python']);
    assert.equal(await page.isVisible('text=Text for Go.'), false);
    assert.deepEqual(await inViews(), ['In Python']);
    await page.click('.view-menu summary');
    await page.click('.view-menu [data-choice=Go]');
    assert.equal(await page.isVisible('text=Text for Go.'), true);
    assert.equal(await page.isVisible('text=Text for Python.'), false);
    assert.deepEqual(await inViews(), ['In Go']);
    await go('#/other', 'Other');
    assert.equal(await page.isVisible('text=Only Go'), true);
    assert.equal(await page.isVisible('text=Only Rust'), false);
    await go('#/', 'All');
    await page.reload();
    await shows('All');
    assert.deepEqual(await texts(page, '.view-menu .menu-summary'), ['Go']);
  }));

test('a diagram is drawn in the colors of the mode, again when it changes, and its source is hidden', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('All');
      await page.locator('docs-mermaid').scrollIntoViewIfNeeded();
      await page.waitForSelector('.diagram svg');
      assert.equal(await page.isVisible('docs-mermaid > code-block'), false);
      const fill = () => page.$eval('.diagram .node rect', node => getComputedStyle(node).fill);
      const light = await fill();
      await page.click('site-theme button');
      await page.waitForFunction(before => {
        const node = document.querySelector('.diagram .node rect');
        return node && getComputedStyle(node).fill !== before;
      }, light);
      assert.equal(await page.locator('docs-mermaid > .diagram').count(), 1);
    },
    {context: {colorScheme: 'light'}},
  ));

test('a diagram that cannot be drawn stays as source, with the reason', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'index.mdx': page('All', '```mermaid\nflowchart LR\n  A[ -->\n```\n\n```mermaid\nflowchart LR\n  A --> B\n```'),
    },
    async ({page, shows, uncaught}) => {
      await shows('All');
      await page.waitForSelector('.diagram svg');
      assert.match((await texts(page, '.diagram-problem'))[0] ?? '', /^Couldn’t render this diagram: (?!\[object)\S/);
      assert.deepEqual(await page.$$eval('docs-mermaid > code-block', all => all.map(each => each.checkVisibility())), [
        true,
        false,
      ]);
      assert.equal(await page.$('body > :is([id^=dmermaid], .diagram-stage)'), null);
      assert.deepEqual(uncaught, []);
    },
  ));

test('under a strict policy formulas are set, and diagrams stay as source', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows, uncaught}) => {
      await shows('All');
      await page.locator('docs-mermaid').scrollIntoViewIfNeeded();
      await page.waitForSelector('.katex-display');
      await page.waitForSelector('.diagram-problem');
      assert.equal(await page.isVisible('docs-mermaid > code-block'), true);
      assert.deepEqual(uncaught, []);
    },
    {
      headers: {
        'content-security-policy':
          "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lectern lit-html",
      },
    },
  ));

test('a picture opens large by click and by keyboard, and closes again', () =>
  withSite(browser.open(), files, async ({page, shows, requests}) => {
    await shows('All');
    const image = page.locator('.frame img');
    await image.scrollIntoViewIfNeeded();
    await page.waitForSelector('.frame img[data-zoom]');
    await image.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const large = await dialog.locator('img').boundingBox();
    const small = await image.boundingBox();
    assert.ok(large && small && large.width > small.width);
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.frame') !== null), true);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.goBack().catch(() => undefined);
    assert.equal(await page.locator('docs-image img[data-zoom], .card-image[data-zoom]').count(), 0);
    assert.equal(requests.filter(path => path === '/wide.svg').length, 1);
  }));

test('a prompt is copied as Markdown, and a color by its value', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('All');
      await page.locator('.prompt-copy').click();
      await page.waitForSelector('.prompt-copy.is-done');
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'Please **do** it.');
      await page.getByRole('button', {name: 'Blue #0000ff'}).click();
      await page.waitForSelector('[data-copy="#0000ff"].is-done');
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '#0000ff');
    },
    {context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test('beside the text a panel follows the reader; on a small screen it stands in the text', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('All');
      const boxes = async () => [
        await page.locator('.panel').boundingBox(),
        await page.locator('.site-article').boundingBox(),
      ];
      let [panel, article] = await boxes();
      assert.ok(panel && article && panel.x > article.x + article.width);
      await page.evaluate(() => scrollTo(0, 1200));
      [panel] = await boxes();
      assert.ok(panel && panel.y > 0 && panel.y < 300);
      await page.setViewportSize({width: 800, height: 900});
      await page.evaluate(() => scrollTo(0, 0));
      [panel, article] = await boxes();
      assert.ok(panel && article && panel.x >= article.x && panel.x + panel.width <= article.x + article.width + 1);
    },
    {context: {viewport: {width: 1440, height: 900}}},
  ));

test('a tooltip opens by touch and its link leads on', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('All');
      const term = page.locator('.tooltip-term').first();
      await term.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => customElements.get('docs-tooltip'));
      await term.tap();
      const bubble = page.locator('.tooltip').first();
      await bubble.waitFor({state: 'visible'});
      const box = await bubble.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390);
      await bubble.getByRole('link').tap();
      await shows('Other');
    },
    {context: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}},
  ));
