import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Body, hashBytes, type ReferenceMeans} from '../../../src/reference/create-reference.js';
import {findRuntimeFiles} from '../commands/init/runtime-files.js';
import {Bodies} from '../commands/serve/bodies.js';
import {fileType} from '../commands/serve/file-type.js';
import {packageFolder} from '../files/package-folder.js';

/** Documents may have diagrams and formulas in their descriptions. */
const everything = {diagrams: true, elk: true, formulas: true, icons: 'lucide'} as const;

/** Files of this package, read and compressed once and kept in memory. */
export function nodeMeans(folder = join(packageFolder(), 'dist')): ReferenceMeans {
  const bodies = new Bodies();
  const files = new Map<string, Promise<Body>>();
  let listed: Promise<ReadonlySet<string>> | undefined;
  return {
    typeOf: fileType,
    async readFile(path) {
      // Only what pages load has a name here: nothing else of the disk can be asked for.
      listed ??= findRuntimeFiles(folder, everything).then(({paths}) => new Set(paths));
      if (!(await listed).has(path)) return undefined;
      const known = files.get(path) ?? readBody(join(folder, path));
      files.set(path, known);
      known.catch(() => files.delete(path));
      return known;
    },
    async compress({bytes, hash}, encoding) {
      return new Uint8Array(await bodies.get(hash, {encoding, read: async () => Buffer.from(bytes)}));
    },
  };
}

async function readBody(file: string): Promise<Body> {
  const bytes = new Uint8Array(await readFile(file));
  return {bytes, hash: await hashBytes(bytes)};
}
