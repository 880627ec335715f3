import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {Frame, Page} from 'playwright-core';
import sirv from 'sirv';
import {listen} from '../tools/parity/sites.js';
import {axeNow} from './axe.js';
import {dropFolder, startDemo} from './demo-site.js';
import {pixel, soon, useBrowser, visit, writeProject} from './site.js';

// The demo's home page: its live site, and visitors' projects in a frame that cannot access the demo.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'open-'));
const project = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    theme: 'theme_2',
    integrations: {lectern: {run: ['scripts']}},
    navigation: {
      groups: [
        {group: 'Start', pages: ['index', 'next']},
        {group: 'API', openapi: 'shop.yaml'},
      ],
    },
  }),
  'index.mdx':
    '---\ntitle: Folder home\n---\n\n<Tip>From a folder.</Tip>\n\n![dot](/dot.png)\n\n![absent](/absent.png)\n\n![far](https://far.example/a.png)\n\n[Gone](/gone)\n',
  'next.mdx': '---\ntitle: Next page\n---\n\nText.\n',
  'dot.png': pixel,
  'own.js': 'document.documentElement.dataset.ran = "own"; parent.document.body.remove();',
  'own.css': 'h1 { text-decoration: overline; }',
  'server.key': 'secret',
  'shop.yaml':
    'openapi: 3.1.0\ninfo: {title: Shop, version: "1"}\npaths: {/orders: {get: {summary: List orders, responses: {"200": {description: Done.}}}}}\n',
};
let demo: Awaited<ReturnType<typeof startDemo>>;

