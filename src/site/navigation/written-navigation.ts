import {fieldsOf} from '../../base/fields-of.js';
import {readOwn} from '../../base/read-own.js';
import {resolveDocumentFile} from './api-documents.js';
import {directoryFolder, standardFolder} from './generated-prefix.js';
import {parseOperationName} from './operation-entry.js';

/** Facts about the navigation before it is parsed. */
export interface NavigationFacts {
  /** Documents of each folder of generated pages. Folders are without those of the variants around them. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  /** Files of API documents that nodes carry. */
  readonly documents: ReadonlySet<string>;
  /** Entries such as `get /users` choose operations. */
  readonly listsOperations: boolean;
  /** Codes of languages, in the order of the file. */
  readonly languages: readonly string[];
  /** The code of the language around each page, by slug; the first where a page is listed twice. */
  readonly languageOf: ReadonlyMap<string, string>;
  /** Returns whether a node or list contains the page `index` at any depth. */
  listsIndex(node: unknown): boolean;
}

/** Keys of a node that hold pages or further nodes. */
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

/** Collects all facts in one walk. Survives any shape. */
export function collectFacts(navigation: unknown): NavigationFacts {
  const folders = new Map<string, readonly string[]>();
  const documents = new Set<string>();
  const languages: string[] = [];
  const languageOf = new Map<string, string>();
  const withIndex = new Set<unknown>();
  let listsOperations = false;

  /** Returns whether the node lists the page `index`. */
  function visit(node: unknown, around: string | undefined, depth: number): boolean {
    if (typeof node === 'string') return visitPage(node.replace(/^\//, ''), around);
    if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return false;
    const fields = fieldsOf(node);
    const isLanguage = typeof fields.language === 'string';
    if (isLanguage) languages.push(fields.language as string);
    const inside = isLanguage ? (fields.language as string) : around;
    const folder = directoryFolder(textOf(fields.directory));
    for (const {file, directory} of [...sourcesOf(fields.openapi), ...sourcesOf(fields.asyncapi)]) {
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

/** Adds a folder of generated pages, and a document of it. */
export function addDocument(
  folders: Map<string, readonly string[]>,
  folder: string,
  ...files: readonly string[]
): void {
  folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...files])]);
}

/** Returns the documents that a key names: a path, `{source, directory}`, or a list of these. */
export function sourcesOf(value: unknown): readonly {file: string; directory: string | undefined}[] {
  if (Array.isArray(value)) return value.flatMap(each => (Array.isArray(each) ? [] : sourcesOf(each)));
  const {source, directory} = typeof value === 'string' ? {source: value, directory: undefined} : fieldsOf(value);
  const file = typeof source === 'string' ? resolveDocumentFile(source) : undefined;
  return file === undefined ? [] : [{file, directory: directoryFolder(textOf(directory))}];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
