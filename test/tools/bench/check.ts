import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {marked} from 'marked';
import {runCheck} from '../../../shell/node/commands/check/check-command.js';
import {checkProject} from '../../../src/check/check-project.js';
import {splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';
import {lowerQuartile, median} from './median.js';
import {generateProject} from './project.js';

// Measures the check of generated projects with 1,000 and 5,000 pages against marked alone on the same text: npm run
// bench:check -- [--rounds N] [--json FILE]. All sides alternate within a round, so that a slow minute affects each of
// them. A separate process measures peak memory, while it checks 5,000 pages on disk.

const {values} = parseArgs({
  options: {json: {type: 'string'}, rounds: {type: 'string', default: '5'}, peak: {type: 'string'}},
});
/** Limits: the growth for five times the pages, our time as a multiple of the floor, and peak memory in MiB. */
const bars = {growth: [4.5, 5.5], ratio: 4, peakMb: 400} as const;
const sizes = [1000, 5000] as const;

if (values.peak !== undefined) await printPeak(values.peak);
else await compare();

async function compare(): Promise<void> {
  const cases = sizes.map(pages => {
    const files = Object.fromEntries(generateProject(pages, {hasComponents: true}));
    const bodies = Object.keys(files)
      .filter(path => path.endsWith('.mdx'))
      .map(path => splitFrontmatter(files[path] ?? '').body);
    return {name: `${pages} pages`, pages, files, bodies, lectern: [] as number[], marked: [] as number[]};
  });
  for (let round = 0; round <= Number(values.rounds); round++)
    // The order alternates, so that each size is measured equally often first.
    for (const each of round % 2 ? cases : [...cases].reverse())
      for (let time = 0; time < sizes[1] / each.pages; time++) {
        const ours = await timeOf(async () =>
          expectHealthy(await checkProject(createMemoryProject(each.files), {version: '0'})),
        );
        const floor = await timeOf(async () => {
          for (const body of each.bodies) await marked.parse(body);
        });
        // The first round is a warm-up.
        if (round > 0) each.lectern.push(ours);
        if (round > 0) each.marked.push(floor);
      }
  const rows = cases.flatMap(({name, lectern, marked: floors}) =>
    [
      {name: 'lectern', runs: lectern},
      {name: 'marked', runs: floors},
    ].map(({name: side, runs}) => {
      const floor = median(floors);
      return {case: name, name: side, runs, median: median(runs), floor, ratio: median(runs) / floor};
    }),
  );
  const [small, large] = cases.map(({lectern}) => lowerQuartile(lectern)) as [number, number];
  const growth = large / small;
  const peakMb = peakOf(cases.at(-1)?.files ?? {});
  console.table(
    rows.map(({case: size, name, median, ratio}) => ({size, name, ms: Math.round(median), ratio: ratio.toFixed(2)})),
  );
  console.log(`5,000 pages take ${growth.toFixed(2)} times as long as 1,000, and ${peakMb} MB at most.`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({rows, growth, peakMb}, null, 2)}\n`);
  const isSlow = rows.some(({name, ratio}) => name === 'lectern' && ratio > bars.ratio);
  const isLinear = growth >= bars.growth[0] && growth <= bars.growth[1];
  process.exitCode = isLinear && !isSlow && peakMb <= bars.peakMb ? 0 : 1;
}

/** Throws if the check did not read all pages, or found anything. */
function expectHealthy({pages, errors, warnings}: {pages: number; errors: number; warnings: number}): void {
  if (pages < sizes[0] || errors + warnings > 0)
    throw new Error(`${pages} pages, ${errors} errors, ${warnings} warnings`);
}

/** Returns milliseconds of processor time, including garbage collection. Other programs on the machine do not count. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const {user, system} = process.cpuUsage(started);
  return (user + system) / 1000;
}

function peakOf(files: Readonly<Record<string, string>>): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  const {stdout} = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--peak', folder], {encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  return Number(stdout);
}

/** Runs in the separate process: checks a folder like the command, and prints the peak memory. */
async function printPeak(folder: string): Promise<void> {
  const command = {folder, format: 'text', strict: true, color: false, version: '0'} as const;
  const code = await runCheck(command, {out: () => undefined, err: () => undefined});
  if (code !== 0) throw new Error(`The check ended with ${code}.`);
  // Kilobytes (getrusage(2)), rounded up to megabytes.
  console.log(Math.ceil(process.resourceUsage().maxRSS / 1024));
}
