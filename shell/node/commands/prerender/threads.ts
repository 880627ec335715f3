import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {PageRecord} from '../../../../src/prerender/page-record.js';
import type {PageSlot} from '../../../../src/prerender/plan.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {FileHashes} from './noting-files.js';
import type {CheckOrder, DrawnPage, DrawOrder} from './thread.js';
import type {ThreadSetup} from './thread-setup.js';

/** Number of pages in one message. With more, threads would end at different times. */
const batch = 10;
/** Maximum number of messages in a thread's queue. It renders the next pages while the main thread writes the last. */
const ahead = 2;
/** Minimum number of pages for each thread, because a thread has to read the whole project first. */
const pagesForOne = 100;
const MAX_THREADS = 8;

/**
 * Size in megabytes of the heap for new objects. With the default of 16, garbage collection takes a tenth of the time.
 */
const YOUNG_GENERATION_MB = 64;

/** Returns how many threads are useful for a number of pages. Includes the main thread. */
export function countThreads(pages: number, cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores, MAX_THREADS, Math.floor(pages / pagesForOne)));
}

interface Thread {
  readonly worker: Worker;
  /** Rejects when the thread fails, or ends before its work is done. */
  readonly failed: Promise<never>;
}

interface DrawIn {
  /** Number of threads. Includes the main thread. */
  readonly count: number;
  /** Collects the files that threads read. */
  readonly notes: FileHashes;
  /** Renders and writes pages in the main thread. */
  draw(slots: readonly PageSlot[]): Promise<readonly PageRecord[]>;
  write(path: string, bytes: Uint8Array): void;
  progress?(done: number): void;
}

const running = new Set<Worker>();
/** Threads that have started, but have no project yet. */
const waiting: Thread[] = [];

/** Starts the threads for a number of pages. They load their code while the main thread reads the project. */
export function startThreads(pages: number): void {
  while (waiting.length < countThreads(pages) - 1) waiting.push(start());
}

/** Terminates all threads, even while they render. */
export async function stopThreads(): Promise<void> {
  waiting.length = 0;
  await Promise.all([...running].map(end));
}

/** Starts a thread. `stopThreads` terminates it. If `order` is absent, the thread waits for pages. */
export function startWorker(order?: CheckOrder): Worker {
  const script = join(resolvePackageFolder(), 'dist/node/prerender-thread.js');
  const worker = new Worker(script, {
    workerData: order,
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB},
  });
  running.add(worker);
  return worker;
}

function start(): Thread {
  const worker = startWorker();
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', code => reject(new Error(`A thread ended with ${code}.`)));
  });
  // Mark the rejection as handled: the code that uses the thread awaits it too.
  failed.catch(() => {});
  return {worker, failed};
}

async function end(worker: Worker): Promise<void> {
  await worker.terminate();
  running.delete(worker);
}

/**
 * Renders pages in the main thread and in others. Only the main thread writes files: threads that create files in the
 * same folder block each other. Returns the records in the order of `slots`.
 */
export async function renderInThreads(
  setup: ThreadSetup,
  slots: readonly PageSlot[],
  {count, notes, draw, write, progress}: DrawIn,
): Promise<readonly PageRecord[]> {
  const records = new Array<PageRecord>(slots.length);
  let next = 0;
  let done = 0;
  const threads = Array.from({length: count - 1}, () => waiting.shift() ?? start());
  const note = (first: number, rendered: readonly PageRecord[]) => {
    for (const [at, record] of rendered.entries()) records[first + at] = record;
    done += rendered.length;
    progress?.(done);
  };
  const drawHere = async () => {
    while (next < slots.length) {
      const first = next;
      next += batch;
      note(first, await draw(slots.slice(first, next)));
      // Let the event loop deliver the results of other threads.
      await new Promise(setImmediate);
    }
  };
  const run = ({worker}: Thread) =>
    new Promise<void>((resolve, reject) => {
      let requested = 0;
      const assignWork = () => {
        if (next >= slots.length) return;
        const order: DrawOrder = {first: next, paths: slots.slice(next, next + batch).map(({path}) => path)};
        next += batch;
        requested++;
        worker.postMessage(order);
      };
      worker.on('message', ({first, records: rendered, files, notes: read}: DrawnPage) => {
        assignWork();
        try {
          for (const [path, bytes] of files) write(path, bytes);
        } catch (error) {
          reject(error);
        }
        for (const [path, note] of read) notes.set(path, note);
        note(first, rendered);
        if (--requested === 0) resolve();
      });
      worker.postMessage(setup);
      for (let turn = 0; turn < ahead; turn++) assignWork();
      if (requested === 0) resolve();
    });
  const here = drawHere();
  try {
    await Promise.all([here, ...threads.map(thread => Promise.race([run(thread), thread.failed]))]);
  } finally {
    next = slots.length;
    // Wait for all writes: otherwise the caller deletes the output while files are being created.
    await Promise.allSettled([here, ...threads.map(({worker}) => end(worker))]);
  }
  return records;
}
