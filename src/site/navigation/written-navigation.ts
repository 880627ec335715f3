import {readOwn} from '../../base/read-own.js';
import {toFields} from '../../base/to-fields.js';
import {resolveDocumentFile} from './api-documents.js';
import {readDirectoryFolder, standardFolder} from './generated-prefix.js';
import {parseOperationName} from './operation-entry.js';

/** Facts about the navigation, collected from unparsed docs.json data. */
export interface NavigationFacts {
  /** API documents by the URL folder of their generated pages. Folders do not include the prefixes of variants. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  /** API documents that navigation nodes name. */
  readonly documents: ReadonlySet<string>;
  /** True if the navigation contains an entry such as `get /users`. */
  readonly listsOperations: boolean;
  /** Language codes, in file order. */
  readonly languages: readonly string[];
  /** Language code of each page, by slug. The first one for a page that is listed twice. */
  readonly languageOf: ReadonlyMap<string, string>;
  /** Returns whether a node or list contains the page `index` at any depth. */
  listsIndex(node: unknown): boolean;
}

/** Keys of a node that contain pages or other nodes. */
const containers = [
  'root',
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'versions',
  'languages',
  'products',
  'menu',
  'global',
];
const MAX_DEPTH = 24;

/** Collects the facts in one walk. Accepts any data, because docs.json is not validated yet. */
export function collectFacts(navigation: unknown): NavigationFacts {
  const folders = new Map<string, readonly string[]>();
  const documents = new Set<string>();
  const languages: string[] = [];
  const languageOf = new Map<string, string>();
  const withIndex = new Set<unknown>();
  let listsOperations = false;

  /** Collects a node's facts. Returns whether the page `index` is inside it. `around` is the node's language. */
  function visit(node: unknown, around: string | undefined, depth: number): boolean {
    if (typeof node === 'string') return visitPage(node.replace(/^\//, ''), around);
    if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return false;
    const fields = toFields(node);
    const isLanguage = typeof fields.language === 'string';
    if (isLanguage) languages.push(fields.language as string);
    const inside = isLanguage ? (fields.language as string) : around;
    const folder = readDirectoryFolder(readText(fields.directory));
    for (const {file, directory} of [...listSources(fields.openapi), ...listSources(fields.asyncapi)]) {
      documents.add(file);
      addDocument(folders, directory ?? folder ?? standardFolder, file);
    }
    if (folder !== undefined) addDocument(folders, folder);
    const children = Array.isArray(node) ? node : containers.map(key => readOwn(fields, key));
    const found = children.map(child => visit(child, inside, depth + 1));
    if (found.includes(true)) withIndex.add(node);
    return found.includes(true);
  }

  function visitPage(slug: string, language: string | undefined): boolean {
    listsOperations ||= parseOperationName(slug) !== undefined;
    if (language !== undefined && !languageOf.has(slug)) languageOf.set(slug, language);
    return slug === 'index';
  }

  visit(navigation, undefined, 0);
  return {folders, documents, listsOperations, languages, languageOf, listsIndex: node => withIndex.has(node)};
}

/** Adds a document to the documents of a URL folder. */
export function addDocument(
  folders: Map<string, readonly string[]>,
  folder: string,
  ...files: readonly string[]
): void {
  folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...files])]);
}

/**
 * Returns the documents in the value of an `openapi` or `asyncapi` key: a path, `{source, directory}`, or a list of
 * these.
 */
export function listSources(value: unknown): readonly {file: string; directory: string | undefined}[] {
  if (Array.isArray(value)) return value.flatMap(each => (Array.isArray(each) ? [] : listSources(each)));
  const {source, directory} = typeof value === 'string' ? {source: value, directory: undefined} : toFields(value);
  const file = typeof source === 'string' ? resolveDocumentFile(source) : undefined;
  return file === undefined ? [] : [{file, directory: readDirectoryFolder(readText(directory))}];
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