before(async () => {
  writeProject(join(folder, 'repository/docs'), project);
  writeProject(join(folder, 'repository'), {'README.md': 'Text.'});
  mkdirSync(join(folder, 'empty'));
  writeProject(join(folder, 'empty'), {'a.mdx': 'Text.'});
  demo = await startDemo();
});
after(() => {
  demo.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Waits for a frame of the element, and returns it. */
async function frameIn(page: Page, slot: string): Promise<Frame> {
  const frame = await page.waitForSelector(`iframe[slot=${slot}]:not([data-coming])`, {state: 'attached'});
  return (await frame.contentFrame()) ?? frameIn(page, slot);
}

/** Returns a frame's theme and brand color. Empty while another frame replaces it. */
async function lookIn(page: Page, slot: string): Promise<readonly string[]> {
  const frame = await frameIn(page, slot);
  return frame
    .evaluate(() => [
      document.documentElement.dataset.theme ?? '',
      getComputedStyle(document.documentElement).getPropertyValue('--docs-brand').trim(),
    ])
    .catch(() => []);
}
const theme = async (page: Page, slot: string) => (await lookIn(page, slot))[0];
const choose = (page: Page, path: string) => page.setInputFiles('open-project input[type=file]', join(folder, path));
const says = (page: Page, words: RegExp) =>
  page.waitForFunction(
    source => {
      const root = document.querySelector('open-project')?.shadowRoot;
      return new RegExp(source).test(root?.querySelector('[role=status]')?.textContent ?? '');
    },
    words.source,
    {timeout: 10_000},
  );

test("the home page's footer has the edges of its text, and no internal card has an arrow", async () => {
  const {page, shows, close} = await visit(browser.open(), demo.url);
  try {
    await shows('Your docs folder is the website');
    await page.locator('.footer-row').waitFor();
    for (const width of [1920, 1440, 1100, 800, 390]) {
      await page.setViewportSize({width, height: 900});
      const [text, footer] = await page.$$eval('.hero, .footer-row', all =>
        all.map(each => {
          const {left, right} = each.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        }),
      );
      assert.deepEqual(footer, text, `${width}`);
    }
    assert.equal(await page.locator('.card-arrow').count(), 0);
  } finally {
    await close();
  }
});

test("the home page's image becomes the live site in the selected theme and color", async () => {
  const tab = await visit(browser.open(), demo.url);
  try {
    await tab.shows('Your docs folder is the website');
    const tops = await tab.page.$$eval('.hero-title, .open-project', found =>
      found.map(each => each.getBoundingClientRect().top),
    );
    assert.ok(Math.abs((tops[0] as number) - (tops[1] as number)) <= 1, `${tops}`);
    const place = () => tab.page.$eval('h2', each => each.getBoundingClientRect().top);
    const written = await place();
    let live = await frameIn(tab.page, 'live');
    await live.waitForSelector('h1:has-text("Quickstart")');
    assert.equal(await place(), written, 'nothing moves');
    assert.equal(await live.evaluate(() => self.origin), 'null');
    await tab.page.click('open-project .box button:has-text("Stark")');
    await soon(() => theme(tab.page, 'live'), 'theme_5');
    await tab.page.fill('open-project .box input[type=color]', '#c2185b');
    await soon(() => lookIn(tab.page, 'live'), ['theme_5', '#c2185b']);
    live = await frameIn(tab.page, 'live');
    await live.waitForSelector('h1:has-text("Quickstart")');
    assert.deepEqual(
      tab.requests.filter(each => !each.startsWith('/')),
      [],
      'no other host is asked',
    );
    const at = (part: string) => tab.requests.findIndex(each => each.includes(part));
    assert.ok(at('open/open.js') > at('/index.mdx'), 'the text comes first');
  } finally {
    await tab.close();
  }
});

test("without Lectern's script, the image stays", async () => {
  const page = await browser.open().newPage({viewport: {width: 1440, height: 900}});
  try {
    await page.route('**/open/open.js', route => route.abort());
    await page.goto(demo.url);
    await page.waitForSelector('.open-project img');
    await page.waitForTimeout(500);
    assert.equal(await page.$('open-project'), null);
    assert.ok(await page.isVisible('.open-project img'));
  } finally {
    await page.close();
  }
});

test('a dropped folder becomes a site with findings, without external requests, and can be downloaded', async () => {
  const tab = await visit(browser.open(), demo.url, {acceptDownloads: true});
  const {page} = tab;
  try {
    await page.waitForSelector('open-project');
    const marked = () => page.waitForSelector('open-project .box.over', {timeout: 5000});
    await dropFolder(page, join(folder, 'repository'), marked);
    await says(page, /^Shown: 8 files of docs\. Nothing is uploaded\.$/);
    let frame = await frameIn(page, 'project');
    await frame.waitForSelector('h1:has-text("Folder home")');
    await frame.waitForSelector('.callout');
    assert.equal(await theme(page, 'project'), 'theme_2');
    await frame.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.site-article img')?.naturalWidth === 1,
    );
    // The other project's file is missing. This project's file is no placeholder.
    await frame.waitForSelector('.missing-media:has-text("absent")');
    assert.deepEqual(await frame.$$eval('.missing-media', found => found.map(each => each.textContent)), [
      'absent',
      'far',
    ]);

    await frame.waitForFunction(
      () => getComputedStyle(document.querySelector('h1')!).textDecorationLine === 'overline',
    );
    assert.equal(await frame.evaluate(() => self.origin), 'null');
    assert.equal(await frame.evaluate(() => document.documentElement.dataset.ran), undefined, 'its scripts do not run');
    await page.waitForSelector('open-project .count:has-text("2 errors")');
    const finding = await page.textContent('open-project aside li:has-text("link-missing")');
    assert.match(finding ?? '', /index\.mdx:13:\d+ error link-missing[\s\S]*\/gone/);
    assert.match((await page.textContent('open-project .blocked')) ?? '', /Not loaded: files from far\.example\./);
    assert.deepEqual(await axeNow(page), []);
    await frame.click('text=Next page');
    await frame.waitForSelector('h1:has-text("Next page")');
    // Another theme opens on the same page.
    await page.click('open-project dialog button:has-text("Friendly")');
    await soon(() => theme(page, 'project'), 'theme_3');
    frame = await frameIn(page, 'project');
    await frame.waitForSelector('h1:has-text("Next page")');
    await frame.click('text=List orders');
    await frame.waitForSelector('.operation-path:has-text("/orders")');
    if (process.env.SHOTS) await page.screenshot({path: `${process.env.SHOTS}/open.png`});
    assert.deepEqual(
      tab.requests.filter(each => !each.startsWith('/') && !/^https:\/\/(?:folder\.invalid|far\.example)\//.test(each)),
      [],
    );
    await checkDownload(page);
    await page.click('open-project .close');
    assert.equal(await page.$('iframe[slot=project]'), null);
  } finally {
    await tab.close();
  }
});

/** Downloads the site, and opens it from a static host. */
async function checkDownload(page: Page): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.click('open-project .download');
  const file = join(folder, 'docs.zip');
  const download = await coming;
  assert.equal(download.suggestedFilename(), 'docs.zip');
  await download.saveAs(file);
  await says(page, /^Downloaded docs\.zip, \d+\.\d MB\./);
  execFileSync('unzip', ['-q', file, '-d', join(folder, 'site')]);
  for (const path of ['docs.json', 'index.mdx', 'dot.png', '_lectern/lectern.js'])
    readFileSync(join(folder, 'site', path));
  assert.equal(existsSync(join(folder, 'site/server.key')), false);
  const manifest = JSON.parse(readFileSync(join(folder, 'site/_lectern/manifest.json'), 'utf8'));
  assert.deepEqual([Object.keys(manifest.pages), manifest.styles], [['index', 'next'], ['own.css']]);
  const site = await listen(sirv(join(folder, 'site'), {dev: true}));
  const tab = await visit(browser.open(), site.url);
  try {
    await tab.shows('Folder home');
    assert.deepEqual(tab.uncaught, []);
  } finally {
    await tab.close();
    site.close();
  }
}

test('a repository loads by its URL, and failures are reported', async () => {
  const tab = await visit(browser.open(), demo.url);
  const {page} = tab;
  const enter = async (text: string) => {
    await page.fill('open-project input[name=address]', text);
    await page.click('open-project form button');
  };
  try {
    const tree = Object.keys(project).map(path => ({path: `docs/${path}`, type: 'blob'}));
    await page.route('https://api.github.com/repos/acme/shop/**', route => route.fulfill({json: {tree}, headers: any}));
    await page.route('https://raw.githubusercontent.com/acme/shop/HEAD/docs/**', (route, request) => {
      const path = new URL(request.url()).pathname.split('/docs/')[1] as keyof typeof project;
      return route.fulfill({body: project[path], headers: any});
    });
    await page.waitForSelector('open-project');
    await choose(page, 'empty');
    await says(page, /^This folder [\s\S]*Fix: Choose the folder that contains docs\.json\.$/);
    await enter('http://');
    await says(page, /^This is not a URL\. Fix:/);
    await enter('https://github.com/acme/gone');
    await says(page, /^https:\/\/github\.com\/acme\/gone could not be read: .*\(CORS\)\. Fix: Choose the folder/);
    await enter('https://github.com/acme/shop');
    await says(page, /^Shown: 8 files of shop\. Your browser reads them from their host\.$/);
    await (await frameIn(page, 'project')).waitForSelector('h1:has-text("Folder home")');
    await page.waitForSelector('open-project .count:has-text("2 errors")');
    // Escape closes the frame, and the keyboard focus returns to the page.
    await page.focus('open-project .close');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('iframe[slot=project]'));
    await enter('docs.nowhere.example');
    await says(page, /^https:\/\/docs\.nowhere\.example\/docs\.json could not be read: .* Fix: Choose the folder/);
  } finally {
    await tab.close();
  }
});

const any = {'access-control-allow-origin': '*'};
