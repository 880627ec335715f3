import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, chromium, type Page} from 'playwright-core';
import {chromeSwitches, findChromeOfReaders} from '../../../scripts/find-chrome.js';
import {median} from './median.js';
import {generateProject} from './project.js';

// Measures two times of `lectern dev`. The first is from the start of the process to the first page's text in an open
// browser. The second is from saving a file to the first frame with the new text. The limits for 1,000 pages are fixed.
// The limits for 5,000 pages are the medians of 1,000 pages.

const root = join(import.meta.dirname, '../../../..');
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const rounds = process.argv.includes('--rounds') ? Number(argument('--rounds')) : 7;
const savesARound = 5;
const bars = {start: 1000, save: 60};
/** Limit of the time for five times as many pages, as a multiple. */
const growth = 1.2;
const slug = 'section-3/page-65';

interface Measured {
  readonly start: number[];
  readonly save: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'));
const browser = await chromium.launch({executablePath: findChromeOfReaders(), args: [...chromeSwitches]});
const results = new Map<number, Measured>();
try {
  const sizes = [1000, 5000];
  for (const size of sizes) {
    results.set(size, {start: [], save: []});
    for (const [path, text] of generateProject(size)) {
      mkdirSync(join(folder, String(size), path, '..'), {recursive: true});
      writeFileSync(join(folder, String(size), path), text);
    }
  }
  // Sizes alternate, so that a slow minute affects both. The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const size of round % 2 ? sizes : [...sizes].reverse()) {
      const measured = await measure(browser, join(folder, String(size)));
      if (round === 0) continue;
      results.get(size)?.start.push(...measured.start);
      results.get(size)?.save.push(...measured.save);
    }
} finally {
  await browser.close();
  rmSync(folder, {recursive: true});
}

let missed = 0;
const rows: object[] = [];
for (const kind of ['start', 'save'] as const) {
  const small = median(results.get(1000)?.[kind] ?? []);
  row(kind, 1000, bars[kind], 1);
  row(kind, 5000, small, growth);
}
if (process.argv.includes('--json')) writeFileSync(argument('--json') as string, JSON.stringify({rows}, null, 1));
process.exitCode = missed > 0 ? 1 : 0;

function row(kind: 'start' | 'save', size: number, floor: number, bar: number): void {
  const runs = results.get(size)?.[kind] ?? [];
  const found = median(runs);
  const ratio = found / floor;
  const isMissed = ratio > bar;
  if (isMissed) missed++;
  rows.push({case: `${kind}, ${size} pages`, name: 'lectern', runs, median: found, floor, ratio});
  console.log(
    `${`${kind}, ${size} pages`.padEnd(20)} ${found.toFixed(0).padStart(5)} ms  ${ratio.toFixed(2)} of ${floor.toFixed(0)} ms  (bar ${bar})${isMissed ? '  MISSED' : ''}`,
  );
}

async function measure(opened: Browser, project: string): Promise<Measured> {
  const context = await opened.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  await page.addInitScript(watch);
  const begun = Date.now();
  const server = spawn(process.execPath, [join(root, 'dist/node/cli.js'), 'dev', project, '--port', '0']);
  try {
    const address = await addressOf(server.stdout);
    await page.goto(`${address}${slug}`, {waitUntil: 'commit'});
    const start = (await shown(page)) - begun;
    // Waits for the page chrome and the check, which follow the text. Authors do not save at that moment.
    await page.waitForTimeout(1500);
    const save: number[] = [];
    const file = join(project, `${slug}.mdx`);
    const text = readFileSync(file, 'utf8');
    for (let turn = 0; turn < savesARound; turn++) {
      const words = `saved-${turn}`;
      const changed = text.replace('## Step 3:', `## Step 3: ${words}`);
      const saved = Date.now();
      writeFileSync(file, changed);
      save.push((await seen(page, words)) - saved);
      await page.waitForTimeout(300);
    }
    writeFileSync(file, text);
    return {start: [start], save};
  } finally {
    server.kill();
    await once(server, 'close');
    await context.close();
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    const found = /http:\/\/\S+/.exec(text);
    if (found) return found[0];
  }
  throw new Error(`The server ended: ${text}`);
}

/** Returns the time of the text's first paint, as reported by the browser. Later work does not count. */
async function shown(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (globalThis as unknown as {shownAt?: number}).shownAt, undefined, {
    timeout: 30_000,
    polling: 50,
  });
  return (await handle.jsonValue()) as number;
}

/** Returns the time of the first frame with these words, by this machine's clock. */
async function seen(page: Page, words: string): Promise<number> {
  const handle = await page.waitForFunction(
    wanted => (globalThis as unknown as {seenAt: Map<string, number>}).seenAt?.get(wanted),
    words,
    {timeout: 30_000, polling: 50},
  );
  return (await handle.jsonValue()) as number;
}

/** Runs in the page: records the first paint of its text, and the first frame with saved words. */
function watch(): void {
  const seenAt = new Map<string, number>();
  Object.assign(globalThis, {seenAt});
  new PerformanceObserver(list => {
    for (const {renderTime} of list.getEntries() as unknown as {renderTime: number}[])
      Object.assign(globalThis, {shownAt: performance.timeOrigin + renderTime});
  }).observe({type: 'element'});
  const look = () => {
    const article = document.querySelector('.site-article');
    // Set before layout, because the Element Timing API reports only elements with this attribute.
    if (!('shownAt' in globalThis))
      for (const part of article?.querySelectorAll('h2, p') ?? []) part.setAttribute('elementtiming', 'text');
    // Runs after the frame in which the browser paints the words.
    for (const [words] of (article?.textContent ?? '').matchAll(/saved-\d+/g))
      if (!seenAt.has(words)) {
        seenAt.set(words, 0);
        requestAnimationFrame(() => setTimeout(() => seenAt.set(words, Date.now())));
      }
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, characterData: true});
}
