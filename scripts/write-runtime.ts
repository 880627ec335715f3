import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {type RuntimeList, runtimeParts} from '../src/site/project/runtime-files.js';

// Writes dist/runtime.json: the package files that browsers load. `lectern init --runtime` and the download of an
// opened project copy these files.

const dist = join(import.meta.dirname, '../../dist');

/** Entry files of a site with a script tag, including files that no script imports. */
const entries = [
  'lectern.js',
  'elements.js',
  'oauth.html',
  'oauth.js',
  'openapi-worker.js',
  'body-worker.js',
  'LICENSES.txt',
];

const folders = runtimeParts.map(({folder}) => folder);
/** Only diagrams load the layout elk. */
const loader: Readonly<Record<string, string>> = {'mermaid-elk': 'mermaid'};
const shared = findFiles([]);
const list: Record<string, readonly string[]> = {'': shared};
for (const folder of folders) {
  const found = findFiles([folder, loader[folder] ?? folder]);
  const known = new Set([...shared, ...(list[loader[folder] ?? ''] ?? [])]);
  list[folder] = found.filter(path => !known.has(path));
}
writeFileSync(join(dist, 'runtime.json'), JSON.stringify(list satisfies RuntimeList));

/** Finds the files that browsers load with these optional parts. Follows the file names in scripts from the entries. */
function findFiles(usedParts: readonly string[]): readonly string[] {
  const isUsed = (path: string) =>
    !folders.some(folder => path.startsWith(`${folder}/`) && !usedParts.includes(folder));
  const found = new Set<string>();
  const waiting = entries.filter(path => existsSync(join(dist, path)));
  waiting.push(...readdirSync(join(dist, 'fonts')).map(name => `fonts/${name}`));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !isUsed(path)) continue;
    found.add(path);
    if (/\.m?js$/.test(path)) waiting.push(...namedFiles(path));
  }
  // Every copy needs the licenses.
  for (const folder of new Set([...found].flatMap(foldersAbove)))
    for (const name of readdirSync(join(dist, folder)))
      if (name.startsWith('LICENSE')) found.add(folder === '.' ? name : `${folder}/${name}`);
  return [...found].sort();
}

function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [folder] : [folder, ...foldersAbove(folder)];
}

/** Returns the package files that a script names: in imports, in `new URL`, and in preload lists. */
function namedFiles(script: string): readonly string[] {
  const text = readFileSync(join(dist, script), 'utf8');
  const named: string[] = [];
  for (const [, written = ''] of text.matchAll(/["'`]([\w./-]+\.(?:m?js|css|woff2|wasm|html|json))["'`]/g)) {
    if (!written.includes('/')) continue;
    const target = [join(dist, dirname(script), written), join(dist, written)].find(isPlainFile);
    const path = target && relative(dist, target).split(sep).join('/');
    if (path && !path.startsWith('..')) named.push(path);
  }
  return named;
}

function isPlainFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
