import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {writeProject} from '../../e2e/site.js';
import {generateProject} from '../bench/project.js';
import {growthOf, type Sample} from './flat.js';

// Tests that long-running programs do not grow: `lectern serve`, its proxy, `lectern dev`, and a page that is open for
// hours.
// npm run soak -- [--minutes N] [--only serve,agents,proxy,dev,browser] [--json FILE]
// Uses each subject for N minutes (10 by default), and records its memory and handles. Fails if they keep growing.

const {values} = parseArgs({
  options: {minutes: {type: 'string', default: '10'}, only: {type: 'string'}, json: {type: 'string'}},
});
const milliseconds = Number(values.minutes) * 60_000;
const samplesWanted = 90;
const command = join(import.meta.dirname, '../../../../dist/node/cli.js');
const top = mkdtempSync(join(tmpdir(), 'soak-'));
const agent = new Agent({keepAlive: true, maxSockets: 8});

/** Uses a subject once. Called repeatedly, and partly in parallel. */
type Use = (turn: number) => Promise<unknown>;

interface Subject {
  readonly use: Use;
  /** Number of parallel uses. */
  readonly atOnce: number;
  /** Milliseconds between two uses of the same user. */
  readonly pause?: number;
  sample(): Sample | Promise<Sample>;
  /** Additional figures at the end. */
  figures?(): object;
  stop(): Promise<unknown>;
}

/** Returns the system's data about a process. */
function sampleOf({pid}: ChildProcess): Sample {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return {megabytes: (Number(pages) * 4096) / 2 ** 20, handles: readdirSync(`/proc/${pid}/fd`).length};
}

function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((done, fail) => {
    get(url, {agent, headers}, answer => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
    }).on('error', fail);
  });
}

/** Sends a search to an agent server, and returns the status. */
async function search(url: string, query: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name: 'search', arguments: {query}}}),
  });
  await answer.text();
  return answer.status;
}

/** Starts a command that serves, and returns its URL. */
async function startCommand(...args: readonly string[]): Promise<{child: ChildProcess; url: string}> {
  const child = spawn(process.execPath, [command, ...args, '--port', '0'], {stdio: ['ignore', 'pipe', 'inherit']});
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    // Reads later output too, because a full pipe would block the command.
    child.stdout.on('data', chunk => {
      said += chunk;
      const [found] = /http:\/\/[\w.:]+\//.exec(said) ?? [];
      if (found) done(found);
    });
    child.on('exit', () => fail(new Error(`The command ended: ${said}`)));
  });
  return {child, url};
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

const project = join(top, 'project');
const slugs = Array.from({length: 200}, (_, at) => `section-${Math.floor(at / 20)}/page-${at}`);

/** Starts an API on this machine, with a document that names it. */
async function startApi(): Promise<{url: string; stop(): Promise<void>}> {
  const server = createServer((_, answer) => answer.end(JSON.stringify({orders: Array(200).fill('an order')})));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function prerendered(): Promise<string> {
  const out = join(top, 'site');
  const child = spawn(process.execPath, [command, 'prerender', project, '--out', out], {stdio: 'ignore'});
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`lectern prerender ended with ${code}.`);
  return out;
}

