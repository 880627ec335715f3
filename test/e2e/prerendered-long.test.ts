import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {docs, page, texts, useBrowser, visit} from './site.js';

// A section with more pages than a sidebar contains. The site loads the omitted entries.

const browser = useBrowser();
const groups = Array.from({length: 12}, (_, group) => ({
  group: `Group ${group}`,
  pages: Array.from({length: 20}, (_, at) => `g${group}/p${at}`),
}));
const top = mkdtempSync(join(tmpdir(), 'prerendered-long-'));
const out = join(top, 'out');
let site: {url: string; close(): void};
before(async () => {
  const folder = join(top, 'project');
  mkdirSync(folder);
  writeFileSync(join(folder, 'docs.json'), docs({navigation: {groups}}));
  for (const slug of groups.flatMap(({pages}) => pages)) {
    mkdirSync(join(folder, slug, '..'), {recursive: true});
    writeFileSync(join(folder, `${slug}.mdx`), page(`Page ${slug}`, 'Text.'));
  }
  const command = {
    folder,
    out,
    siteUrl: 'https://docs.example.com/docs/',
    isPortable: false,
    strict: true,
    version: '0',
  };
  assert.equal(await runPrerender(command, {out() {}, err: assert.fail}), 0);
  site = await listen(static_(out, '/docs/'));
});
after(() => {
  site.close();
  rmSync(top, {recursive: true});
});

let placeBefore = 0;
const place = (tab: Page) =>
  tab.locator('.nav-link[aria-current=page]').evaluate(async link => {
    await document.fonts.ready;
    return link.getBoundingClientRect().top;
  });

test('without JavaScript, other groups link to their first pages', async () => {
  const opened = await visit(browser.open(), `${site.url}docs/g3/p7/`, {javaScriptEnabled: false});
  const tab = opened.page;
  assert.equal((await texts(tab, '.nav-label')).length, 20);
  assert.deepEqual(
    await texts(tab, '.nav-title'),
    groups.map(({group}) => group),
  );
  placeBefore = await place(tab);
  await tab.click('.nav-title:has-text("Group 9") a');
  assert.equal(new URL(tab.url()).pathname, '/docs/g9/p0/');
  assert.deepEqual(await texts(tab, '.nav-link[aria-current=page]'), ['Page g9/p0']);
  await opened.close();
  assert.ok(statSync(join(out, 'g3/p7/index.html')).size < 16_000);
});

test('with JavaScript, the sidebar loads around the current entry and on scrolling', async () => {
  const opened = await visit(browser.open(), `${site.url}docs/g3/p7/`);
  const tab = opened.page;
  await tab.waitForSelector('.nav-link:has-text("Page g4/p2")');
  assert.ok((await texts(tab, '.nav-label')).length <= 120);
  assert.equal(await place(tab), placeBefore);
  await tab.click('.nav-link:has-text("Page g3/p9")');
  await tab.waitForFunction(() => document.title.startsWith('Page g3/p9'));
  assert.ok((await texts(tab, '.nav-label')).length <= 120);
  const scrolled = () => tab.$eval('.site-sidebar', each => [each.scrollTop, each.scrollHeight]);
  const [, height = 0] = await scrolled();
  await tab.$eval('.site-sidebar', each => each.scrollTo(0, each.scrollHeight));
  await tab.waitForSelector('.nav-link:has-text("Page g11/p19")');
  assert.ok(Math.abs(((await scrolled())[1] ?? 0) - height) < 20, 'Entries had their room.');
  assert.ok((await texts(tab, '.nav-label')).length < 240);
  await tab.$eval('.site-sidebar', each => each.scrollTo(0, 640 * 3));
  assert.deepEqual(await texts(tab, '.nav-link[aria-current=page]'), ['Page g3/p9']);
  await tab.click('.nav-link:has-text("Page g4/p2")');
  await tab.waitForFunction(() => document.title.startsWith('Page g4/p2'));
  assert.equal(new URL(tab.url()).pathname, '/docs/g4/p2/');
  assert.equal(opened.requests.filter(path => path.endsWith('navigation.json')).length, 1);
  assert.deepEqual([opened.messages, opened.uncaught], [[], []]);
  await opened.close();
});

test('a list that arrives during a click does not cancel the click', async () => {
  const opened = await visit(browser.open(), 'about:blank');
  const tab = opened.page;
  let send = () => {};
  const held = new Promise<void>(done => {
    send = done;
  });
  await tab.route('**/navigation.json', route => held.then(() => route.continue()));
  const asked = tab.waitForRequest('**/navigation.json');
  await tab.goto(`${site.url}docs/g3/p7/`);
  await asked;
  await tab.hover('.nav-link:has-text("Page g3/p9")');
  await tab.mouse.down();
  const arrived = tab.waitForResponse('**/navigation.json').then(answer => answer.finished());
  send();
  await arrived;
  // Waits for a possible late insertion of the list.
  await tab.waitForTimeout(300);
  assert.equal((await texts(tab, '.nav-label')).length, 20);
  await tab.mouse.up();
  await tab.waitForFunction(() => document.title.startsWith('Page g3/p9'));
  await tab.waitForFunction(() => document.querySelectorAll('.nav-label').length > 20);
  assert.deepEqual(opened.uncaught, []);
  await opened.close();
});

test('the current entry is visible from the start', async () => {
  const opened = await visit(browser.open(), `${site.url}docs/g3/p19/`);
  const tab = opened.page;
  await tab.waitForFunction(() => {
    const sidebar = document.querySelector('.site-sidebar') as Element;
    const link = sidebar.querySelector('.nav-link[aria-current=page]') as Element;
    const [box, {top, bottom}] = [sidebar.getBoundingClientRect(), link.getBoundingClientRect()];
    return sidebar.scrollTop > 0 && top >= box.top && bottom <= box.bottom;
  });
  assert.equal(await tab.evaluate(() => scrollY), 0);
  await opened.close();
});
