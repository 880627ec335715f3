import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'guide']}}),
  'index.mdx': page('Home', 'Text of home.'),
  'guide.mdx': page('Guide', 'Orders are listed here.'),
};

test("a page's script can replace our search results", () =>
  inBoth(browser.open(), files, '', async ({page: tab, kind, uncaught}) => {
    await tab.waitForSelector('.search-button');
    await tab.keyboard.press('Control+k');
    const field = tab.locator('site-search input');
    await field.fill('orders');
    await tab.waitForSelector('site-search a:has-text("Guide")');
    await tab.evaluate(() => {
      document.addEventListener('docs-search', event => {
        const asked = event as Event & {query: string; respondWith(answer: unknown): void};
        const answers: Record<string, () => unknown> = {
          late: () => new Promise(done => setTimeout(done, 400, [{title: 'Too late', href: '/late'}])),
          gone: () => Promise.reject(new Error('no endpoint')),
        };
        asked.respondWith(
          answers[asked.query]?.() ?? [
            {
              title: `About ${asked.query}`,
              href: '#found',
              trail: 'Elsewhere',
              excerpt: `All of ${asked.query} <img src=x>`,
            },
            {title: 'Bad', href: 'javascript:alert(1)'},
          ],
        );
      });
    });
    await field.fill('late');
    await field.fill('invoices');
    const hit = tab.locator('site-search a[role=option]');
    await tab.waitForSelector('site-search a:has-text("About invoices")');
    await tab.waitForTimeout(500);
    assert.equal(await hit.count(), 1, kind);
    assert.match((await hit.getAttribute('href')) ?? '', /^http:.*#found$/);
    assert.deepEqual(
      [await hit.locator('.trail').textContent(), await hit.locator('mark').count()],
      ['Elsewhere', 2],
      kind,
    );
    assert.equal(await tab.locator('site-search img').count(), 0, kind);
    await field.fill('gone');
    await tab.waitForSelector('site-search .empty:has-text("gone")');
    await field.fill('invoices');
    await tab.waitForSelector('site-search a:has-text("About invoices")');
    await field.press('Enter');
    await tab.waitForFunction(() => location.hash.endsWith('found'));
    assert.deepEqual(uncaught, [], kind);
  }));
