import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type HashedContent, hashBytes, type ReferenceHost} from '../../../src/reference/create-reference.js';
import {BodyCache} from '../commands/serve/body-cache.js';
import {findFileType} from '../commands/serve/file-type.js';
import {resolvePackageFolder} from '../files/package-folder.js';

/**
 * Matches the files of the package that pages load: entry points, and files in these folders. The handler serves no
 * others.
 */
const loaded =
  /^(?:lectern|elements|oauth|openapi-worker|body-worker)\.js$|^oauth\.html$|^(?:chunks|elements|fonts|icons|katex|mermaid|mermaid-elk)(?:\/[\w-][\w.-]*)+$/;

/** Provides the package's files. Reads and compresses each once, and keeps it in memory. */
export function createNodeMeans(folder = join(resolvePackageFolder(), 'dist')): ReferenceHost {
  const bodies = new BodyCache();
  const files = new Map<string, Promise<HashedContent | undefined>>();
  return {
    typeOf: findFileType,
    async readFile(path) {
      if (!loaded.test(path)) return undefined;
      const known = files.get(path);
      if (known) return known;
      const reading = readBody(join(folder, path));
      files.set(path, reading);
      // Do not cache missing files: clients could fill the memory with any number of names.
      if ((await reading) === undefined) files.delete(path);
      return reading;
    },
    async compress({bytes, hash}, encoding) {
      return new Uint8Array(await bodies.get(hash, {encoding, read: async () => Buffer.from(bytes)}));
    },
  };
}

async function readBody(file: string): Promise<HashedContent | undefined> {
  const read = await readFile(file).catch(() => undefined);
  if (!read) return undefined;
  const bytes = new Uint8Array(read);
  return {bytes, hash: await hashBytes(bytes)};
}
