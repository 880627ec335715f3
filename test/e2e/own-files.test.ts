import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Page} from 'playwright-core';
import {type BothSites, serveBoth} from '../tools/parity/sites.js';
import {docs, page, pages, serve, useBrowser, visit, withSite, writeProject} from './site.js';

// A project's style sheets and scripts, which hosted platforms of the format load on every page.

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'own-files-'));
after(() => rmSync(top, {recursive: true}));

const files = {
  'index.mdx': page(
    'Welcome',
    'Text.\n\n## Footer\n\nA heading that is called like a part of the site.\n\n## Content area\n\nOne more.',
  ),
  'guide/other.mdx': page('Other', 'More text.'),
  'style.css':
    '#navbar{outline:3px solid rgb(1, 2, 3)}#footer{outline:3px solid rgb(1, 2, 4)}#page-title{letter-spacing:3px}',
  'css/dark.css':
    'article p{color:rgb(10, 20, 30)}.dark article p{color:rgb(40, 50, 60)}html[data-current-path="/guide/other"] #sidebar{outline:4px solid rgb(1, 1, 1)}',
  'css/variables.css': '#table-of-contents{outline:5px solid rgb(var(--primary) / 50%)}@layer any{}',
  'scripts/tooling.css': 'body{display:none}',
  'classic.js': 'var seen = (window.seen || []).concat("classic");',
  'module.js': 'import {word} from "./lib/word.js";\nwindow.module = word;',
  'lib/word.js': 'export const word = "module";',
  'eslint.config.js': 'window.tool = true;',
};
const config = (run?: readonly string[]) =>
  docs({
    colors: {primary: '#0a141e'},
    navigation: {groups: [{group: 'Start', pages: ['index', 'guide/other']}]},
    ...(run && {integrations: {lectern: {run}}}),
  });

async function bothKinds(run: readonly string[] | undefined, look: (tab: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(top, 'project-'));
  writeProject(folder, {...files, 'docs.json': config(run)});
  const both: BothSites = await serveBoth(folder);
  try {
    for (const url of [both.runtime, both.prerendered]) {
      const context = await browser.open().newContext({colorScheme: 'light'});
      const tab = await context.newPage();
      await tab.goto(url);
      await tab.waitForFunction(() => document.querySelectorAll('.nav-link').length > 1);
      await look(tab);
      await context.close();
    }
  } finally {
    both.close();
  }
}

const styled = (tab: Page, selector: string, property: string, value: string) =>
  tab.waitForFunction(
    ([selector, property, value]) => {
      const element = document.querySelector(selector as string);
      return element && getComputedStyle(element).getPropertyValue(property as string) === value;
    },
    [selector, property, value],
  );

test("project style sheets can target the site's parts, mode, path and colors", () =>
  bothKinds(undefined, async tab => {
    await styled(tab, '.site-header', 'outline-color', 'rgb(1, 2, 3)');
    await styled(tab, 'h1', 'letter-spacing', '3px');
    await styled(tab, 'article p', 'color', 'rgb(10, 20, 30)');
    await styled(tab, '.site-contents', 'outline-color', 'rgba(10, 20, 30, 0.5)');
    // A heading has the same id, and links refer to the heading.
    assert.equal(await tab.locator('#footer').evaluate(element => element.localName), 'h2');
    const owners = (id: string) => tab.locator(`[id="${id}"]`).evaluateAll(all => all.map(each => each.localName));
    assert.deepEqual(await owners('content-area'), ['h2']);
    await styled(tab, '.site-sidebar', 'outline-style', 'none');
    await tab.click('[data-action="mode"], .theme-toggle, site-theme button');
    await styled(tab, 'article p', 'color', 'rgb(40, 50, 60)');
    assert.equal(await tab.evaluate(() => document.documentElement.className), 'dark');
    await tab.click('.nav-link:has-text("Other")');
    await styled(tab, '.site-sidebar', 'outline-color', 'rgb(1, 1, 1)');
    await styled(tab, 'footer.site-footer', 'outline-color', 'rgb(1, 2, 4)');
    assert.deepEqual(await owners('content-area'), ['main']);
    await tab.goBack();
    await tab.waitForSelector('h2#footer');
    assert.deepEqual(await owners('content-area'), ['h2']);
    assert.equal(await tab.locator('[id="footer"]').count(), 1);
    assert.equal(await tab.evaluate(() => document.querySelector('link[href*="tooling"]')), null);
    // The project's code runs only if it is enabled.
    assert.equal(
      await tab.evaluate(() => document.querySelector('script[src$="classic.js"], script[src$="word.js"]')),
      null,
    );
  }));

