import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {uncheckedCode} from '../../../src/code/without-type-marks.js';
import {codeChecker} from './check-code.js';
import {libraryTypes, PackageTypes} from './package-types.js';
import type {TypesOrder, TypesPlace} from './worker-words.js';

// Reads blocks of code with the compiler of TypeScript. Code is only read here, never run.

const {folder, compiler} = workerData as TypesPlace;

type Check = (order: TypesOrder) => ReturnType<typeof uncheckedCode>;

function start(): Check {
  const install = 'install typescript 5 or 6 beside lectern: npm install --save-dev typescript@5.';
  const require = createRequire(import.meta.url);
  try {
    const path = require.resolve(compiler);
    const typescript = require(path);
    if (typeof typescript.createLanguageService !== 'function')
      return ({code}) =>
        uncheckedCode(code, `TypeScript ${typescript.version ?? ''} cannot be asked for types by a program.`, install);
    const files = libraryTypes(dirname(path));
    return codeChecker(typescript, files, new PackageTypes(folder, files));
  } catch {
    return ({code}) => uncheckedCode(code, 'There is no compiler to ask for types.', install);
  }
}

let check: Check | undefined;

parentPort?.on('message', (order: TypesOrder) => {
  check ??= start();
  parentPort?.postMessage(check(order));
});
