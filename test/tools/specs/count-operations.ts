import {dirname, join} from 'node:path/posix';
import {isFile} from '../../../src/base/files.js';
import {readData} from '../../../src/openapi/document/read-data.js';
import type {SpecFile} from './spec-files.js';

type Plain = Readonly<Record<string, unknown>>;

interface Source {
  readonly file: string;
  readonly root: unknown;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/**
 * Counts the operations and webhooks of a document on its plain data. An independent check of the index, which shares
 * only the JSON and YAML parsers.
 */
export async function countOperations({file, text, files}: SpecFile): Promise<number> {
  const {value} = await readData(text, file);
  if (!isPlain(value)) return 0;
  let count = 0;
  for (const holder of ['paths', 'webhooks', 'x-webhooks'])
    for (const [name, item] of Object.entries(plain(value[holder])))
      if (holder !== 'paths' || !name.startsWith('x-')) count += await methodsIn(item, {file, root: value}, 0);
  return count;

  async function methodsIn(item: unknown, from: Source, hops: number): Promise<number> {
    if (!isPlain(item)) return 0;
    let found = methods.filter(method => Object.hasOwn(item, method) && isPlain(item[method])).length;
    found += Object.values(plain(item.additionalOperations)).filter(isPlain).length;
    if (typeof item.$ref !== 'string' || hops > 20) return found;
    const [address = '', pointer = ''] = item.$ref.split('#');
    const next = address === '' ? from : await readBeside(from.file, address);
    return found + (await methodsIn(at(next.root, pointer), next, hops + 1));
  }

  async function readBeside(from: string, address: string): Promise<Source> {
    const path = join(dirname(from), decodeURIComponent(address));
    const read = await files.read(path);
    return {file: path, root: isFile(read) ? (await readData(read.text, path)).value : undefined};
  }
}

function at(root: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((value, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    return isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, root);
}

function plain(value: unknown): Plain {
  return isPlain(value) ? value : {};
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
