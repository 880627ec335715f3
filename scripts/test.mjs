// The gate: types, lint, build, unit tests in Node, element tests and end-to-end tests in browsers. It takes 13 minutes
// on two cores. Runs every step even if one fails, and ends with one line of counts.
// `--sweeps` runs the long series instead: every payload, every parameter style, every component in every mode, and
// screenshots of whole sites. Tests of the gate cover their rules too.
import {execFile, spawnSync} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join, relative} from 'node:path';
import {runFiles} from './test-files.mjs';

const root = join(import.meta.dirname, '..');
const bin = name => join(root, 'node_modules/.bin', name);
const cores = availableParallelism();

/** The longest files. They start first. */
const longest = [
  'live/run.test',
  'e2e/browsers.test',
  'e2e/prerendered.test',
  'e2e/ssr.test',
  'prerender/thumbnails.test',
];
let passed = 0;
let failed = 0;

/** Runs one step, and adds its counts to the total. */
async function step(title, run) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const counts = await run();
  passed += counts.passed;
  failed += counts.failed;
  console.log(`${counts.passed} passed, ${counts.failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return counts.failed === 0;
}

/** Returns a step for a command that passes or fails as a whole. */
const command =
  (file, ...args) =>
  () => {
    const {status} = spawnSync(file, args, {cwd: root, stdio: ['ignore', 'inherit', 'inherit']});
    return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  };

/**
 * Runs the element tests. Starts the runner's file directly, because its package ships it without execute permission.
 */
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

/** Returns the compiled test files with one file name ending, sorted by name. */
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
 * Runs test files. If at most five processes fail, runs their failed files once more, one at a time, because a busy
 * machine can also cause failures. Lists the tests that pass only the second time with their output, for repair.
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

// A deleted source file must not remain as a compiled test.
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
    // Opens one page at a time, and leaves one core idle.
    const elements = elementTests();
    await step('unit tests', () =>
      withSecondTry(
        files.filter(file => !browser.has(file)),
        {concurrency: cores, first: longest, together: 30},
      ),
    );
    await step('element tests in Chromium, beside them', () => elements);
    // Tests mostly wait for pages. One file more than the number of cores keeps the cores busy.
    await step('end-to-end tests in browsers', () =>
      withSecondTry(of(files, 'e2e/'), {concurrency: cores + 1, first: longest, together: 4}),
    );
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
