import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Browser, chromium} from 'playwright-core';
import {chromeSwitches, findChromeOfReaders} from '../../../scripts/find-chrome.js';
import {packageFile} from '../../../scripts/package-file.js';
import {generateProject} from './project.js';
import {serveMemory} from './server.js';
import {untilSeen} from './until-seen.js';

// Measures the time from navigation to the text of a page in a project with 1,000 pages, without a cache. The floor is
// a page that only uses fetch, marked and innerHTML. It loads marked's complete package, minified. All sides use gzip,
// and alternate within a round, so that a slow minute affects each of them.

const root = join(import.meta.dirname, '../../../..');
const rounds = Number(argument('--rounds') ?? 7);
const pages = Number(argument('--pages') ?? 1000);
const target = 'section-3/page-65';

interface Row {
  readonly case: string;
  readonly name: string;
  readonly runs: number[];
  readonly median: number;
  readonly floor: number;
  readonly ratio: number;
}

const project = generateProject(pages);
const files = new Map<string, string | Buffer>();
for (const [path, text] of project) files.set(path, text);
for (const [path, body] of folder(join(root, 'dist'))) files.set(`_lectern/${path}`, body);
files.set('marked.js', readFileSync(join(root, 'node_modules/marked/lib/marked.esm.js')));
files.set(
  'floor.js',
  `import {marked} from './marked.js';
const show = async () => {
  const text = await (await fetch('./' + location.hash.slice(2) + '.mdx')).text();
  document.querySelector('main').innerHTML = marked.parse(text.replace(/^---[\\s\\S]*?---/, ''));
};
addEventListener('hashchange', show);
show();`,
);
const html = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title></head><body>${body}</body></html>`;
files.set(
  'floor.html',
  html(
    '<nav><a id="second" href="#/section-3/page-66">next</a></nav><main></main><script type="module" src="floor.js"></script>',
  ),
);
files.set('lectern.html', html('<script type="module" src="_lectern/lectern.js"></script>'));
const sidebar = [...project.keys()]
  .filter(path => path.endsWith('.mdx'))
  .map(path => `- [${path}](/${path.replace('.mdx', '')})`)
  .join('\n');
for (const name of ['_sidebar.md', '_sidebar.mdx']) files.set(name, sidebar);
for (const [name, version, script, css] of [
  ['docsify4', 'docsify@4.13.1', 'lib/docsify.min.js', 'lib/themes/vue.css'],
  ['docsify5', 'docsify@5.0.0', 'dist/docsify.min.js', 'dist/themes/core.min.css'],
] as const) {
  files.set(`${name}.js`, readFileSync(packageFile(version, script)));
  files.set(`${name}.css`, readFileSync(packageFile(version, css)));
  files.set(
    `${name}.html`,
    html(
      `<link rel="stylesheet" href="${name}.css"><div id="app"></div><script>window.$docsify={name:'x',loadSidebar:true,ext:'.mdx',alias:{'/.*/_sidebar.mdx':'/_sidebar.mdx','/.*/_sidebar.md':'/_sidebar.md'}}</script><script src="${name}.js"></script>`,
    ),
  );
}

const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const sides = ['floor', 'lectern', 'docsify4', 'docsify5'] as const;
type Side = (typeof sides)[number];
const selectors: Record<Side, string> = {
  floor: 'main p',
  lectern: '.site-article p',
  docsify4: '.markdown-section p',
  docsify5: '.markdown-section p',
};

const server = await serveMemory(files);
const browser = await chromium.launch({executablePath: findChromeOfReaders(), args: [...chromeSwitches]});
const results = new Map<string, Map<Side, number[]>>();
let shift = 0;
const record = (name: string, side: Side, value: number) => {
  const row = results.get(name) ?? new Map<Side, number[]>();
  results.set(name, row);
  row.set(side, [...(row.get(side) ?? []), value]);
};
try {
  for (let round = 0; round <= rounds; round++) {
    for (const side of round % 2 ? [...sides].reverse() : sides) {
      for (const throttled of [false, true]) {
        const measured = await measure(browser, side, throttled);
        // The first round is a warm-up.
        if (round === 0) continue;
        record(throttled ? 'first page, slow' : 'first page', side, measured.first);
        if (measured.frame) record(throttled ? 'frame, slow' : 'frame', side, measured.frame);
        if (!throttled) record('second page', side, measured.second);
        if (side === 'lectern') shift = Math.max(shift, measured.shift);
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}

async function measure(browser: Browser, side: Side, throttled: boolean) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  if (throttled) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  await page.addInitScript(
    ([selector, frame]) => {
      const seen: {first?: number; frame?: number; shift: number} = {shift: 0};
      (window as unknown as {seen: typeof seen}).seen = seen;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if (!(entry as unknown as {hadRecentInput: boolean}).hadRecentInput)
            seen.shift += (entry as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
      const look = () => {
        if (!seen.first && document.querySelector(selector as string)) seen.first = performance.now();
        if (!seen.frame && (frame as string).split('|').every(each => document.querySelector(each)))
          seen.frame = performance.now();
        if (!seen.first || !seen.frame) requestAnimationFrame(look);
        else console.debug('seen');
      };
      look();
    },
    [selectors[side], side === 'lectern' ? '.header-row|.nav-link|.contents-link' : selectors[side]],
  );
  const told = untilSeen(page);
  await page.goto(`${server.url}${side}.html#/${target}`, {waitUntil: 'commit'});
  await told;
  await page.waitForTimeout(throttled ? 600 : 250);
  const seen = await page.evaluate(
    () => (window as unknown as {seen: {first: number; frame: number; shift: number}}).seen,
  );
  let second = 0;
  if (!throttled) {
    const link =
      side === 'floor'
        ? '#second'
        : side === 'lectern'
          ? '.site-sidebar a[href="#/section-3/page-66"]'
          : '.sidebar a[href*="section-3/page-66"]';
    await page.waitForSelector(link, {state: 'attached'});
    second = await page.evaluate(
      async ([link, selector]) => {
        const before = document.querySelector(selector as string)?.textContent;
        const start = performance.now();
        (document.querySelector(link as string) as HTMLElement).click();
        while (document.querySelector(selector as string)?.textContent === before)
          await new Promise(done => requestAnimationFrame(done));
        return performance.now() - start;
      },
      [link, selectors[side]],
    );
  }
  await context.close();
  return {first: seen.first, frame: side === 'lectern' ? seen.frame : 0, second, shift: seen.shift};
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const rows: Row[] = [];
for (const [name, row] of results) {
  const base = name.startsWith('frame') ? results.get(name.replace('frame', 'first page')) : row;
  const floor = median(base?.get('floor') ?? [Number.NaN]);
  for (const [side, runs] of row)
    rows.push({
      case: name,
      name: side,
      runs: runs.map(Math.round),
      median: median(runs),
      floor,
      ratio: median(runs) / floor,
    });
}
const bars: Record<string, number> = {
  'first page': 1.2,
  'first page, slow': 1.1,
  'second page': 1.5,
  frame: 1.6,
  'frame, slow': 1.6,
};
let missed = 0;
for (const row of rows) {
  const bar = row.name === 'lectern' ? bars[row.case] : undefined;
  const isMissed = bar !== undefined && row.ratio > bar;
  if (isMissed) missed++;
  console.log(
    `${row.case.padEnd(18)} ${row.name.padEnd(10)} ${row.median.toFixed(0).padStart(6)} ms  ${row.ratio.toFixed(2)} x${bar ? `  (bar ${bar})${isMissed ? '  MISSED' : ''}` : ''}`,
  );
}
console.log(`layout shift ${shift.toFixed(4)} (bar 0.01)${shift > 0.01 ? '  MISSED' : ''}`);
if (shift > 0.01) missed++;
const out = argument('--json');
if (out) writeFileSync(out, JSON.stringify({rows, shift}, null, 2));
process.exitCode = missed ? 1 : 0;

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

function* folder(path: string, prefix = ''): Generator<[string, Buffer]> {
  for (const entry of readdirSync(path, {withFileTypes: true})) {
    if (entry.name === 'icons') continue;
    if (entry.isDirectory()) yield* folder(join(path, entry.name), `${prefix}${entry.name}/`);
    else yield [`${prefix}${entry.name}`, readFileSync(join(path, entry.name))];
  }
}
