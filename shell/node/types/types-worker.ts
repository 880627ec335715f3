import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {createUncheckedCode} from '../../../src/markdown/code/without-type-marks.js';
import {createCodeChecker} from './check-code.js';
import {PackageTypes, readLibraryTypes} from './package-types.js';
import type {TypesOrder, TypesPlace} from './worker-messages.js';

// Worker that reads code blocks with the TypeScript compiler. It never runs them.

const {folder, compiler} = workerData as TypesPlace;

type Check = (order: TypesOrder) => ReturnType<typeof createUncheckedCode>;

/** Names under which a compiler with an API may be installed. TypeScript 7 has no API. */
const compilers = ['typescript', 'typescript-6', 'typescript-5'];

function start(): Check {
  const require = createRequire(import.meta.url);
  const unusable: string[] = [];
  for (const name of compiler === undefined ? compilers : [compiler]) {
    try {
      const path = require.resolve(name);
      const typescript = require(path);
      if (typeof typescript.createLanguageService === 'function') return createChecker(typescript, dirname(path));
      unusable.push(`TypeScript ${typescript.version ?? ''}`.trim());
    } catch {
      // This one is not installed. Try the next.
    }
  }
  const message = unusable.length > 0 ? `${unusable[0]} has no compiler API.` : 'TypeScript is not installed.';
  const fix = 'Install TypeScript 6 beside Lectern: npm i -D typescript-6@npm:typescript@6';
  return ({code}) => createUncheckedCode(code, message, fix);
}

function createChecker(typescript: Parameters<typeof createCodeChecker>[0], libraries: string): Check {
  const files = readLibraryTypes(libraries);
  return createCodeChecker(typescript, files, new PackageTypes(folder, files));
}

let check: Check | undefined;

parentPort?.on('message', (order: TypesOrder) => {
  check ??= start();
  parentPort?.postMessage(check(order));
});
