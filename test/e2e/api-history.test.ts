import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {dated, filesOf, versions} from '../api-reference/history/versions.js';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {withPage} from './endpoint-page.js';
import {docs, page, pixel, soon, useBrowser} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({
    navigation: {pages: ['index'], tabs: [{tab: 'API', openapi: 'shop.json'}]},
    integrations: {lectern: {history: {'shop.json': dated}}},
  }),
  'index.mdx': page('Home', 'Text.'),
  'favicon.ico': pixel,
  ...filesOf(versions),
};

/** Returns the marks of a view: the field or part, and the mark's text. */
async function readMarks(tab: Page): Promise<readonly string[]> {
  await tab.waitForSelector('.part-history');
  return tab.$$eval('.history-marks', all =>
    all.map(each => {
      const field = each.closest<HTMLElement>('.field')?.dataset.name;
      const part = each.closest('.part-body') ? 'body' : each.closest<HTMLElement>('.response')?.dataset.status;
      return `${part} ${field}: ${[...each.children].map(mark => mark.textContent).join(', ')}`;
    }),
  );
}

test("both kinds of site show a document's changelog with version filters", async () => {
  await inBoth(browser.open(), files, 'api-reference/changelog', async ({page: tab}) => {
    await tab.waitForSelector('docs-update');
    assert.equal(await tab.textContent('h1'), 'Changelog');
    assert.deepEqual(await axeFindings(tab), []);
    assert.deepEqual(await tab.$$eval('.update-label', all => all.map(each => each.textContent)), [
      '2026-08',
      '2026-05',
    ]);
    await tab.click('.update-filter:text("Breaking changes")');
    assert.deepEqual(await tab.$$eval('docs-update', all => all.map(each => (each as HTMLElement).hidden)), [
      false,
      true,
    ]);
    // Only the changes of the chosen level remain.
    assert.deepEqual(
      await tab.$$eval('docs-update:not([hidden]) .update-body > p', all =>
        all.flatMap(each => (each.checkVisibility() ? [each.textContent] : [])),
      ),
      ['Breaking changes'],
    );
    await tab.click('.update-filter:text("Breaking changes")');
    assert.equal(
      await tab.locator('.update-tags > :visible').count(),
      await tab.locator('.update-tags > :text("Orders"):visible').count(),
    );
    await tab.selectOption('.update-operations select', 'GET /ping');
    assert.deepEqual(
      await tab.$$eval('.update-body > ul > li', all =>
        all.flatMap(each =>
          each.checkVisibility() ? (each.querySelector('.change-operation')?.textContent ?? []) : [],
        ),
      ),
      ['GET /ping'],
    );
    assert.equal(await tab.locator('docs-update:visible').count(), 1);
    assert.deepEqual(await axeFindings(tab), []);
    await tab.selectOption('.update-operations select', '');
    await tab.click('.update-body a:has-text("POST /orders") >> nth=0');
    await tab.waitForSelector('h1:text("POST /orders")');
  });
});

test('both kinds of site mark the page of a removed operation', async () => {
  await inBoth(browser.open(), files, 'api-reference/get-ping', async ({page: tab}) => {
    await tab.waitForSelector('docs-warning');
    assert.equal(await tab.textContent('h1'), 'GET /ping');
    assert.match(
      (await tab.textContent('docs-warning')) ?? '',
      /GET \/ping was removed from the API in version 2026-08\./,
    );
    assert.deepEqual(await axeFindings(tab), []);
    await tab.click('main a:text-is("Changelog")');
    await tab.waitForSelector('docs-update');
  });
});

