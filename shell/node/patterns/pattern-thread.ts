import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {PatternRunner} from '../../../src/openapi/validation/validator.js';
import {resolvePackageFolder} from '../files/package-folder.js';
import {type PatternOrder, patternState} from './pattern-messages.js';

/** Timeout of one pattern, in milliseconds. */
const PATTERN_TIMEOUT_MS = 1000;
/** Timeout in milliseconds for starting the thread on a busy machine. */
const START_TIMEOUT_MS = 20_000;

/**
 * Runs regular expressions of API documents in a thread. Terminates it if one takes more than a second, because a
 * pattern could block the command forever. Waits on shared memory, because validators are synchronous. Does not run a
 * slow pattern again.
 */
export class PatternThread implements PatternRunner {
  readonly #script: string;
  readonly #slow = new Set<string>();
  readonly #state = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;

  constructor(script: string = join(resolvePackageFolder(), 'dist/node/pattern-worker.js')) {
    this.#script = script;
  }

  run(source: string, flags: string, text: string): boolean | 'slow' {
    const key = `${flags} ${source}`;
    if (this.#slow.has(key)) return 'slow';
    const result = this.#test({source, flags, text});
    if (result === undefined) {
      void this.#worker?.terminate();
      this.#worker = undefined;
      this.#slow.add(key);
    }
    return result ?? 'slow';
  }

  #test(order: PatternOrder): boolean | undefined {
    const state = this.#state;
    Atomics.store(state, 0, patternState.waiting);
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
    Atomics.wait(state, 0, patternState.waiting, START_TIMEOUT_MS);
    Atomics.wait(state, 0, patternState.running, PATTERN_TIMEOUT_MS);
    const found = Atomics.load(state, 0);
    return found === patternState.waiting || found === patternState.running
      ? undefined
      : found === patternState.matched;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {workerData: this.#state.buffer});
    // Let the process end, even if this thread still waits for patterns.
    worker.unref();
    return worker;
  }
}
