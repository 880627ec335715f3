import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {marked} from 'marked';
import {type Browser, chromium, type Page} from 'playwright-core';
import {chromeSwitches, findChromeOfReaders} from '../../../scripts/find-chrome.js';
import {listFilesBelow} from '../../../shell/node/commands/prerender/bundle.js';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {median} from './median.js';
import {generateProject} from './project.js';
import {serveMemory} from './server.js';
import {fetchSitePeers} from './site-peers.js';
import {untilSeen} from './until-seen.js';

// Measures the time from navigation to the visible text of a prerendered page, without a cache. The floor is the same
// text from marked with half a KB of CSS (for an operation: the same elements). A second limit is the same page without
// its scripts. For comparison: a page with only the text and the same style sheet, and the same page by Starlight
// (unless `--no-peers`). Sides alternate within a round.

const root = join(import.meta.dirname, '../../../..');
const rounds = Number(argument('--rounds') ?? 9);
const paths = {prose: 'section-3/page-65/', operation: 'api-reference/orders/get-an-order/'} as const;
const sides = ['floor', 'text', 'static', 'lectern', 'Starlight'] as const;
type Side = (typeof sides)[number];
/**
 * Limits. The first three are multiples: of the floor on a fast and on a slow connection, and of the page without
 * scripts. Then the blocking time in milliseconds, and the layout shift score.
 */
const bars = {fast: 1.3, slow: 1.2, static: 1.15, blocking: 0, shift: 0};
/** CSS of the floor. */
const plainStyle = `body{margin:0;font:16px/1.65 system-ui,sans-serif;color:#1c1f23;background:#fff}
main{max-width:46rem;margin:0 auto;padding:2rem 1.5rem}
h1,h2,h3{line-height:1.25;margin:2em 0 .6em}
a{color:#0b61d8}
pre{overflow:auto;padding:1rem;background:#f5f6f8;border-radius:8px}
code{font:.9em ui-monospace,Menlo,monospace}
table{border-collapse:collapse;width:100%}
td,th{padding:.5rem;border-bottom:1px solid #dde1e6;text-align:start}
blockquote{margin:1em 0;padding-inline-start:1rem;border-inline-start:3px solid #dde1e6}
img{max-width:100%}
`;
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Seen {
  /** Time of the text's first paint. */
  readonly text: number;
  /** Milliseconds of tasks beyond 50 ms each. */
  readonly blocking: number;
  readonly shift: number;
}

const {files, source} = await prerendered();
files.set('plain.css', plainStyle);
const server = await serveMemory(files);
const peer = await builtByStarlight();
const browser = await chromium.launch({executablePath: findChromeOfReaders(), args: [...chromeSwitches]});
const found = new Map<string, Record<Side, Seen[]>>();
try {
  for (const path of Object.values(paths)) {
    files.set(`${path}text/index.html`, await textPage(browser, path));
    files.set(`${path}static/index.html`, withoutScripts(String(files.get(`${path}index.html`))));
    files.set(`${path}floor/index.html`, await floorPage(browser, path));
  }
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 ? [...sides].reverse() : sides)
      for (const [name, path] of Object.entries(paths))
        for (const isSlow of [false, true]) {
          const address = addressOf(side, path);
          if (!address) continue;
          const seen = await measure(browser, address, isSlow);
          const key = isSlow ? `${name}, slow` : name;
          const row = found.get(key) ?? {floor: [], text: [], static: [], lectern: [], Starlight: []};
          found.set(key, row);
          if (round > 0) row[side].push(seen);
        }
} finally {
  await browser.close();
  server.close();
  peer?.close();
}
process.exitCode = report() > 0 ? 1 : 0;

