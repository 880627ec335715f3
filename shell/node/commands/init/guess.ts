import {readFile} from 'node:fs/promises';
import {basename, join, resolve} from 'node:path';
import {humanizeSlug} from '../../../../src/base/slug.js';

/** Paths at which projects usually have their API document. */
const documents = ['', 'api/', 'spec/', 'docs/'].flatMap(folder =>
  ['openapi', 'swagger'].flatMap(name => ['yaml', 'yml', 'json'].map(ending => `${folder}${name}.${ending}`)),
);

/** Guesses the project's name: from package.json without the scope, or else from the folder. */
export async function guessName(folder: string): Promise<string> {
  const packaged = await readName(join(folder, 'package.json'));
  const name = packaged?.replace(/^@[^/]*\//, '') || basename(resolve(folder));
  return humanizeSlug(name) || 'Documentation';
}

/** Returns the path of an API document, if it has one of the usual names. */
export async function guessDocument(folder: string): Promise<string | undefined> {
  for (const path of documents) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => '');
    if (/(?:^|[{,\s])["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/.test(text.slice(0, 20_000))) return path;
  }
  return undefined;
}

async function readName(path: string): Promise<string | undefined> {
  try {
    const {name} = JSON.parse(await readFile(path, 'utf8')) as {name?: unknown};
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
