// The gate: types, lint, build, unit tests in Node, element tests and end-to-end tests in Chromium. Runs every step even
// when one fails, and closes with one line of counts. With `--sweeps`: the long rows of cases instead (every
// payload, every way to write a parameter, every component in every mode), whose rules unit tests hold as well.
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';

/** Milliseconds for one file: one that hangs must not hold up the others for ever. */
const timeout = '--test-timeout=400000';

const root = join(import.meta.dirname, '..');
const bin = name => join(root, 'node_modules/.bin', name);
let passed = 0;
let failed = 0;

function run(title, command, args, count, again = false) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const {status, stdout} = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', count ? 'pipe' : 'inherit', 'inherit'],
  });
  let counts = count?.(stdout) ?? {passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1};
  const second = again && counts.failed > 0 ? tryAgain(stdout, counts) : undefined;
  if (second?.failed === 0) console.log(second.report);
  else if (count && (status !== 0 || counts.passed === 0)) console.log(stdout);
  counts = second ?? counts;
  passed += counts.passed;
  failed += counts.failed;
  if (status !== 0 && counts.failed === 0 && !second) failed++;
  console.log(`${counts.passed} passed, ${counts.failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

/**
 * Runs the files of a few failed tests once more, by themselves, so that a test that depended on how busy the
 * machine was can be told from code that is wrong. Tests that pass only now are named with what they said: mend them.
 */
function tryAgain(tap, counts) {
  const files = [...new Set([...tap.matchAll(/^ *location: '(.+?):\d+:\d+'/gm)].map(([, file]) => file))];
  if (files.length === 0 || files.length > 5) return undefined;
  const {stdout} = spawnSync(
    process.execPath,
    ['--test', timeout, '--test-concurrency=1', '--test-reporter=tap', ...files],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  const {passed, failed} = nodeCounts(stdout);
  if (passed === 0 || failed > counts.failed) return undefined;
  const said = tap.match(/^not ok \d+ - .+\n {2}---\n[\s\S]*?\n {2}\.\.\.$/gm) ?? [];
  const report = said.map(each => `PASSED ONLY AT THE SECOND TRY\n${each.replace(/^/gm, '| ')}`).join('\n');
  return {passed: counts.passed + counts.failed - failed, failed, report};
}

const nodeCounts = out => ({
  passed: Number(/^# pass (\d+)/m.exec(out)?.[1] ?? 0),
  failed: Number(/^# fail (\d+)/m.exec(out)?.[1] ?? 0),
});
const webCounts = out => {
  const [, pass, fail] = /(\d+) passed, (\d+) failed/.exec(out) ?? [];
  return {passed: Number(pass ?? 0), failed: Number(fail ?? 0)};
};

// A file that is gone from the sources must not live on as compiled test.
for (const folder of ['build', 'dist']) rmSync(join(root, folder), {recursive: true, force: true});
const compiled = run('types', bin('tsc'), ['-b']);
run('lint', bin('biome'), ['ci', '--error-on-warnings', '--diagnostic-level=warn', '.']);
if (compiled && run('build', process.execPath, ['scripts/build.mjs'])) {
  // Left to itself Node keeps one core free, which is half of a small machine.
  const node = (title, pattern, {ending = 'test', again = false} = {}) =>
    run(
      title,
      'bash',
      [
        '-c',
        `"${process.execPath}" --test ${timeout} --test-concurrency=${availableParallelism()} --test-reporter=tap $(find ${pattern} -name '*.${ending}.js' -print | sort)`,
      ],
      nodeCounts,
      again,
    );
  if (process.argv.includes('--sweeps')) node('sweeps', 'build/test', {ending: 'sweep'});
  else {
    const {installWebServers} = await import('../build/scripts/find-web-servers.js');
    installWebServers();
    node('unit tests', 'build/test -path build/test/elements -prune -o -path build/test/e2e -prune -o', {again: true});
    // Not by its link in .bin: the package ships the file without the right to run it.
    const runner = join(root, 'node_modules/@web/test-runner/dist/bin.js');
    run('element tests in Chromium', process.execPath, [runner, '--config', 'test/wtr.config.mjs'], webCounts);
    node('end-to-end tests in browsers', 'build/test/e2e', {again: true});
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
