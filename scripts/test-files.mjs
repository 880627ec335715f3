// Runs test files of Node's test runner, several at a time, each in a process of its own or, if it sets up nothing of its
// own, in one with others. Node's own `--test` waits for ever for a process that does not end when it is asked to; here it
// is killed, and counted as a failure.
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {basename, dirname, join, relative, sep} from 'node:path';

/** Milliseconds that one file may take on a busy machine. The slowest takes a quarter of it alone. */
const limit = 400_000;

/** The files that are named at the end of a step, since they are what the gate spends its time on. */
const slowest = 6;

/**
 * Marks of a file with its own setup: hooks, other clocks, the environment, further processes, a browser. It does not
 * share its process.
 */
const setsUp = /\b(?:before|after|beforeEach|afterEach)\(|mock\.|process\.(?:env|chdir|on)\b|child_process|playwright/;

/** The counts of all tests of these files, and what failed: the file, the first file of its process, the name and what was said. `together`: files that may share a process. */
export async function runFiles(files, {concurrency, first = [], together = 1}) {
  // A long one that starts last is waited for by all.
  const isFirst = file => first.includes(nameOf(file));
  const isShared = file => together > 1 && !isFirst(file) && !setsUp.test(readFileSync(file, 'utf8'));
  const shared = files.filter(isShared);
  const groups = Array.from({length: Math.ceil(shared.length / together)}, () => []);
  // Dealt out in turn: those of one folder, which are long or short together, are spread.
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

/** Those that run now: a gate that is stopped leaves none behind. */
const running = new Set();
process.on('exit', () => running.forEach(kill));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function runProcess(files) {
  const started = Date.now();
  const loaded = files.length > 1 ? [join(import.meta.dirname, 'test-together.mjs'), ...files] : files;
  const child = spawn(process.execPath, ['--test-reporter=tap', ...loaded], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: browsers and servers that it has started are killed with it.
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
      // Its pipes close when no process holds them; a process that left its group may hold them forever.
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
    // It has ended, and all that it had started.
  }
}

/** Results of a process: counts, and each failed test. Failed suites only name those. */
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
