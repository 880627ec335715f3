import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {shopText} from './endpoint-page.js';
import {docs, page, serve, useBrowser, visit, writeProject} from './site.js';

// Slow connections: a page is painted before its last part arrives, and readers see that a page loads.

const browser = useBrowser();
const slug = 'api-reference/orders/get-an-order';

test("responses do not move when the operation's examples arrive later", async () => {
  const top = mkdtempSync(join(tmpdir(), 'slow-'));
  // A late request can open a file in this folder after the test.
  process.once('exit', () => rmSync(top, {recursive: true, force: true}));
  const [folder, out] = [join(top, 'project'), join(top, 'out')];
  writeProject(folder, {
    'docs.json': docs({
      navigation: {
        tabs: [
          {tab: 'Guide', pages: ['index']},
          {tab: 'API', openapi: 'shop.json'},
        ],
      },
    }),
    'shop.json': shopText,
    'index.mdx': page('Home', 'Text.'),
  });
  const command = {folder, out, isPortable: false, strict: false, version: '0.0.0'};
  assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
  const [before, ...after] = readFileSync(join(out, slug, 'index.html'), 'utf8').split(
    /(?=<div class="operation-side">)/,
  );
  assert.match(before ?? '', /part-responses/);
  assert.equal(after.length, 1);
  const files = static_(out);
  // The test decides when the rest of the page arrives.
  let sendRest = () => {};
  const rest = new Promise<void>(done => {
    sendRest = done;
  });
  const site = await listen(async (request, response) => {
    if (request.url !== `/${slug}/`) return files(request, response);
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(before);
    await rest;
    response.end(after[0]);
  });
  // High enough to show responses when they are painted.
  const context = await browser.open().newContext({viewport: {width: 390, height: 3000}});
  try {
    const tab = await context.newPage();
    await tab.goto(`${site.url}${slug}/`, {waitUntil: 'commit'});
    await tab.waitForFunction(() => document.querySelector('.part-responses'));
    // Waits until the page is painted.
    await tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await tab.locator('.part-responses').isVisible(), false);
    sendRest();
    await tab.waitForLoadState('load');
    assert.equal(await tab.locator('.part-responses').isVisible(), true);
    const shift = await tab.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) sum += (entry as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
      await new Promise(done => setTimeout(done, 300));
      return sum;
    });
    // A late font moves words by 1 px per letter on machines that round widths.
    assert.ok(shift < 0.002, `${shift}`);
  } finally {
    sendRest();
    await context.close();
    site.close();
  }
});

test('a page that loads slowly has a placeholder, and the next one a line at the top', async () => {
  let sendFirst = () => {};
  let sendSecond = () => {};
  const delays = new Map([
    ['/index.mdx', new Promise<void>(done => (sendFirst = done))],
    ['/second.mdx', new Promise<void>(done => (sendSecond = done))],
  ]);
  const project = {
    'docs.json': docs({navigation: {pages: ['index', 'second']}}),
    'index.mdx': page('First', '[Second](/second)'),
    'second.mdx': page('Second', 'Text.'),
  };
  const site = await serve(project, {delays});
  const {page: tab, shows, close} = await visit(browser.open(), site.url);
  try {
    await tab.locator('.page-waiting').waitFor();
    sendFirst();
    await shows('First');
    assert.equal(await tab.locator('.page-waiting').count(), 0);
    assert.equal(await tab.locator('[data-loading]').count(), 0);
    await tab.click('.site-article a');
    await tab.locator('main[data-loading]').waitFor();
    sendSecond();
    await shows('Second');
    assert.equal(await tab.locator('[data-loading]').count(), 0);
  } finally {
    sendFirst();
    sendSecond();
    await close();
    site.close();
  }
});
