import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {median} from './median.js';
import {generateProject} from './project.js';

// The whole command against a process that puts the same pages through marked and highlight.js into a fixed template and
// writes them. Both are processes of their own, one after the other within a round.

const root = join(import.meta.dirname, '../../..');
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const rounds = process.argv.includes('--rounds') ? Number(argument('--rounds')) : 3;
const sizes = process.argv.includes('--pages') ? [Number(argument('--pages'))] : [1000, 5000];
/** Times of the floor, and megabytes. */
const bars = {ratio: 2, memory: 500};

interface Run {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-prerender-'));
const rows: object[] = [];
let missed = 0;
try {
  for (const size of sizes) {
    const project = join(folder, String(size));
    for (const [path, text] of generateProject(size)) {
      mkdirSync(dirname(join(project, path)), {recursive: true});
      writeFileSync(join(project, path), text);
    }
    const runs = {floor: [] as Run[], lectern: [] as Run[]};
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 ? (['lectern', 'floor'] as const) : (['floor', 'lectern'] as const))
        runs[side].push(run(side, project));
    report(size, runs);
  }
} finally {
  rmSync(folder, {recursive: true});
}
if (process.argv.includes('--json')) writeFileSync(argument('--json') as string, JSON.stringify({rows}, null, 1));
process.exitCode = missed > 0 ? 1 : 0;

function run(side: 'floor' | 'lectern', project: string): Run {
  const out = `${project}-out`;
  rmSync(out, {recursive: true, force: true});
  const memory = `${project}-memory`;
  const program =
    side === 'floor'
      ? [join(import.meta.dirname, 'prerender-floor.js'), project, out]
      : [
          join(root, 'dist/node/cli.js'),
          'prerender',
          project,
          '--out',
          out,
          '--site-url',
          'https://docs.example.com/',
          '--no-thumbnails',
        ];
  const begun = process.hrtime.bigint();
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', join(import.meta.dirname, 'note-memory.js'), ...program],
    {
      env: {...process.env, NOTE_MEMORY: memory},
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${side}: ${stderr}`);
  const milliseconds = Number(process.hrtime.bigint() - begun) / 1e6;
  return {milliseconds, megabytes: Number(readFileSync(memory, 'utf8')) / 1024};
}

function report(size: number, runs: {readonly floor: readonly Run[]; readonly lectern: readonly Run[]}): void {
  const times = (side: 'floor' | 'lectern') => runs[side].map(({milliseconds}) => Math.round(milliseconds));
  const floor = median(times('floor'));
  for (const name of ['floor', 'lectern'] as const) {
    const found = median(times(name));
    rows.push({case: `${size} pages`, name, runs: times(name), median: found, floor, ratio: found / floor});
    const isMissed = name === 'lectern' && found / floor > bars.ratio;
    if (isMissed) missed++;
    console.log(
      `${`${size} pages`.padEnd(12)} ${name.padEnd(8)} ${found.toFixed(0).padStart(6)} ms  ${(found / floor).toFixed(2)} x${isMissed ? `  MISSED (bar ${bars.ratio})` : ''}`,
    );
  }
  const memory = Math.max(...runs.lectern.map(({megabytes}) => megabytes));
  if (memory > bars.memory) missed++;
  console.log(
    `${`${size} pages`.padEnd(12)} memory   ${memory.toFixed(0).padStart(6)} MB  (bar ${bars.memory})${memory > bars.memory ? '  MISSED' : ''}`,
  );
}
