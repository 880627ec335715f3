import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {PatternRunner} from '../../../src/openapi/validation/validator.js';
import {resolvePackageFolder} from '../files/package-folder.js';
import {type PatternOrder, patternState} from './pattern-messages.js';

/** Maximum number of milliseconds for a pattern. */
const PATTERN_TIMEOUT_MS = 1000;
/** Maximum number of milliseconds for starting a thread on a busy machine. */
const START_TIMEOUT_MS = 20_000;

/**
 * Runs patterns of documents in a thread, which is terminated if one takes more than a second. No pattern can block the
 * command. Validators are synchronous, so the caller waits on shared memory. A slow pattern never runs again.
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
    // The command can end although the thread waits for orders.
    worker.unref();
    return worker;
  }
}
