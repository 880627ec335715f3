import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth, useBoth} from './both-kinds.js';
import {docs, page, pages, soon, useBrowser, visit} from './site.js';

// A page keeps its scroll position when the reader returns.

const browser = useBrowser();
const parts = Array.from({length: 40}, (_, part) => `## Part ${part}\n\n${`Words of part ${part}. `.repeat(30)}`);
// Elements whose height changes when their behavior loads.
const tabs = `<Tabs>${['One', 'Two', 'Three'].map(title => `<Tab title="${title}">\n\n${`${title}.\n\n`.repeat(12)}</Tab>`).join('\n')}</Tabs>`;
const {both} = useBoth({
  'docs.json': docs({navigation: {pages: ['index', 'long', 'other']}}),
  ...pages('index', 'other'),
  'long.mdx': page('Long', [tabs, ...parts].join('\n\n')),
});

const scroll = (tab: Page) => tab.evaluate(() => Math.round(scrollY));
/** Waits until behavior has loaded, and could have scrolled. */
const settled = async (tab: Page) => {
  await tab.waitForFunction(
    () => document.querySelector('docs-tabs[data-upgraded]') && history.scrollRestoration === 'manual',
  );
  await tab.waitForTimeout(400);
};

for (const kind of ['prerendered', 'runtime'] as const)
  for (const width of [1280, 390])
    for (const hash of ['', '#part-3'])
      test(`reload and return restore the scroll position: ${kind}, ${width} px${hash && ', with a hash'}`, async () => {
        const slash = kind === 'prerendered' ? '/' : '';
        const opened = await visit(browser.open(), `${both()[kind]}long${slash}${hash}`, {
          viewport: {width, height: 800},
        });
        const tab = opened.page;
        await settled(tab);
        assert.equal((await scroll(tab)) > 0, hash !== '');
        await tab.evaluate(() => scrollTo(0, 3000));
        await tab.waitForTimeout(250);
        assert.equal(await scroll(tab), 3000);
        await tab.reload();
        await settled(tab);
        assert.equal(await scroll(tab), 3000, 'after a reload');
        await tab.goto(both()[kind === 'runtime' ? 'prerendered' : 'runtime']);
        await tab.goBack();
        await settled(tab);
        assert.equal(await scroll(tab), 3000, 'back from another site');
        assert.deepEqual(opened.uncaught, []);
        await opened.close();
      });

test('behavior does not reset the position of a reader who scrolls early', async () => {
  const opened = await visit(browser.open(), `${both().prerendered}long/`, {viewport: {width: 1280, height: 800}});
  const tab = opened.page;
  await settled(tab);
  await tab.evaluate(() => scrollTo(0, 3000));
  await tab.waitForTimeout(250);
  let send = () => {};
  const held = new Promise<void>(done => {
    send = done;
  });
  await tab.route('**/enhance*.js', route => held.then(() => route.continue()));
  await tab.reload({waitUntil: 'commit'});
  await tab.waitForFunction(() => scrollY > 2000);
  await tab.mouse.move(600, 400);
  await tab.mouse.wheel(0, 500);
  await tab.waitForFunction(() => scrollY > 3300);
  const left = await scroll(tab);
  send();
  await settled(tab);
  // The tabs above are shorter now, and the browser keeps the text in place.
  assert.ok((await scroll(tab)) !== 3000);
  assert.ok(left > 3300);
  await opened.close();
});

test('text stays in place when content above it grows', async () => {
  const opened = await visit(browser.open(), `${both().runtime}long#part-3`, {viewport: {width: 1280, height: 800}});
  const tab = opened.page;
  await settled(tab);
  const top = () => tab.$eval('#part-3', heading => Math.round(heading.getBoundingClientRect().top));
  const before = await top();
  await tab.$eval('.site-article', article =>
    article.insertAdjacentHTML('afterbegin', '<p style="height: 300px"></p>'),
  );
  await tab.waitForTimeout(200);
  assert.equal(await top(), before);
  await opened.close();
});

test('a fragment in another Unicode form leads to its heading, without a focus ring', () => {
  const long = 'Text.\n\n'.repeat(60);
  const files = {
    'docs.json': docs({navigation: {pages: ['index', 'menu']}}),
    'index.mdx': page('Home', 'Text.'),
    'menu.mdx': page('Menu', `${long}\n\n## Café\n\n${long}`),
  };
  return inBoth(browser.open(), files, `menu#${'café'.normalize('NFD')}`, async ({page: tab}) => {
    const heading = tab.locator('h2#café');
    await soon(() => heading.evaluate(each => Math.abs(each.getBoundingClientRect().top) < 400), true);
    assert.equal(await heading.evaluate(each => getComputedStyle(each).outlineStyle), 'none');
  });
});
