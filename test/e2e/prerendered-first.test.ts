import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {ahead} from './both-kinds.js';
import {docs, page, useBrowser, visit} from './site.js';

const browser = useBrowser();
let site: Awaited<ReturnType<typeof ahead>>;
before(async () => {
  site = await ahead({
    'docs.json': docs({navigation: {pages: ['index', 'next']}}),
    'index.mdx': page('Index', 'Words of the page.\n\n```js\nlet a;\n```'),
    'next.mdx': page('Next', 'Words.'),
  });
});
after(() => site.close());

test('the complete theme loads after the text is visible, and behavior follows', async () => {
  const {page: tab, close} = await visit(browser.open(), 'about:blank', undefined, site.url);
  try {
    await tab.goto(site.url);
    await tab.waitForFunction(() => customElements.get('site-theme'));
    const {painted, asked, sheets} = await tab.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        asked: entries.filter(({name}) => /_lectern\/site-\w+\.css$/.test(name)).map(({startTime}) => startTime),
        sheets: [...document.styleSheets].map(({href}) => /_lectern\/(first|site)-/.exec(href ?? '')?.[1]),
      };
    });
    assert.equal(asked.length, 1);
    assert.ok((asked[0] as number) >= (painted as number), `asked at ${asked[0]}, painted at ${painted}`);
    assert.deepEqual(sheets, ['first', 'site']);
    assert.equal(await tab.locator('#lectern-rest').count(), 0);
    // The next page is loaded into this document.
    await tab.click('a[href$="next/"]');
    await tab.waitForFunction(() => document.querySelector('h1')?.textContent === 'Next');
    assert.equal(await tab.locator('link[href*="_lectern/site-"]').count(), 1);
  } finally {
    await close();
  }
});

test('behavior loads even if the complete theme fails', async () => {
  const context = await browser.open().newContext();
  try {
    const tab = await context.newPage();
    for (const kind of ['fails', 'never comes'] as const) {
      let asked = 0;
      await tab.route(/_lectern\/site-\w+\.css$/, route => {
        asked++;
        return kind === 'fails' ? route.abort() : undefined;
      });
      await tab.goto(site.url, {waitUntil: 'commit'});
      await tab.waitForFunction(() => customElements.get('site-theme'), undefined, {timeout: 10_000});
      assert.equal(asked, 1, kind);
      await tab.unroute(/_lectern\/site-\w+\.css$/);
    }
  } finally {
    await context.close();
  }
});

test('without a script, the complete theme is a style sheet of the page', async () => {
  const {requests, close} = await visit(browser.open(), site.url, {javaScriptEnabled: false});
  try {
    assert.equal(requests.filter(path => /_lectern\/site-\w+\.css$/.test(path)).length, 1);
  } finally {
    await close();
  }
});
