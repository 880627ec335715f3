import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {Frame, Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {pixel, soon, useBrowser, writeProject} from './site.js';

// "Open a project" of the demo: an address or a folder, in a frame that can reach nothing of the demo.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'open-'));
let demo: ChildProcess;
let url = '';

before(async () => {
  writeProject(folder, {
    'docs/docs.json': JSON.stringify({
      name: 'Acme',
      theme: 'theme_2',
      navigation: {
        groups: [
          {group: 'Start', pages: ['index', 'next']},
          {group: 'API', openapi: 'shop.yaml'},
        ],
      },
    }),
    'docs/index.mdx': '---\ntitle: Folder home\n---\n\n<Tip>From a folder.</Tip>\n\n![dot](/dot.png)\n',
    'docs/next.mdx': '---\ntitle: Next page\n---\n\nText.\n',
    'docs/dot.png': pixel,
    'docs/shop.yaml':
      'openapi: 3.1.0\ninfo: {title: Shop, version: "1"}\npaths: {/orders: {get: {summary: List orders, responses: {"200": {description: Done.}}}}}\n',
  });
  const env = {...process.env, PORT: '0', API_PORT: '0', CI: '1'};
  demo = spawn(process.execPath, [join(import.meta.dirname, '../../demo/start.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of demo.stdout ?? []) {
    said += chunk;
    if (said.includes('Ctrl+C')) break;
  }
  // Browsers of the tests resolve no name.
  url = `${/site is at (http:\/\/localhost:\d+)/.exec(said)?.[1]?.replace('localhost', '127.0.0.1')}/open/project.shtml`;
});
after(() => {
  demo.kill();
  rmSync(folder, {recursive: true, force: true});
});

async function inner(page: Page): Promise<Frame> {
  await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent?.startsWith('Shown'));
  return page.frames().at(-1) as Frame;
}

const theme = (frame: Frame) => frame.evaluate(() => document.documentElement.dataset.theme ?? '');

test('a folder is shown with its pages, pictures and documents, in any theme, and reaches nothing of the site', async () => {
  const page = await browser.open().newPage({viewport: {width: 1280, height: 800}});
  try {
    const uploads: string[] = [];
    page.on('request', request => request.method() !== 'GET' && uploads.push(request.url()));
    await page.goto(url);
    const ours = await inner(page);
    await ours.waitForSelector('h1');
    await page.setInputFiles('input[type="file"]', join(folder, 'docs'));
    await soon(() => page.textContent('[role="status"]'), 'Shown: 5 files of your folder. Nothing is uploaded.');
    let frame = await inner(page);
    await frame.waitForSelector('h1:has-text("Folder home")');
    await frame.waitForSelector('.callout');
    assert.equal(await theme(frame), 'theme_2');
    await frame.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.site-article img')?.naturalWidth === 1,
    );
    await frame.click('text=Next page');
    await frame.waitForSelector('h1:has-text("Next page")');
    await frame.click('text=List orders');
    await frame.waitForSelector('.operation-path:has-text("/orders")');
    assert.equal(await frame.evaluate(() => self.origin), 'null');
    assert.equal(
      await frame.evaluate(() => {
        try {
          return String(localStorage.length);
        } catch (error) {
          return (error as Error).name;
        }
      }),
      'SecurityError',
    );
    await page.selectOption('select', 'theme_5');
    await soon(() => inner(page).then(theme), 'theme_5');
    await page.fill('input[type="color"]', '#c2185b');
    await page.dispatchEvent('input[type="color"]', 'change');
    frame = await inner(page);
    await frame.waitForSelector('h1:has-text("Folder home")');
    await soon(
      () =>
        page
          .frames()
          .at(-1)!
          .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--docs-brand').trim()),
      '#c2185b',
    );
    assert.deepEqual(uploads, []);
    assert.deepEqual(await axeFindings(page), []);
    if (process.env.SHOTS) await page.screenshot({path: `${process.env.SHOTS}/open.png`});
  } finally {
    await page.close();
  }
});

test('what cannot be opened is said, with the way out', async () => {
  const page = await browser.open().newPage();
  const says = (words: RegExp) =>
    page.waitForFunction(
      source => new RegExp(source).test(document.querySelector('[role="status"]')?.textContent ?? ''),
      words.source,
    );
  try {
    await page.goto(url);
    await inner(page);
    await page.fill('input[name="address"]', 'docs.nowhere.example');
    await page.click('button[type="submit"]');
    await says(/https:\/\/docs\.nowhere\.example\/docs\.json could not be read.*Fix: Choose the folder/);
    await page.fill('input[name="address"]', 'http://');
    await page.click('button[type="submit"]');
    await says(/This is not an address\. Fix:/);
    await page.fill('input[name="address"]', new URL('/nothing/', url).href);
    await page.click('button[type="submit"]');
    await says(/nothing\/docs\.json could not be read/);
  } finally {
    await page.close();
  }
});

test('addresses of folders, files and pages of GitHub lead to docs.json', async () => {
  const page = await browser.open().newPage();
  try {
    await page.goto(url);
    const read = (written: string) =>
      page.evaluate(
        async ([from, text]) => (await import(from as string)).configAddress(text),
        [new URL('open.mjs', url).href, written],
      );
    assert.equal(await read('docs.acme.example'), 'https://docs.acme.example/docs.json');
    assert.equal(await read('https://acme.example/docs/mint.json'), 'https://acme.example/docs/mint.json');
    const raw = 'https://raw.githubusercontent.com/acme/docs';
    assert.equal(await read('https://github.com/acme/docs'), `${raw}/HEAD/docs.json`);
    assert.equal(await read('github.com/acme/docs/tree/main/site'), `${raw}/main/site/docs.json`);
    assert.equal(await read('https://github.com/acme/docs/blob/main/docs.json'), `${raw}/main/docs.json`);
  } finally {
    await page.close();
  }
});
