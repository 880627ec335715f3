import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {given} from '../../../src/base/given.js';
import type {CheckedCode} from '../../../src/markdown/code/checked-code.js';
import {createUncheckedCode} from '../../../src/markdown/code/without-type-marks.js';
import type {CheckTypes} from '../../../src/prerender/typed-blocks.js';
import {resolvePackageFolder} from '../files/package-folder.js';
import type {TypesOrder, TypesPlace} from './worker-messages.js';

/** Blocks beyond this length get no types. */
const longestCode = 50_000;

/**
 * Asks a compiler in a worker for the types of code, one block at a time, since types can be infinite. `longest` is the
 * time limit per block in milliseconds. Loaded with the first block.
 */
export function typeChecker(folder: string, longest = 15_000): CheckTypes {
  // From next to Lectern, never from the project: reading a project must not run its code.
  const place: TypesPlace = {folder, ...given({compiler: process.env.LECTERN_TYPESCRIPT})};
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const ask = (order: TypesOrder) =>
    new Promise<CheckedCode>(done => {
      worker ??= new Worker(join(resolvePackageFolder(), 'dist/node/types-worker.js'), {
        workerData: place,
        argv: [],
        execArgv: [],
        resourceLimits: {maxOldGenerationSizeMb: 1024},
      });
      const asked = worker;
      const end = (answer: CheckedCode) => {
        clearTimeout(timer);
        asked.removeAllListeners('message').removeAllListeners('error');
        asked.unref();
        done(answer);
      };
      const lose = (message: string) => {
        worker = undefined;
        asked.on('error', () => {});
        end(createUncheckedCode(order.code, message, 'make its types simpler, or delete "twoslash" from this block.'));
        void asked.terminate();
      };
      const timer = setTimeout(
        () => lose(`The compiler has not read this block within ${longest / 1000} seconds.`),
        longest,
      );
      asked.ref();
      asked.once('message', end);
      asked.once('error', error => lose(`The compiler has ended: ${error.message}.`));
      asked.postMessage(order);
    });

  return (code, language) => {
    if (code.length > longestCode)
      return Promise.resolve(
        createUncheckedCode(code, `The block has ${code.length} characters.`, `show a part of at most ${longestCode}.`),
      );
    const answer = last.then(() => ask({code, language}));
    last = answer;
    return answer;
  };
}