test('fields show when they were added, and readers can hide known versions', async () => {
  await inBoth(browser.open(), files, 'api-reference/orders/post-orders', async ({page: tab, to, url}) => {
    const all = [
      'body name: Deprecated since 2026-08',
      'body note: Changed 2026-08, Since 2026-05',
      '200 name: Deprecated since 2026-08',
      '200 note: Changed 2026-08, Since 2026-05',
    ];
    assert.deepEqual(await readMarks(tab), all);
    assert.deepEqual(await tab.$$eval('.history-date', dates => dates.map(each => each.textContent)), [
      '2026-08',
      '2026-05',
    ]);
    assert.deepEqual(await axeFindings(tab), []);
    await tab.focus('.history-choice select');
    await tab.selectOption('.history-choice select', '2026-05');
    const newer = all.map(each => each.replace(', Since 2026-05', ''));
    assert.deepEqual(await readMarks(tab), newer);
    assert.match((await tab.textContent('.part-history')) ?? '', /Changes since 2026-05: 4/);
    assert.match((await tab.textContent('.part-history li')) ?? '', /(?:Request body|Response \d+|parameter) \S+: \S/);
    assert.equal(await tab.$eval('.history-choice select', each => each === document.activeElement), true);
    assert.deepEqual(await axeFindings(tab), []);
    // The next visit keeps the choice.
    await to('api-reference/orders/post-orders');
    assert.deepEqual(await readMarks(tab), newer, url);
    // Lists of operations and the search show the mark too.
    await to('api-reference');
    await tab.waitForSelector('.operation-item .history-marks');
    assert.deepEqual(
      await tab.$$eval('.operation-item', all =>
        all.map(
          each =>
            `${each.querySelector('code')?.textContent} ${each.querySelector('.history-marks')?.textContent ?? ''}`,
        ),
      ),
      ['/orders Changed 2026-08', '/orders/{id} Since 2026-08'],
    );
    assert.deepEqual(await axeFindings(tab), []);
    await tab.keyboard.press('Control+k');
    await tab.locator('site-search input').fill('orders');
    await tab.locator('site-search .changed').first().waitFor();
    assert.deepEqual(await axeFindings(tab), []);
  });
});

test('marks that do not fit their line are hidden, so that they move nothing', async () => {
  await inBoth(browser.open(), files, 'api-reference/orders/post-orders', async ({page: tab}) => {
    await tab.setViewportSize({width: 320, height: 844});
    await readMarks(tab);
    const heads = await tab.$$eval('.field-head:has(> .history-marks)', heads =>
      heads.map(head => {
        const height = head.getBoundingClientRect().height;
        const marks = head.querySelector('.history-marks') as HTMLElement;
        const end = marks.getBoundingClientRect().bottom;
        const isVisible = [...marks.children].map(each => each.getBoundingClientRect().top < end);
        marks.remove();
        return {added: height - head.getBoundingClientRect().height, isVisible};
      }),
    );
    assert.ok(heads.length > 1);
    assert.deepEqual(
      heads.map(({added}) => added),
      heads.map(() => 0),
    );
    assert.ok(heads.some(({isVisible}) => isVisible[0]));
    assert.ok(heads.some(({isVisible}) => isVisible.includes(false)));
  });
});

test('an element on a host page marks differences between its versions', async () => {
  const history = 'old/1.json 2026-03, old/2.json 2026-05, shop.json 2026-08';
  const body = `<openapi-endpoint spec="shop.json" method="post" path="/orders" history="${history}"></openapi-endpoint>`;
  await withPage(browser.open(), {body}, filesOf(versions), async ({page: tab, uncaught}) => {
    const marks = () =>
      tab.locator('.history-marks').evaluateAll(all => all.map(each => each.textContent?.replace(/\s+/g, ' ').trim()));
    await tab.locator('.part-history').waitFor();
    assert.deepEqual((await marks()).slice(0, 2), ['Deprecated since 2026-08', 'Changed 2026-08 Since 2026-05']);
    // With the keyboard only.
    await tab.locator('.history-choice select').focus();
    await tab.keyboard.press('ArrowDown');
    await soon(async () => (await marks()).slice(0, 2), []);
    await tab.keyboard.press('ArrowDown');
    await soon(async () => (await marks()).slice(0, 2), ['Deprecated since 2026-08', 'Changed 2026-08']);
    assert.deepEqual(await axeFindings(tab), []);
    assert.deepEqual(uncaught, []);
  });
});

test('an element without versions requests none', async () => {
  const body = '<openapi-endpoint spec="shop.json" method="post" path="/orders"></openapi-endpoint>';
  await withPage(browser.open(), {body}, filesOf(versions), async ({page: tab}) => {
    const asked: string[] = [];
    tab.on('request', request => asked.push(request.url()));
    await tab.locator('.response').first().waitFor();
    await tab.waitForTimeout(700);
    assert.deepEqual(
      asked.filter(each => /history|old\//.test(each)),
      [],
    );
    assert.equal(await tab.locator('.part-history').count(), 0);
  });
});
