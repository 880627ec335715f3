import {join} from 'node:path';

/** A compiler that programs can ask: the one that this package is compiled with cannot be asked. */
export const compiler = join(import.meta.dirname, '../../../../../test/typescript-6/node_modules/typescript');
