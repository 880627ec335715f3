import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {dump} from 'js-yaml';
import {type Browser, chromium, type Page} from 'playwright-core';
import {chromeSwitches, findChromeOfReaders} from '../../../scripts/find-chrome.js';
import {githubDocument} from '../../../scripts/package-file.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';
import {findOperation} from '../../../src/openapi/operation/find-operation.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {buildSlice} from '../../../src/openapi/slices/slice.js';
import {heapOf} from './heap.js';
import {median} from './median.js';
import {denseDocument, petstore} from './openapi-documents.js';
import {fetchPeers, operationOf, type Peer} from './peers.js';
import {filesIn, serveMemory} from './server.js';
import {untilSeen} from './until-seen.js';
import {type Seen, watchWords} from './watch-text.js';

// Measures the time from navigation to the visible fields of an operation in a host page, without a cache. The floor is
// a page that fetches and parses the same document, and prints one line. Sides alternate within a round.

const root = join(import.meta.dirname, '../../../..');
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const rounds = process.argv.includes('--rounds') ? Number(argument('--rounds')) : 5;
const only = process.argv.includes('--case') ? argument('--case') : undefined;

interface Case {
  readonly name: string;
  readonly file: string;
  readonly method: string;
  readonly path: string;
  /** Words of a parameter of the operation. Visible after a viewer has rendered it. */
  readonly words?: string;
  /** Another operation of the same document. */
  readonly second?: readonly [method: string, path: string];
  readonly bar: number;
  /** Limit of the main thread's longest task, if it differs from the floor's. */
  readonly longest?: number;
  readonly hasHeapBar?: boolean;
}

const github = readFileSync(githubDocument(), 'utf8');
const repo = {method: 'get', path: '/repos/{owner}/{repo}'};
const issue = ['post', '/repos/{owner}/{repo}/issues'] as const;
const cases: readonly Case[] = [
  {
    name: 'petstore',
    file: 'petstore.json',
    method: 'get',
    path: '/pets',
    words: 'How many at once.',
    second: ['get', '/pets/{petId}'],
    bar: 1.8,
  },
  {name: 'github slice', file: 'slice.json', ...repo, bar: 1.8},
  {
    name: 'github json',
    file: 'github.json',
    ...repo,
    words: 'The account owner of the repository.',
    second: issue,
    bar: 1.25,
    hasHeapBar: true,
  },
  {name: 'github yaml', file: 'github.yaml', ...repo, second: issue, bar: 1.25, longest: 60, hasHeapBar: true},
  {
    name: 'dense',
    file: 'dense.json',
    method: 'get',
    path: '/entities/{id}',
    second: ['post', '/entities/{id}'],
    bar: 1.5,
  },
];

const files = new Map<string, string | Buffer>([
  ['petstore.json', JSON.stringify(petstore())],
  ['dense.json', JSON.stringify(denseDocument())],
  ['github.json', github],
  ['github.yaml', dump(JSON.parse(github), {noRefs: true})],
  ['slice.json', JSON.stringify(await slice())],
  ['js-yaml.js', readFileSync(join(root, 'node_modules/js-yaml/dist/js-yaml.mjs'))],
]);
for (const [path, body] of filesIn(join(root, 'dist'))) files.set(`_lectern/${path}`, body);
const html = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title></head><body>${body}</body></html>`;
for (const {name, file, method, path} of cases) {
  const parse = file.endsWith('.yaml') ? 'load(await response.text())' : 'JSON.parse(await response.text())';
  files.set(
    `${name} floor.js`,
    `${file.endsWith('.yaml') ? "import {load} from './js-yaml.js';\n" : ''}const response = await fetch('./${file}');
