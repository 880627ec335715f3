import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readOwn} from '../../../../src/base/read-own.js';
import {heavyParts} from '../../../../src/prerender/page-record.js';
import {listFilesBelow} from './bundle.js';
import type {FolderWriter} from './folder-writer.js';
import {createIconFinder, writeIconFiles} from './icon-finder.js';

/** Features that the pages of a site use. */
export interface UsedFeatures {
  readonly heavy: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

/** File in `dist/enhance` that lists the chunks which `enhance` shares with the script tag's bundle. */
const sharedParts = 'shared.json';

/** Copies the files that any page may load: the script with its chunks, and the workers. */
export async function copyScripts(dist: string, out: FolderWriter): Promise<void> {
  const beside = ['oauth.html', 'oauth.js', 'openapi-worker.js', 'body-worker.js'].map(file =>
    out.copy(join(dist, file), `_lectern/${file}`),
  );
  const own = (await readdir(join(dist, 'enhance'))).filter(name => name !== sharedParts);
  const shared = JSON.parse(await readFile(join(dist, 'enhance', sharedParts), 'utf8')) as readonly string[];
  const copy = (folder: string) => (name: string) => out.copy(join(dist, folder, name), `_lectern/enhance/${name}`);
  await Promise.all([...beside, ...own.map(copy('enhance')), ...shared.map(copy('chunks'))]);
}

/**
 * Copies the files that some pages of the site load: icons, libraries for formulas and diagrams, and the script for
 * embedded operations.
 */
export async function copyUsedParts(
  dist: string,
  out: FolderWriter,
  {heavy, icons}: UsedFeatures,
  library: string,
): Promise<void> {
  for (const [path, text] of writeIconFiles(icons, library, createIconFinder(dist, library)))
    out.write(`_lectern/${path}`, text);
  await Promise.all([...heavy].map(tag => copyPart(dist, readOwn(heavyParts, tag) as string, out)));
}

function copyPart(dist: string, part: string, out: FolderWriter): Promise<void> {
  return part.endsWith('.js') ? out.copy(join(dist, part), `_lectern/${part}`) : copyFolder(dist, part, out);
}

async function copyFolder(dist: string, folder: string, out: FolderWriter): Promise<void> {
  const paths = await listFilesBelow(join(dist, folder));
  await Promise.all(paths.map(path => out.copy(join(dist, folder, path), `_lectern/${folder}/${path}`)));
}

/**
 * Returns whether to publish a file of the project. Page sources and configuration files of tools are not published.
 */
export function isPublished(path: string): boolean {
  if (path === 'index.html' || path.startsWith('_lectern/') || path.startsWith('lectern/')) return false;
  return (
    !/\.(?:mdx?|jsx|tsx)$/i.test(path) && !/(?:^|\/)(?:_?snippets\/|package(?:-lock)?\.json$|urls\.lock$)/.test(path)
  );
}
