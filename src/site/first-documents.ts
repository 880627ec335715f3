import {readOwn} from '../base/read-own.js';
import {documentFile} from '../navigation/api-documents.js';
import {directoryFolder, standardFolder} from '../navigation/generated-prefix.js';
import {parseOperationName} from '../navigation/operation-entry.js';

/** What docs.json says about API documents, read straight from the JSON: the parser and the navigation come later. */
export interface FirstDocuments {
  /** Folders in which generated pages have their addresses, without the variants around them. */
  readonly folders: readonly string[];
  /** The navigation gets a section "API reference" at its end. */
  readonly addsSection: boolean;
}

export function readFirstDocuments(root: Readonly<Record<string, unknown>>): FirstDocuments {
  const walk: Walk = {folders: new Set(), carried: new Set(), listsOperations: false};
  visit(root.navigation, walk, 0);
  const api = root.api as Record<string, unknown> | null | undefined;
  const named = (key: string) =>
    sourcesOf(api && typeof api === 'object' && Object.hasOwn(api, key) ? api[key] : readOwn(root, key));
  const openapi = named('openapi');
  const asyncapi = named('asyncapi');
  const isFree = ({file}: {file: string}) => !walk.carried.has(file);
  for (const {directory} of [...openapi, ...asyncapi]) walk.folders.add(directory ?? standardFolder);
  if (walk.listsOperations) walk.folders.add(standardFolder);
  return {
    folders: [...walk.folders],
    addsSection: asyncapi.some(isFree) || (openapi.some(isFree) && !walk.listsOperations),
  };
}

/** Whether a page of this slug may be a generated one. */
export function mayBeGenerated(slug: string, {folders}: Pick<FirstDocuments, 'folders'>): boolean {
  return folders.some(folder => `/${slug}/`.includes(`/${folder}/`));
}

interface Walk {
  readonly folders: Set<string>;
  readonly carried: Set<string>;
  listsOperations: boolean;
}

function visit(node: unknown, walk: Walk, depth: number): void {
  if (typeof node === 'string') walk.listsOperations ||= parseOperationName(node) !== undefined;
  if (depth > 24 || typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) visit(each, walk, depth + 1);
    return;
  }
  const {openapi, asyncapi, directory} = node as Record<string, unknown>;
  const folder = directoryFolder(typeof directory === 'string' ? directory : undefined);
  for (const source of [...sourcesOf(openapi), ...sourcesOf(asyncapi)]) {
    walk.carried.add(source.file);
    walk.folders.add(source.directory ?? folder ?? standardFolder);
  }
  if (folder !== undefined) walk.folders.add(folder);
  for (const key of containers) visit(readOwn(node as Record<string, unknown>, key), walk, depth + 1);
}

const containers = [
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

function sourcesOf(value: unknown): readonly {file: string; directory: string | undefined}[] {
  if (Array.isArray(value)) return value.flatMap(each => (Array.isArray(each) ? [] : sourcesOf(each)));
  const {source, directory} = (typeof value === 'string' ? {source: value} : (value ?? {})) as Record<string, unknown>;
  const file = typeof source === 'string' ? documentFile(source) : undefined;
  return file === undefined
    ? []
    : [{file, directory: directoryFolder(typeof directory === 'string' ? directory : undefined)}];
}
