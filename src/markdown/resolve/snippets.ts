import {type Files, isFile} from '../../base/files.js';
import {limits} from '../../base/limits.js';

import {type Source as FileText, findPlace} from '../../base/source.js';
import type {Node} from '../../tree/tree.js';
import {splitFrontmatter} from '../frontmatter/frontmatter.js';
import {type Names, noNames, signedOutUser} from '../interpreter/names.js';
import {parseTree, type Tree} from '../syntax/parse-tree.js';
import {listSnippetPaths} from '../syntax/snippet-paths.js';
import {readStatements, type Statements} from '../syntax/statements.js';
import {addDefinition, createNames, createPlaceholder, importName, importNamespace} from './file-names.js';
import type {ResolveProblem} from './reports.js';

export interface SnippetBindings {
  readonly names: Names;
  readonly problems: readonly ResolveProblem[];
}

/** Parsed snippets by path. Sites use the same few snippets on hundreds of pages. */
export type TreeCache = Map<string, Promise<SnippetFile | undefined>>;

/** A parsed snippet, with its text for the positions of problems. */
export interface SnippetFile {
  readonly tree: Tree;
  readonly text: string;
}

interface Gathering {
  readonly files: Files;
  readonly cache: TreeCache;
  readonly problems: ResolveProblem[];
  /** Paths of the import chain, to stop a snippet that imports itself. */
  readonly trail: readonly string[];
  readonly count: {files: number};
  /** True if another path is tried next: a missing file is not a problem yet. */
  readonly isTrial?: boolean;
}

/**
 * Reads the names that a page can use: its own definitions, and those of all imports, including imports of snippets.
 * `file` is the page's path. A missing or recursive snippet gives a problem and no content.
 */
export async function gatherNames(
  tree: Tree,
  file: string,
  files: Files,
  cache: TreeCache,
  frontmatter: ReadonlyMap<string, unknown> = new Map(),
  text = '',
): Promise<SnippetBindings> {
  const problems: ResolveProblem[] = [];
  const gathering = {files, cache, problems, trail: [file], count: {files: 0}};
  return {names: await gatherFileNames(tree, {file, text}, gathering, frontmatter), problems};
}

async function gatherFileNames(
  tree: Tree,
  from: FileText,
  gathering: Gathering,
  frontmatter: ReadonlyMap<string, unknown> = new Map(),
): Promise<Names> {
  const isPage = gathering.trail.length === 1;
  const names = createNames(isPage ? undefined : from);
  const {values, definitions, sources} = names;
  values.set('user', signedOutUser);
  if (frontmatter.size) values.set('frontmatter', Object.assign(Object.create(null), Object.fromEntries(frontmatter)));
  const files = new Set(tree.imports.map(each => each.path));
  const read = new Map(
    await Promise.all([...files].map(async path => [path, await readSnippet(path, from, gathering)] as const)),
  );
  for (const {path, local, imported} of tree.imports) {
    const snippet = read.get(path);
    if (snippet === undefined) definitions.set(local, {nodes: [createPlaceholder(local)], scope: noNames, from: path});
    else if (!snippet)
      definitions.set(local, {nodes: isScript(path) ? [createPlaceholder(local)] : [], scope: noNames});
    else if (imported === 'default' && !isScript(path))
      definitions.set(local, {nodes: snippet.tree.nodes, scope: snippet.names});
    else if (imported === '*') importNamespace(names, snippet.names, local);
    else importName(names, snippet.names, imported, local);
  }
  const named = new Set(listSnippetFiles(tree.nodes));
  await Promise.all(
    [...named].map(async name => {
      const snippet = await readNamed(name, from, gathering);
      definitions.set(
        `Snippet:${name}`,
        snippet ? {nodes: snippet.tree.nodes, scope: snippet.names} : {nodes: [], scope: noNames},
      );
    }),
  );
  for (const {name, source} of tree.definitions) addDefinition(names, name, source);
  const isOwn = definitions.has('user') || sources.has('user');
  if (isOwn && values.get('user') === signedOutUser) values.delete('user');
  return names;
}

type Snippet = {readonly tree: Tree; readonly names: Names};

/**
 * Reads a snippet by the name in `<Snippet file>`. Tries the folder of the last one first, so that at most one request
 * per project fails.
 */
async function readNamed(name: string, from: FileText, gathering: Gathering): Promise<Snippet | undefined | null> {
  const addresses = listSnippetPaths(name);
  const known = addresses.find(address => gathering.cache.has(address.slice(1)));
  const [first, second] = known || !gathering.cache.has(older) ? addresses : [...addresses].reverse();
  const trial = second ? {...gathering, isTrial: true} : gathering;
  const found = await readSnippet(known ?? (first as string), from, trial);
  // Do not try the second path for a recursive snippet: the first one exists.
  if (found || !second || gathering.trail.includes((known ?? '').slice(1))) return found;
  const other = await readSnippet(second, from, gathering);
  if (other && second.startsWith('/_')) gathering.cache.set(older, Promise.resolve(undefined));
  return other;
}

/** Cache key for whether the project uses `_snippets`. No path equals it. */
const older = '\0_snippets';

/**
 * Reads a snippet. Undefined for an import that pages cannot use, such as a style sheet or package. Null for a missing
 * snippet.
 */