/** Prerenders a project with prose and an API, and returns its source and output. */
async function prerendered() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-first-paint-'));
  try {
    const project = generateProject(200);
    const docs = JSON.parse(project.get('docs.json') as string) as {navigation: {tabs: object[]}};
    docs.navigation.tabs.push({tab: 'API', openapi: 'shop.yaml'});
    project.set('docs.json', JSON.stringify(docs));
    for (const [path, text] of project) {
      mkdirSync(dirname(join(folder, 'project', path)), {recursive: true});
      writeFileSync(join(folder, 'project', path), text);
    }
    cpSync(join(root, 'demo/site/api/shop.yaml'), join(folder, 'project/shop.yaml'));
    const out = join(folder, 'out');
    const command = {folder: join(folder, 'project'), out, isPortable: false, strict: false, version: '0.0.0'};
    const answer = await runPrerender(command, {out() {}, err() {}});
    if (answer !== 0) throw new Error(String(answer));
    const files = new Map<string, string | Buffer>(
      (await listFilesBelow(out)).map(path => [path, readFileSync(join(out, path))]),
    );
    return {files, source: project};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Builds the same pages with Starlight. */
async function builtByStarlight() {
  const starlight = fetchSitePeers().find(({name}) => name === 'Starlight');
  if (!starlight) return undefined;
  const {out} = starlight.build(source);
  return serveMemory(new Map((await listFilesBelow(out)).map(path => [path, readFileSync(join(out, path))])));
}

function addressOf(side: Side, path: string): string | undefined {
  if (side === 'Starlight') return peer && path === paths.prose ? peer.url + path : undefined;
  return server.url + (side === 'lectern' ? path : `${path}${side}/`);
}

function withoutScripts(html: string): string {
  const bare = html.replace(/<script\b[^>]*><\/script>/g, '');
  if (bare === html) throw new Error('The page has no scripts.');
  return atDepth(bare);
}

/** Adapts the URLs of a page that is moved one folder deeper. */
function atDepth(html: string): string {
  return html.replace(/(\s(?:href|src)=")(?=\.\.\/)/g, '$1../');
}

/** Returns a page with the text, and almost nothing else. */
async function floorPage(browser: Browser, path: string): Promise<string> {
  const written = source.get(`${path.slice(0, -1)}.mdx`);
  const text =
    written === undefined
      ? await articleOf(browser, path)
      : await marked.parse(written.replace(/^---\n[\s\S]*?\n---\n/, ''));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>x</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/plain.css"></head>
<body><main><article class="site-article">${text}</article></main></body>
</html>`;
}

async function articleOf(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(server.url + path);
  const article = await page.innerHTML('.site-article');
  await context.close();
  return article;
}

/** Returns a page with the text in the elements that style it, and nothing around it. */
async function textPage(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(server.url + path);
  const [sheet, head, article] = await Promise.all([
    page.getAttribute('link[rel=stylesheet]', 'href'),
    page.innerHTML('.page-head'),
    page.innerHTML('.site-article'),
  ]);
  const site = await page.$eval('.site', each => (each.cloneNode(false) as Element).outerHTML.replace(/<\/div>$/, ''));
  await context.close();
  return `<!doctype html>
<html lang="en" data-mode="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>x</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="../${sheet}"></head>
<body>${site}<main class="site-main" id="content"><header class="page-head docs-content">${head}</header>
<article class="site-article docs-content">${article}</article></main></div></body>
</html>`;
}

async function measure(browser: Browser, address: string, isSlow: boolean): Promise<Seen> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  await observe(page);
  const told = untilSeen(page);
  await page.goto(address, {waitUntil: 'commit'});
  await told;
  await page.waitForLoadState('load');
  await page.waitForTimeout(isSlow ? 600 : 300);
  const seen = await page.evaluate(() => (globalThis as unknown as {seen: Seen}).seen);
  await context.close();
  return seen;
}

/** Records paint times, long tasks and layout shifts, as reported by the browser. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = {text: 0, blocking: 0, shift: 0};
    Object.assign(globalThis, {seen});
    const note = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(add)).observe({type, buffered: true});
    note('element', entry => {
      if (seen.text) return;
      seen.text = (entry as PerformanceEntry & {renderTime: number}).renderTime;
      console.debug('seen');
    });
    note('longtask', ({duration}) => {
      seen.blocking += duration - 50;
    });
    note('layout-shift', entry => {
      seen.shift += (entry as PerformanceEntry & {value: number}).value;
    });
    // The browser reports the paint of an element with this attribute.
    const watch = new MutationObserver(() => {
      const text = document.querySelector(':is(.site-article, .sl-markdown-content) :is(p, h2)');
      text?.setAttribute('elementtiming', 'text');
      if (text) watch.disconnect();
    });
    watch.observe(document, {childList: true, subtree: true});
  });
}

function report(): number {
  const rows: object[] = [];
  let missed = 0;
  for (const [name, row] of found) {
    const times = (side: Side) => median(row[side].map(({text}) => text));
    const isSlow = name.endsWith('slow');
    for (const side of sides.filter(each => row[each].length > 0)) {
      const value = (key: keyof Seen) => median(row[side].map(seen => seen[key]));
      const [time, blocking] = [value('text'), value('blocking')];
      const shift = Math.max(...row[side].map(seen => seen.shift));
      const ratio = time / times('floor');
      const ratioToStatic = time / times('static');
      const bar = isSlow ? bars.slow : bars.fast;
      const isMissed =
        side === 'lectern' &&
        (ratio > bar || ratioToStatic > bars.static || shift > bars.shift || (!isSlow && blocking > bars.blocking));
      if (isMissed) missed++;
      rows.push({
        case: name,
        name: side,
        runs: row[side].map(({text}) => Math.round(text)),
        median: time,
        ratio,
        ratioToStatic,
        ratioToText: time / times('text'),
        blocking,
        shift,
      });
      console.log(
        `${name.padEnd(16)} ${side.padEnd(9)} ${time.toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)} x  (without scripts ${ratioToStatic.toFixed(2)} x)  blocked ${blocking.toFixed(0)} ms  shift ${shift.toFixed(4)}${isMissed ? `  MISSED (bars ${bar} x, ${bars.static} x, ${bars.blocking} ms, ${bars.shift})` : ''}`,
      );
    }
  }
  const out = argument('--json');
  if (out) writeFileSync(out, JSON.stringify({rows}, null, 1));
  return missed;
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}
