// Runs test files of Node's test runner, several at a time. Each file has its own process, or shares one if it has no
// setup of its own. Node's own `--test` waits forever for a process that does not exit. This runner kills it, and
// counts a failure.
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {basename, dirname, join, relative, sep} from 'node:path';

/** Time limit of one file in milliseconds, on a busy machine. Alone, the slowest file needs a quarter of it. */
const limit = 400_000;

/** Number of slow files to print at the end of a step. */
const slowest = 6;

/**
 * Signs of a file's own setup: hooks, fake clocks, the environment, child processes, a browser. Such a file needs its
 * own process.
 */
const setsUp = /\b(?:before|after|beforeEach|afterEach)\(|mock\.|process\.(?:env|chdir|on)\b|child_process|playwright/;

/**
 * Returns the counts of all tests and the failures. A failure contains the file, the first file of its process, the
 * test's name and the output. `together` is the number of files that can share a process.
 */
export async function runFiles(files, {concurrency, first = [], together = 1}) {
  // A long file must not start last, because all others would wait for it.
  const isFirst = file => first.includes(nameOf(file));
  const isShared = file => together > 1 && !isFirst(file) && !setsUp.test(readFileSync(file, 'utf8'));
  const shared = files.filter(isShared);
  const groups = Array.from({length: Math.ceil(shared.length / together)}, () => []);
  // Distributes the files of a folder over the groups, because they often take equally long.
  for (const [at, file] of shared.entries()) groups[at % groups.length].push(file);
  const own = files.filter(file => !isShared(file));
  const queue = [
    ...own.filter(isFirst).map(file => [file]),
    ...groups,
    ...own.filter(file => !isFirst(file)).map(file => [file]),
  ];
  const done = [];
  const worker = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) done.push(await runProcess(group));
  };
  await Promise.all(Array.from({length: concurrency}, worker));
  const slow = done.sort((a, b) => b.seconds - a.seconds).slice(0, slowest);
  const nameOfAll = ([file, ...others]) => nameOf(file) + (others.length > 0 ? ` and ${others.length} more` : '');
  console.log(`Longest: ${slow.map(each => `${nameOfAll(each.files)} ${each.seconds.toFixed(0)} s`).join(', ')}`);
  return {
    passed: done.reduce((sum, each) => sum + each.passed, 0),
    failed: done.reduce((sum, each) => sum + each.failures.length, 0),
    failures: done.flatMap(each => each.failures),
  };
}

const nameOf = file => `${basename(dirname(file))}/${basename(file, '.js')}`.split(sep).join('/');

/** Running processes. When the gate stops, it kills them. */
const running = new Set();
process.on('exit', () => running.forEach(kill));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function runProcess(files) {
  const started = Date.now();
  const loaded = files.length > 1 ? [join(import.meta.dirname, 'test-together.mjs'), ...files] : files;
  const child = spawn(process.execPath, ['--test-reporter=tap', ...loaded], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Runs in its own process group, so that its browsers and servers are killed too.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (out += text));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    kill(child);
  }, limit);
  return new Promise(resolve => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      kill(child);
      running.delete(child);
      const end = () => resolve(judge({files, out, code, signal, late, seconds: (Date.now() - started) / 1000}));
      // The pipes close when no process holds them. A process that left its group can hold them forever.
      const patience = setTimeout(end, 2000);
      child.on('close', () => {
        clearTimeout(patience);
        end();
      });
    });
  });
}

function kill(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}

/**
 * Returns the result of a process: its counts, and each failed test. Failed suites are left out, because they only
 * repeat failed tests.
 */
function judge({files, out, code, signal, late, seconds}) {
  const count = name => Number(new RegExp(`^# ${name} (\\d+)`, 'm').exec(out)?.[1] ?? 0);
  const reports = out.match(/^( *)not ok \d+ - .+\n\1 {2}---\n[\s\S]*?\n\1 {2}\.\.\.$/gm) ?? [];
  const failures = reports
    .filter(report => !report.includes("failureType: 'subtestsFailed'"))
    .map(report => {
      const file = files.find(each => report.includes(`location: '${each}:`)) ?? files[0];
      const path = relative(process.cwd(), file);
      return {
        group: files[0],
        file,
        name: `${path}: ${/not ok \d+ - (.+)/.exec(report)?.[1]}`,
        report: `${path}\n${report}`,
      };
    });
  if (failures.length === 0 && (code !== 0 || !/^# pass /m.test(out))) {
    const why = late ? `was still running after ${limit / 1000} s` : `ended with ${signal ?? code}`;
    for (const file of files) {
      const name = relative(process.cwd(), file);
      failures.push({group: files[0], file, name, report: `${name} ${why}:\n${out.slice(-4000)}`});
    }
  }
  return {files, seconds, passed: count('pass'), failures};
}