async function readSnippet(written: string, from: FileText, gathering: Gathering): Promise<Snippet | undefined | null> {
  const {file} = from;
  const path = resolveSnippetPath(written, file);
  if (path && !/\.[^/]*$/.test(path)) return readWithEnding(written, from, gathering);
  if (!path || !(/\.mdx?$/.test(path) || isScript(path))) return undefined;
  const place = () => placeOfImport(from, written);
  const start = gathering.trail.indexOf(path);
  if (start >= 0 || gathering.trail.length > MAX_CHAIN) {
    gathering.problems.push({
      code: 'snippet-recursion',
      level: 'error',
      ...(start >= 0 ? describeCycle(gathering.trail.slice(start)) : describeDeepImport(file, path)),
      place: place(),
      related: [{file: path, line: 1, column: 1}],
    });
    return null;
  }
  if (++gathering.count.files > limits.includes) return null;
  let reading = gathering.cache.get(path);
  if (!reading) {
    reading = readTree(path, gathering.files);
    gathering.cache.set(path, reading);
  }
  const snippet = await reading;
  if (!snippet) {
    gathering.cache.delete(path);
    if (gathering.isTrial) return null;
    gathering.problems.push({
      code: 'snippet-missing',
      level: 'error',
      message: `${file} imports the file "${written}", which does not exist.`,
      fix: `Add ${path}, or correct the path.`,
      place: place(),
      subject: path,
    });
    return null;
  }
  const {tree, text} = snippet;
  const inside = {...gathering, trail: [...gathering.trail, path], isTrial: false};
  return {tree, names: await gatherFileNames(tree, {file: path, text}, inside)};
}

/** Maximum number of snippets in an import chain. */
const MAX_CHAIN = 20;

/** Describes the import that closes a cycle. The last file of the chain imports the first one. */
function describeCycle(chain: readonly string[]): Pick<ResolveProblem, 'message' | 'fix'> {
  const [path, ...others] = chain as [string, ...string[]];
  const file = others.pop();
  if (file === undefined) return {message: `${path} imports itself.`, fix: 'Delete this import.'};
  const [next, ...more] = others;
  const rest = more.length > 1 ? ` and ${more.length} other files` : more.length > 0 ? ` and ${more[0]}` : '';
  const through = next === undefined ? '' : ` through ${next}${rest}`;
  return {
    message: `${file} imports ${path}, which imports ${file}${through}.`,
    fix: others.length > 0 ? 'Delete one of these imports.' : 'Delete one of the two imports.',
  };
}

function describeDeepImport(file: string, path: string): Pick<ResolveProblem, 'message' | 'fix'> {
  return {
    message: `${file} imports ${path}, the ${MAX_CHAIN + 1}st snippet in a chain of imports. Lectern follows ${MAX_CHAIN}.`,
    fix: 'Merge some snippets of the chain.',
  };
}

/** Finds where a file names a snippet: the path in quotes, or the value of `<Snippet file>`. */
function placeOfImport(from: FileText, written: string) {
  const bare = written.replace(/\.\w+$/, '');
  const forms = [`"${written}"`, `'${written}'`, `"${bare}"`, `'${bare}'`, written.replace(/^\/_?snippets\//, '')];
  return findPlace(from, forms.find(form => from.text.includes(form)) ?? written, 1);
}

/** Extensions of snippets, in the order in which an import without one tries them. */
const endings = ['.mdx', '.jsx', '.js', '.tsx', '.ts', '.md'];

/** Reads a snippet whose path has no extension. Reports a missing one as a page file. */
async function readWithEnding(written: string, from: FileText, gathering: Gathering): Promise<Snippet | null> {
  for (const ending of endings) {
    const found = await readSnippet(written + ending, from, {...gathering, isTrial: true});
    if (found) return found;
  }
  return (await readSnippet(`${written}.mdx`, from, gathering)) ?? null;
}

async function readTree(path: string, files: Files): Promise<SnippetFile | undefined> {
  const result = await files.read(path);
  if (!isFile(result)) return undefined;
  const {text} = result;
  if (isScript(path)) {
    // Load the compiler only for files with types.
    const code = /\.[cm]?tsx?$/.test(path) ? (await import('./strip-types.js')).stripTypes(text) : text;
    return {tree: {nodes: [], isPlain: true, refused: [], ...readScript(path, code)}, text};
  }
  const {body, line} = splitFrontmatter(text);
  return {tree: parseTree(body, line, `:${path.replace(/[^\w]+/g, '-')}`), text};
}

/**
 * Reads a script's exports: constants, and components without hooks. Ignores other code. For a data file, the default
 * export is its value.
 */
function readScript(path: string, text: string): Statements {
  if (text.length > limits.page) return {imports: [], definitions: []};
  if (path.endsWith('.json')) return {imports: [], definitions: [{name: 'default', source: text.trim()}]};
  return readStatements([text]);
}

/** Returns whether a path leads to a script, which exports names but has no text to insert. */
function isScript(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(path);
}

/**
 * Returns the project path of an import, resolved from the root or relative to the importing file. Undefined for
 * packages, and for paths outside the project.
 */
export function resolveSnippetPath(written: string, from: string): string | undefined {
  if (!/^(?:\/|\.\.?\/)/.test(written) || /[\\:]|\/\//.test(written)) return undefined;
  const parts = written.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of written.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns the files of all `<Snippet file>` elements. */
function listSnippetFiles(nodes: readonly Node[]): string[] {
  const found: string[] = [];
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const file = node.name === 'Snippet' ? node.attributes.get('file') : undefined;
    if (typeof file === 'string') found.push(file);
    found.push(...listSnippetFiles(node.children));
  }
  return found;
}
