import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {githubDocument} from '../../../scripts/package-file.js';
import {median} from './median.js';
import {generateProject} from './project.js';
import {fetchSitePeers} from './site-peers.js';

// Measures the complete command against a floor: a process that renders the same pages with marked, highlight.js and a
// fixed template. Both run as separate processes in sequence within a round. For an API document, the floor renders the
// Markdown of its operations. Also measures the command with an empty cache, and again after a change of one page.
// Other generators build the same pages once (unless `--no-peers`).

const root = join(import.meta.dirname, '../../../..');
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const rounds = process.argv.includes('--rounds') ? Number(argument('--rounds')) : 3;
const sizes = process.argv.includes('--pages') ? [Number(argument('--pages'))] : [1000, 5000];
const hasGithub = !process.argv.includes('--pages');
/** Limits: time as a multiple of the floor, megabytes, and the time after a change as a fraction of a full run. */
const bars = {ratio: 2, memory: 500, again: 0.15};

type Side = 'floor' | 'lectern' | 'cached' | 'again';

/** Output folder of each project's last run. */
const outs = new Map<string, string>();
let runsSoFar = 0;

interface Run {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const peers = fetchSitePeers();
const folder = mkdtempSync(join(tmpdir(), 'bench-prerender-'));
const rows: object[] = [];
let missed = 0;
try {
  for (const size of sizes) {
    const project = join(folder, String(size));
    for (const [path, text] of generateProject(size)) write(join(project, path), text);
    const changed = join(project, 'section-3/page-65.mdx');
    const runs: Record<Side, Run[]> = {floor: [], lectern: [], cached: [], again: []};
    for (let round = 0; round < rounds; round++) {
      for (const side of round % 2 ? (['lectern', 'floor'] as const) : (['floor', 'lectern'] as const))
        runs[side].push(run(side, project));
      runs.cached.push(run('cached', project));
      appendFileSync(changed, `\nRound ${round}.\n`);
      runs.again.push(run('again', project));
    }
    compare(`${size} pages`, runs, bars);
    const [cached, again] = [times(runs.cached), times(runs.again)];
    row(`${size} pages, one changed`, 'first', cached, median(cached), Number.POSITIVE_INFINITY);
    row(`${size} pages, one changed`, 'lectern', again, median(cached), bars.again);
    for (const {name, build} of peers)
      row(
        `${size} pages`,
        name,
        [Math.round(build(generateProject(size)).milliseconds)],
        median(times(runs.floor)),
        Number.POSITIVE_INFINITY,
      );
  }
  if (hasGithub) {
    const project = join(folder, 'github');
    write(
      join(project, 'docs.json'),
      JSON.stringify({name: 'GitHub', navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}}),
    );
    copyFileSync(githubDocument(), join(project, 'api.json'));
    run('lectern', project);
    // The floor reads the Markdown that Lectern has written.
    const pages = join(folder, 'github-pages');
    for (const path of readdirSync(join(outs.get(project) as string, 'api')).filter(each => each.endsWith('.md')))
      write(join(pages, `${path}x`), readFileSync(join(outs.get(project) as string, 'api', path), 'utf8'));
    const runs = {floor: [] as Run[], lectern: [] as Run[]};
    for (let round = 0; round < rounds; round++) {
      runs.floor.push(run('floor', pages));
      runs.lectern.push(run('lectern', project));
    }
    // This case has no limit, because each thread needs the document's 12 MB of JSON, although these pages show only
    // slices.
    compare('github', runs, {ratio: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY});
  }
} finally {
  rmSync(folder, {recursive: true});
}
if (process.argv.includes('--json')) writeFileSync(argument('--json') as string, JSON.stringify({rows}, null, 1));
process.exitCode = missed > 0 ? 1 : 0;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

function run(side: Side, project: string): Run {
  // Each run needs a new folder, because ext4 creates files three times as slowly for a minute after a deletion.
  if (side !== 'again') outs.set(project, `${project}-out-${++runsSoFar}`);
  const out = outs.get(project) as string;
  const memory = `${project}-memory`;
  const command = [
    join(root, 'dist/node/cli.js'),
    ...['prerender', project, '--out', out],
    ...['--site-url', 'https://docs.example.com/', '--no-thumbnails'],
    ...(side === 'lectern' ? [] : ['--cache', `${outs.get(project)}-cache`]),
  ];
  const program = side === 'floor' ? [join(import.meta.dirname, 'prerender-floor.js'), project, out] : command;
  const begun = process.hrtime.bigint();
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', join(import.meta.dirname, 'note-memory.js'), ...program],
    {env: {...process.env, NOTE_MEMORY: memory}, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(`${side}: ${stderr}`);
  const milliseconds = Number(process.hrtime.bigint() - begun) / 1e6;
  return {milliseconds, megabytes: Number(readFileSync(memory, 'utf8')) / 1024};
}

function compare(
  name: string,
  runs: Pick<Record<Side, Run[]>, 'floor' | 'lectern'>,
  bar: Pick<typeof bars, 'ratio' | 'memory'>,
): void {
  const floor = median(times(runs.floor));
  row(name, 'floor', times(runs.floor), floor, Number.POSITIVE_INFINITY);
  row(name, 'lectern', times(runs.lectern), floor, bar.ratio);
  const memory = Math.max(...runs.lectern.map(({megabytes}) => megabytes));
  const isMissed = memory > bar.memory;
  if (isMissed) missed++;
  console.log(`${name.padEnd(24)} memory   ${memory.toFixed(0).padStart(6)} MB${barNote(bar.memory, isMissed)}`);
}

function times(runs: readonly Run[]): number[] {
  return runs.map(({milliseconds}) => Math.round(milliseconds));
}

function row(name: string, side: string, runs: number[], floor: number, bar: number): void {
  const found = median(runs);
  const ratio = found / floor;
  rows.push({case: name, name: side, runs, median: found, floor, ratio});
  const isMissed = ratio > bar;
  if (isMissed) missed++;
  const note = barNote(bar, isMissed);
  console.log(`${name.padEnd(24)} ${side.padEnd(9)} ${found.toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)} x${note}`);
}

function barNote(bar: number, isMissed: boolean): string {
  return Number.isFinite(bar) ? `  (bar ${bar})${isMissed ? '  MISSED' : ''}` : '';
}