test('project scripts run if docs.json enables them, as scripts or modules', () =>
  bothKinds(['scripts'], async tab => {
    await tab.waitForFunction(() => (window as unknown as {module?: string}).module === 'module');
    await tab.waitForFunction(() => (window as unknown as {seen?: string[]}).seen?.join() === 'classic');
    await tab.click('.nav-link:has-text("Other")');
    await tab.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Other'));
    assert.deepEqual(await tab.evaluate(() => (window as unknown as {seen?: string[]}).seen), ['classic']);
    assert.equal(await tab.evaluate(() => (window as unknown as {tool?: boolean}).tool), undefined);
  }));

test('without a manifest, the script tag lists style sheets by plain paths only', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index']}}),
      ...pages('index'),
      'a b.css': '',
      'one.css': 'h1{letter-spacing:7px}',
    },
    async ({page: tab, requests}) => {
      await tab.waitForSelector('h1');
      await styled(tab, 'h1', 'letter-spacing', '7px');
      assert.deepEqual(
        requests.filter(path => path.endsWith('.css')),
        ['/one.css'],
      );
    },
    {attributes: 'styles="one.css, ../up.css https://canary.invalid/x.css"'},
  ));

const bare = {
  'docs.json': docs({navigation: {pages: ['index', 'other']}}),
  ...pages('index', 'other'),
  'style.css': 'h1{letter-spacing:7px}',
  'custom.css': 'h1{word-spacing:5px}',
  'theme.css': 'h1{letter-spacing:1px}',
};
const guessed = ['/style.css', '/styles.css', '/custom.css'];
const sheets = (requests: readonly string[]) => requests.filter(path => path.endsWith('.css'));

test('a tag without attributes loads three default style sheets and one manifest', async () => {
  const site = await serve(bare, {guessesStyles: true});
  const {page: tab, requests, close} = await visit(browser.open(), 'about:blank', {}, site.url);
  const notes: string[] = [];
  tab.on('console', message => message.type() === 'info' && notes.push(message.text()));
  try {
    await tab.goto(site.url);
    await styled(tab, 'h1', 'letter-spacing', '7px');
    await styled(tab, 'h1', 'word-spacing', '5px');
    // Requested with docs.json, before the script tag's own chunks.
    assert.ok(requests.indexOf('/custom.css') < requests.findIndex(path => path.includes('/chunks/frame-')));
    await tab.click('.nav-link:has-text("Other")');
    await tab.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Other'));
    assert.deepEqual(sheets(requests), guessed);
    assert.equal(await tab.locator('link[href$="styles.css"]').count(), 0);
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? '', /lectern init --runtime.*manifest="_lectern\/manifest\.json"/);
    await tab.reload();
    await styled(tab, 'h1', 'letter-spacing', '7px');
    await tab.waitForLoadState('networkidle');
    assert.equal(notes.length, 1);
  } finally {
    await close();
    site.close();
  }
});

test('a tag with styles or a manifest requests no other style sheet', async () => {
  for (const attributes of ['styles=""', 'styles="theme.css"', 'manifest="manifest.json"'])
    await withSite(
      browser.open(),
      {...bare, 'manifest.json': JSON.stringify({version: 1, pages: {}, styles: ['theme.css']})},
      async ({page: tab, requests, shows, messages}) => {
        await shows('Index');
        await tab.waitForLoadState('networkidle');
        assert.deepEqual(sheets(requests), attributes === 'styles=""' ? [] : ['/theme.css'], attributes);
        assert.deepEqual(messages, []);
      },
      {attributes},
    );
});