const subjects: Readonly<Record<string, () => Promise<Subject>>> = {
  async serve() {
    const {child, url} = await startCommand('serve', await prerendered());
    const use: Use = turn => {
      const slug = slugs[turn % slugs.length];
      const ways = [`${slug}/`, `${slug}.md`, 'nowhere', '_lectern/navigation.json'];
      return ask(url + ways[turn % ways.length], turn % 2 ? {'accept-encoding': 'gzip, br'} : {});
    };
    return {use, atOnce: 8, pause: 5, sample: () => sampleOf(child), stop: () => stop(child)};
  },
  /** Thirty agents search continuously, and a reader requests pages. Returns the milliseconds of these requests. */
  async agents() {
    const {child, url} = await startCommand('serve', await prerendered());
    const waits: number[] = [];
    const answers: Record<number, number> = {};
    const use: Use = async turn => {
      if (turn % 31 === 0) {
        const started = performance.now();
        await ask(`${url}${slugs[turn % slugs.length]}/`);
        waits.push(performance.now() - started);
      } else {
        const status = await search(`${url}mcp`, `page ${turn % 100}`);
        answers[status] = (answers[status] ?? 0) + 1;
      }
    };
    const figures = () => {
      const sorted = waits.sort((a, b) => a - b);
      const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
      return {pages: sorted.length, median: at(0.5), p95: at(0.95), max: at(1 - 1 / sorted.length), answers};
    };
    return {use, atOnce: 31, pause: 5, sample: () => sampleOf(child), figures, stop: () => stop(child)};
  },
  async proxy() {
    const api = await startApi();
    const {child, url} = await startCommand('proxy', project, '--origin', api.url, '--allow-private');
    const use: Use = async turn => {
      const target = encodeURIComponent(`${api.url}/orders/${turn}`);
      const status = await ask(`${url}_proxy?url=${target}`, {'sec-fetch-site': 'same-origin'});
      if (status !== 200) throw new Error(`The proxy answered with ${status}.`);
    };
    return {
      use,
      atOnce: 8,
      pause: 5,
      sample: () => sampleOf(child),
      stop: () => Promise.all([stop(child), api.stop()]),
    };
  },
  async dev() {
    const {child, url} = await startCommand('dev', project);
    const use: Use = async turn => {
      const slug = slugs[turn % slugs.length] as string;
      const file = join(project, `${slug}.mdx`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\n(?:Saved \d+\n)?$/, `\nSaved ${turn}\n`));
      await ask(`${url}${slug}.mdx`);
    };
    return {use, atOnce: 1, pause: 100, sample: () => sampleOf(child), stop: () => stop(child)};
  },
  async browser() {
    const {child, url} = await startCommand('serve', await prerendered());
    const opened: Browser = await chromium.launch({executablePath: findChrome(), args: [...chromeSwitches]});
    const page = await opened.newPage();
    await page.goto(`${url}${slugs[0]}/`);
    await page.waitForFunction(() => customElements.get('site-theme'));
    const session = await page.context().newCDPSession(page);
    const use: Use = async turn => {
      const links = page.locator('.site-sidebar a.nav-link:not([aria-current])');
      await links.nth(turn % (await links.count())).click();
      await page.waitForFunction(() => document.querySelector('[data-turning]') === null);
    };
    return {
      use,
      atOnce: 1,
      pause: 150,
      async sample() {
        await session.send('HeapProfiler.collectGarbage');
        const [{nodes}, {usedSize}] = await Promise.all([
          session.send('Memory.getDOMCounters'),
          session.send('Runtime.getHeapUsage'),
        ]);
        // Counts a page's DOM nodes as handles. Five hundred nodes are about one page.
        return {megabytes: usedSize / 2 ** 20, handles: Math.round(nodes / 500)};
      },
      stop: () => Promise.all([opened.close(), stop(child)]),
    };
  },
};

/** Uses a subject for the whole time, and samples its resources. */
async function soak({use, atOnce, pause = 0, sample}: Subject): Promise<{samples: Sample[]; uses: number}> {
  const samples: Sample[] = [];
  const end = Date.now() + milliseconds;
  let uses = 0;
  const users = Array.from({length: atOnce}, async () => {
    while (Date.now() < end) {
      await use(uses++);
      await wait(pause);
    }
  });
  const noting = (async () => {
    while (Date.now() < end) {
      samples.push(await sample());
      await wait(milliseconds / samplesWanted);
    }
  })();
  await Promise.all([...users, noting]);
  return {samples, uses};
}

const rows: object[] = [];
try {
  const api = {
    openapi: '3.1.0',
    info: {title: 'Orders', version: '1'},
    servers: [{url: 'http://127.0.0.1'}],
    paths: {},
  };
  writeProject(project, {...Object.fromEntries(generateProject(200)), 'orders.json': JSON.stringify(api)});
  for (const name of values.only?.split(',') ?? Object.keys(subjects)) {
    const start = subjects[name];
    if (!start) throw new Error(`There is no "${name}". Fix: Use ${Object.keys(subjects).join(', ')}.`);
    const subject = await start();
    const {samples, uses} = await soak(subject).finally(() => subject.stop());
    const growth = growthOf(samples);
    const last = samples.at(-1);
    const figures = subject.figures?.();
    rows.push({name, uses, samples, growth, ...figures});
    console.log(
      `${name.padEnd(8)} ${String(uses).padStart(7)} uses  ${last?.megabytes.toFixed(0)} MB, ${last?.handles} handles  ${growth.join(', ') || 'flat'}`,
    );
    if (figures) console.log(`         ${JSON.stringify(figures)}`);
    if (growth.length > 0) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  rmSync(top, {recursive: true, force: true});
}
if (values.json) writeFileSync(values.json, JSON.stringify({rows}, null, 1));