globalThis.held = ${parse};
document.querySelector('main').textContent = held.paths[${JSON.stringify(path)}][${JSON.stringify(method)}].summary;`,
  );
  files.set(
    `${name} floor.html`,
    html(`<main></main><script type="module" src="${encodeURI(name)} floor.js"></script>`),
  );
  files.set(
    `${name} lectern.html`,
    html(
      `<openapi-endpoint spec="${file}" method="${method}" path="${path}"></openapi-endpoint><script type="module" src="_lectern/elements/openapi-endpoint.js"></script>`,
    ),
  );
}

interface Measured {
  readonly first: number;
  readonly longest: number;
  readonly heap: number;
  readonly second?: number;
}

const peers = process.argv.includes('--no-peers') ? [] : fetchPeers(join(root, 'node_modules/.cache/lectern-peers'));
for (const peer of peers) {
  for (const [path, body] of peer.files) files.set(path, body);
  for (const {name, file, method, path} of cases)
    files.set(`${name} ${peer.name}.html`, html(peer.body(file, operationOf(files.get(file), method, path))));
}

const server = await serveMemory(files);
// Blocks all other hosts, because some viewers wait for fonts from other hosts before they render.
const ownHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({executablePath: findChromeOfReaders(), args: [...chromeSwitches, ownHost]});
const peerRounds = 3;
/** Timeout of a viewer in milliseconds. */
const longestWait = 90_000;
const peerRuns = new Map<string, number[]>();
const results = new Map<string, {floor: Measured[]; lectern: Measured[]}>();
try {
  for (const each of cases.filter(({name}) => only === undefined || name === only)) {
    const found = {floor: [] as Measured[], lectern: [] as Measured[]};
    results.set(each.name, found);
    for (const peer of each.words === undefined ? [] : peers) {
      const runs: number[] = [];
      peerRuns.set(`${each.name} ${peer.name}`, runs);
      // A viewer that exceeds the timeout once is not measured again.
      while (runs.length < peerRounds && !runs.includes(longestWait)) runs.push(await measurePeer(browser, each, peer));
    }
    for (let round = 0; round <= rounds; round++)
      for (const side of round % 2 ? (['floor', 'lectern'] as const) : (['lectern', 'floor'] as const)) {
        const measured = await measure(browser, each, side);
        // The first round is a warm-up.
        if (round > 0) found[side].push(measured);
      }
  }
} finally {
  await browser.close();
  server.close();
}

let missed = 0;
const rows: object[] = [];
for (const each of cases) {
  const found = results.get(each.name);
  if (!found) continue;
  const of = (side: 'floor' | 'lectern', key: keyof Measured) => median(found[side].map(one => one[key] ?? 0));
  const floor = of('floor', 'first');
  line(each.name, 'floor', floor, floor);
  line(each.name, 'lectern', of('lectern', 'first'), floor, each.bar);
  for (const {name} of peers) {
    const runs = peerRuns.get(`${each.name} ${name}`);
    if (!runs) continue;
    line(each.name, name, median(runs), floor);
    rows.push({
      case: each.name,
      name,
      runs: runs.map(Math.round),
      median: median(runs),
      floor,
      ratio: median(runs) / floor,
    });
  }
  limit(
    `${each.name}, longest task`,
    of('lectern', 'longest'),
    each.longest ?? Math.max(50, of('floor', 'longest')),
    'ms',
  );
  if (each.second) limit(`${each.name}, second operation`, of('lectern', 'second'), 50, 'ms');
  const heap = of('floor', 'heap');
  if (each.hasHeapBar) limit(`${each.name}, heap`, of('lectern', 'heap'), heap * 1.5, 'MB');
  for (const side of ['floor', 'lectern'] as const) {
    const runs = found[side].map(({first}) => Math.round(first));
    rows.push({case: each.name, name: side, runs, median: median(runs), floor, ratio: median(runs) / floor});
  }
}
if (process.argv.includes('--json')) writeFileSync(argument('--json') as string, JSON.stringify({rows}, null, 1));
process.exitCode = missed > 0 ? 1 : 0;

function line(name: string, side: string, value: number, floor: number, bar?: number): void {
  const isMissed = bar !== undefined && value / floor > bar;
  if (isMissed) missed++;
  const note = bar === undefined ? '' : `  (bar ${bar})${isMissed ? '  MISSED' : ''}`;
  console.log(
    `${name.padEnd(32)} ${side.padEnd(10)} ${value.toFixed(0).padStart(6)} ms  ${(value / floor).toFixed(2)} x${note}`,
  );
}

function limit(name: string, value: number, bar: number, unit: string): void {
  const isMissed = value > bar;
  if (isMissed) missed++;
  console.log(
    `${name.padEnd(43)} ${value.toFixed(0).padStart(6)} ${unit}  (bar ${bar.toFixed(0)})${isMissed ? '  MISSED' : ''}`,
  );
}

async function measure(browser: Browser, each: Case, side: 'floor' | 'lectern'): Promise<Measured> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  try {
    await page.addInitScript(watch, side);
    const seen = untilSeen(page);
    await page.goto(`${server.url}${encodeURIComponent(`${each.name} ${side}.html`)}`, {waitUntil: 'commit'});
    await seen;
    const {first, longest} = await page.evaluate(() => (globalThis as unknown as Seen).seen);
    const second = side === 'lectern' && each.second ? await secondOperation(page, each.second) : undefined;
    const heap = each.hasHeapBar ? await heapOf(page) : 0;
    return {first, longest, heap, ...(second !== undefined && {second})};
  } finally {
    await context.close();
  }
}

/**
 * Returns the time until the words of a parameter are in the page, including shadow roots. At most a minute and a half.
 */
async function measurePeer(browser: Browser, each: Case, {name, hash, isUpToList}: Peer): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  try {
    await page.addInitScript(watchWords, (isUpToList ? each.path : each.words) ?? '');
    const address =
      encodeURIComponent(`${each.name} ${name}.html`) + hash(operationOf(files.get(each.file), each.method, each.path));
    await page.goto(server.url + address, {timeout: longestWait});
    await page.waitForFunction(() => (globalThis as unknown as Seen).seen.first > 0, undefined, {timeout: longestWait});
    return (await page.evaluate(() => (globalThis as unknown as Seen).seen)).first;
  } catch {
    return longestWait;
  } finally {
    await context.close();
  }
}

/** Runs in the page: records when its text is readable, and its longest task. */
function watch(side: string): void {
  const seen = {first: 0, longest: 0};
  Object.assign(globalThis, {seen});
  new PerformanceObserver(list => {
    for (const {duration} of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({type: 'longtask', buffered: true});
  const isShown = () =>
    side === 'floor'
      ? document.querySelector('main')?.textContent
      : document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.field');
  const look = () => {
    if (isShown()) {
      seen.first = performance.now();
      console.debug('seen');
    } else requestAnimationFrame(look);
  };
  look();
}

/** Returns the time from the change of the attributes to the second operation. */
async function secondOperation(page: Page, [method, path]: readonly [string, string]): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(
    ([method, path]) =>
      new Promise<number>(done => {
        const element = document.querySelector('openapi-endpoint') as HTMLElement;
        const root = element.shadowRoot as ShadowRoot;
        new MutationObserver(() => {
          const view = root.querySelector<HTMLElement>('.api-view');
          if (view?.dataset.path === path && view.dataset.method === method.toUpperCase())
            done(performance.now() - start);
        }).observe(root, {childList: true, subtree: true});
        const start = performance.now();
        element.setAttribute('method', method);
        element.setAttribute('path', path);
      }),
    [method, path] as const,
  );
}

async function slice(): Promise<object> {
  const {document} = await readDocument(github, 'github.json');
  if (!document) throw new Error('The GitHub document is not there: run npm ci.');
  const documents = new DocumentSet(document, createMemoryFiles({}));
  const entry = findOperation(indexDocument(documents), repo.method, repo.path);
  if (!entry) throw new Error('The GitHub document has no such operation any more.');
  return buildSlice(documents, entry);
}
