import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Browser, type CDPSession, chromium} from 'playwright-core';
import {chromeSwitches, findChromeOfReaders} from '../../../scripts/find-chrome.js';
import {githubDocument} from '../../../scripts/package-file.js';
import {heapOf} from './heap.js';
import {median} from './median.js';
import {denseDocument, petstore} from './openapi-documents.js';
import {fetchPeers, operationOf, type Peer, type PeerOperation} from './peers.js';
import {filesIn, serveMemory} from './server.js';
import {type Seen, watchWords} from './watch-text.js';

// Compares complete references of one document in several viewers: the cost until an operation is readable. Prints a
// table with ratios to ours. Options: `--case NAME`, `--rounds N`.

const root = join(import.meta.dirname, '../../../..');
const option = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const rounds = Number(option('--rounds') ?? 3);
/** Timeout of a viewer in milliseconds. */
const longestWait = 120_000;

interface Case {
  readonly name: string;
  readonly file: string;
  readonly method: string;
  readonly path: string;
  /** Words of a parameter of the operation. In the page after a viewer has rendered it. */
  readonly words: string;
}

const cases: readonly Case[] = [
  {name: 'petstore', file: 'petstore.json', method: 'get', path: '/pets', words: 'How many at once.'},
  {
    name: 'github',
    file: 'github.json',
    method: 'get',
    path: '/repos/{owner}/{repo}',
    words: 'The account owner of the repository.',
  },
  {name: 'dense', file: 'dense.json', method: 'get', path: '/entities/{id}', words: 'The entity to read.'},
];

interface Measured {
  /** Transferred kilobytes of scripts. */
  readonly script: number;
  /** Milliseconds until the operation is readable. */
  readonly time: number;
  /** Milliseconds of tasks beyond 50 each. */
  readonly blocked: number;
  readonly heap: number;
}

const files = new Map<string, string | Buffer>([
  ['petstore.json', JSON.stringify(petstore())],
  ['dense.json', JSON.stringify(denseDocument())],
  ['github.json', readFileSync(githubDocument())],
]);
for (const [path, body] of filesIn(join(root, 'dist'))) files.set(`_lectern/${path}`, body);

/** Opened like the other viewers, at a URL of an operation in Redoc's format. */
const lectern: Peer = {
  name: 'Lectern',
  files: new Map(),
  hash: ({operationId}) => `#operation/${operationId}`,
  body: file => `<script type="module" src="_lectern/lectern.js" spec="${file}"></script>`,
};
const viewers = [lectern, ...fetchPeers(join(root, 'node_modules/.cache/lectern-peers'))];
for (const {files: own, name, body} of viewers) {
  for (const [path, content] of own) files.set(path, content);
  for (const each of cases)
    files.set(
      `${each.name} ${name}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title></head><body>${body(each.file, wanted(each))}</body></html>`,
    );
}

const server = await serveMemory(files);
// Blocks all other hosts, because some viewers wait for fonts from other hosts before they render.
const ownHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({executablePath: findChromeOfReaders(), args: [...chromeSwitches, ownHost]});
try {
  for (const each of cases.filter(({name}) => name === (option('--case') ?? name))) {
    let ours: Measured | undefined;
    for (const viewer of viewers) {
      const runs: Measured[] = [];
      // A viewer that exceeds the timeout once is not measured again.
      for (let round = 0; round < rounds && !runs.some(({time}) => time === longestWait); round++)
        runs.push(await measure(browser, each, viewer));
      const of = (key: keyof Measured) => median(runs.map(run => run[key]));
      const found = {script: of('script'), time: of('time'), blocked: of('blocked'), heap: of('heap')};
      ours ??= found;
      print(each.name, viewer.name, found, ours);
    }
  }
} finally {
  await browser.close();
  server.close();
}

function wanted({file, method, path}: Case): PeerOperation {
  return operationOf(files.get(file), method, path);
}

function print(name: string, viewer: string, found: Measured, ours: Measured): void {
  const cell = (key: keyof Measured, unit: string) =>
    `${found[key].toFixed(0).padStart(7)} ${unit} ${(found[key] / Math.max(ours[key], 1)).toFixed(1).padStart(5)} x`;
  const isLost = found.time === longestWait ? '  not shown' : '';
  console.log(
    `${name.padEnd(9)} ${viewer.padEnd(18)} script ${cell('script', 'KB')}  time ${cell('time', 'ms')}  blocked ${cell('blocked', 'ms')}  heap ${cell('heap', 'MB')}${isLost}`,
  );
}

async function measure(browser: Browser, each: Case, viewer: Peer): Promise<Measured> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  try {
    const bytes = await countScripts(await context.newCDPSession(page));
    await page.addInitScript(watchWords, (viewer.isUpToList ? each.path : each.words) ?? '');
    await page.addInitScript(watchTasks);
    const address = encodeURIComponent(`${each.name} ${viewer.name}.html`) + viewer.hash(wanted(each));
    await page.goto(server.url + address, {timeout: longestWait});
    await page.waitForFunction(() => (globalThis as unknown as Seen).seen.first > 0, undefined, {timeout: longestWait});
    const script = bytes() / 1000;
    const time = await page.evaluate(() => (globalThis as unknown as Seen).seen.first);
    // The browser reports a task after its end.
    await page.waitForTimeout(1000);
    const blocked = await page.evaluate(
      until =>
        (globalThis as unknown as {tasks: PerformanceEntry[]}).tasks
          .filter(({startTime}) => startTime < until)
          .reduce((sum, {duration}) => sum + duration - 50, 0),
      time,
    );
    return {script, time, blocked, heap: await heapOf(page)};
  } catch {
    return {script: 0, time: longestWait, blocked: 0, heap: 0};
  } finally {
    await context.close();
  }
}

/** Counts the transferred bytes of scripts, without those of workers. */
async function countScripts(devtools: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({requestId, type}) => void (type === 'Script' && scripts.add(requestId)));
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => bytes;
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: PerformanceEntry[] = [];
  Object.assign(globalThis, {tasks});
  new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({type: 'longtask', buffered: true});
}
