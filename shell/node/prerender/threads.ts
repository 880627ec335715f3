import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {PageRecord} from '../../../src/prerender/page-record.js';
import type {Slot} from '../../../src/prerender/plan.js';
import {packageFolder} from '../package-folder.js';
import type {Notes} from './noting-files.js';
import type {Setup} from './setup.js';
import type {Drawn} from './thread.js';

/** Pages of one message: few enough that the threads end together. */
const batch = 20;
/** A thread reads the project first: that pays from so many pages for each. */
const pagesForOne = 100;
const mostThreads = 8;

/** Megabytes for what lives as long as a page: with the sixteen of the default, a tenth of the time goes into clearing them. */
const young = 64;

/** How many threads so many pages are worth; 1 is none besides the one that runs. */
export function threadsFor(pages: number, cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores, mostThreads, Math.floor(pages / pagesForOne)));
}

const running = new Set<Worker>();

/** Ends all threads, whatever they are writing. */
export async function stopThreads(): Promise<void> {
  await Promise.all([...running].map(thread => thread.terminate()));
}

/** Writes pages in several threads. What it gives has the order of the slots. */
export async function drawInThreads(
  setup: Setup,
  slots: readonly Slot[],
  {count, notes, progress}: {readonly count: number; readonly notes: Notes; progress?(done: number): void},
): Promise<readonly PageRecord[]> {
  const records = new Array<PageRecord>(slots.length);
  let next = 0;
  let done = 0;
  const script = join(packageFolder(), 'dist/node/prerender-thread.js');
  const threads = Array.from(
    {length: count},
    () => new Worker(script, {workerData: setup, resourceLimits: {maxYoungGenerationSizeMb: young}}),
  );
  for (const thread of threads) running.add(thread);
  const run = (thread: Worker) =>
    new Promise<void>((resolve, reject) => {
      let first = 0;
      const ask = () => {
        if (next >= slots.length) return resolve();
        first = next;
        next += batch;
        thread.postMessage(slots.slice(first, next).map(({path}) => path));
      };
      thread.on('error', reject);
      thread.on('exit', code => reject(new Error(`A thread ended with ${code}.`)));
      thread.on('message', ({records: drawn, notes: read}: Drawn) => {
        for (const [at, record] of drawn.entries()) records[first + at] = record;
        for (const [path, note] of read) notes.set(path, note);
        done += drawn.length;
        progress?.(done);
        ask();
      });
      ask();
    });
  try {
    await Promise.all(threads.map(run));
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
    for (const thread of threads) running.delete(thread);
  }
  return records;
}
