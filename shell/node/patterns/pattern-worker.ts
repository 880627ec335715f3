import {parentPort, workerData} from 'node:worker_threads';
import {type PatternOrder, patternState} from './pattern-messages.js';

const state = new Int32Array(workerData as SharedArrayBuffer);
const compiled = new Map<string, RegExp>();

// Run patterns of documents only in this worker: the main thread can terminate it (security rule B5).
parentPort?.on('message', ({source, flags, text}: PatternOrder) => {
  report(patternState.running);
  const key = `${flags} ${source}`;
  const expression = compiled.get(key) ?? new RegExp(source, flags);
  compiled.set(key, expression);
  report(expression.test(text) ? patternState.matched : patternState.unmatched);
});

function report(value: number): void {
  Atomics.store(state, 0, value);
  Atomics.notify(state, 0);
}
