import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import type {CheckedCode} from '../../../src/markdown/code/checked-code.js';
import {createUncheckedCode} from '../../../src/markdown/code/without-type-marks.js';
import type {CheckTypes} from '../../../src/prerender/typed-blocks.js';
import {resolvePackageFolder} from '../files/package-folder.js';
import type {TypesOrder, TypesPlace} from './worker-messages.js';

/** Maximum number of characters in a code block with types. */
const longestCode = 50_000;

/**
 * Creates a function that asks a compiler in a worker for types, one code block at a time. Computing a type can take
 * forever: `longest` is the timeout in milliseconds. The first code block starts the worker.
 */
export function createTypeChecker(folder: string, longest = 15_000): CheckTypes {
  // Load the compiler from Lectern's own folder, never from the project: reading a project must not run its code.
  const place: TypesPlace = {folder, ...omitUndefined({compiler: process.env.LECTERN_TYPESCRIPT})};
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const check = (order: TypesOrder) =>
    new Promise<CheckedCode>(done => {
      worker ??= new Worker(join(resolvePackageFolder(), 'dist/node/types-worker.js'), {
        workerData: place,
        argv: [],
        execArgv: [],
        resourceLimits: {maxOldGenerationSizeMb: 1024},
      });
      const requested = worker;
      const end = (result: CheckedCode) => {
        clearTimeout(timer);
        requested.removeAllListeners('message').removeAllListeners('error');
        requested.unref();
        done(result);
      };
      const lose = (message: string) => {
        worker = undefined;
        requested.on('error', () => {});
        end(createUncheckedCode(order.code, message, 'simplify its types, or delete "twoslash" from this block.'));
        void requested.terminate();
      };
      const timer = setTimeout(
        () => lose(`The compiler needs more than ${longest / 1000} seconds for this block.`),
        longest,
      );
      requested.ref();
      requested.once('message', end);
      requested.once('error', error => lose(`The compiler crashed: ${error.message}.`));
      requested.postMessage(order);
    });

  return (code, language) => {
    if (code.length > longestCode)
      return Promise.resolve(
        createUncheckedCode(
          code,
          `The block has ${code.length} characters, more than the limit of ${longestCode}.`,
          `shorten it to at most ${longestCode} characters.`,
        ),
      );
    const result = last.then(() => check({code, language}));
    last = result;
    return result;
  };
}
