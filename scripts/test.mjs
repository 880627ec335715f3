// The gate: types, lint, build, unit tests in Node, element tests and end-to-end tests in browsers, in five minutes of
// tests on two cores. Runs every step even when one fails, and closes with one line of counts. With `--sweeps`: the long
// rows of cases instead (every payload, every way to write a parameter, every component in every mode, whole sites picture
// by picture), whose rules tests of the gate hold as well.
import {execFile, spawnSync} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join, relative} from 'node:path';
import {runFiles} from './test-files.mjs';

const root = join(import.meta.dirname, '..');
const bin = name => join(root, 'node_modules/.bin', name);
const cores = availableParallelism();

/** The longest files, which start first. */
const longest = [
  'live/run.test',
  'e2e/browsers.test',
  'e2e/prerendered.test',
  'e2e/ssr.test',
  'prerender/thumbnails.test',
];
let passed = 0;
let failed = 0;

/** Runs one step, which gives its counts, and adds them up. */
async function step(title, run) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const counts = await run();
  passed += counts.passed;
  failed += counts.failed;
  console.log(`${counts.passed} passed, ${counts.failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return counts.failed === 0;
}

/** A command that passes as a whole or not at all. */
const command =
  (file, ...args) =>
  () => {
    const {status} = spawnSync(file, args, {cwd: root, stdio: ['ignore', 'inherit', 'inherit']});
    return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  };

/** Element tests: the runner is not started by its link in .bin, since the package ships the file without the right to run it. */
async function elementTests() {
  const runner = join(root, 'node_modules/@web/test-runner/dist/bin.js');
  const {error, stdout, stderr} = await new Promise(resolve => {
    execFile(
      process.execPath,
      [runner, '--config', 'test/wtr.config.mjs'],
      {cwd: root, maxBuffer: 1 << 28},
      (failure, out, faults) => resolve({error: failure, stdout: out, stderr: faults}),
    );
  });
  const [, pass = '0', fail = '0'] = /(\d+) passed, (\d+) failed/.exec(stdout) ?? [];
  const counts = {passed: Number(pass), failed: Number(fail)};
  if (error || counts.passed === 0) {
    console.log(stdout + stderr);
    counts.failed ||= 1;
  }
  return counts;
}

/** Compiled test files of one ending, in order of their names. */
const testFiles = ending =>
  readdirSync(join(root, 'build/test'), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith(`.${ending}.js`))
    .sort()
    .map(name => join(root, 'build/test', name));

/** Prints the failures, and returns the counts. */
function printFailures(counts) {
  for (const {report} of counts.failures) console.log(report);
  return counts;
}

/**
 * Runs test files. If up to five processes fail, their failed files run once more by themselves: a failure may come from
 * a busy machine instead of wrong code. Tests that pass only then are listed with their output, so that they are
 * repaired.
 */
async function withSecondTry(files, options) {
  const first = await runFiles(files, options);
  const again = [...new Set(first.failures.map(({file}) => file))];
  // A process that ends early fails all of its files.
  const processes = new Set(first.failures.map(({group}) => group));
  if (again.length === 0 || processes.size > 5) return printFailures(first);
  const second = printFailures(await runFiles(again, {...options, concurrency: 1, together: 1}));
  const stillBad = new Set(second.failures.map(({name}) => name));
  for (const {name, report} of first.failures)
    if (!stillBad.has(name)) console.log(`PASSED ONLY AT THE SECOND TRY\n${report.replace(/^/gm, '| ')}`);
  return {passed: first.passed + first.failed - second.failed, failed: second.failed};
}

// A file that is gone from the sources must not live on as compiled test.
for (const folder of ['build', 'dist']) rmSync(join(root, folder), {recursive: true, force: true});
const compiled = await step('types', command(bin('tsc'), '-b'));
await step('lint', command(bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '--diagnostic-level=warn', '.'));
if (compiled && (await step('build', command(process.execPath, 'scripts/build.mjs')))) {
  const {installForTests} = await import('../build/scripts/install-for-tests.js');
  installForTests();
  const of = (files, folder) => files.filter(file => relative(join(root, 'build/test'), file).startsWith(folder));
  if (process.argv.includes('--sweeps')) {
    await step('sweeps', async () => printFailures(await runFiles(testFiles('sweep'), {concurrency: cores})));
  } else {
    const files = testFiles('test');
    const browser = new Set([...of(files, 'e2e/'), ...of(files, 'elements/')]);
    // One page at a time, which leaves a core idle by itself.
    const elements = elementTests();
    await step('unit tests', () =>
      withSecondTry(
        files.filter(file => !browser.has(file)),
        {concurrency: cores, first: longest, together: 30},
      ),
    );
    await step('element tests in Chromium, beside them', () => elements);
    // A page is mostly waited for: one file more than there are cores keeps them busy.
    await step('end-to-end tests in browsers', () =>
      withSecondTry(of(files, 'e2e/'), {concurrency: cores + 1, first: longest, together: 4}),
    );
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
