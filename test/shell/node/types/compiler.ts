import {join} from 'node:path';

/** Path of the TypeScript 6 compiler, because the compiler of this package has no equivalent API. */
export const compiler = join(import.meta.dirname, '../../../../../test/typescript-6/node_modules/typescript');
