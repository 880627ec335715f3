import {limits} from '../../base/limits.js';
import {normalizeSlug} from '../../base/slug.js';
import {sanitizeUrl} from '../../base/url.js';
import {isWebUrl} from '../../base/web-url.js';
import type {Api, DocumentReference, NavigationNode} from '../../config/config.js';

/** The parts of docs.json that name API documents. */
export interface DocumentSettings {
  readonly navigation: NavigationNode;
  readonly api?: Pick<Api, 'openapi'> & Partial<Pick<Api, 'asyncapi'>>;
}

/** Normalizes the value of an `openapi` or `asyncapi` key to a project path or URL. Undefined for other text. */
export function resolveDocumentFile(source: string): string | undefined {
  const text = source.trim();
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text))
    return sanitizeUrl(text.startsWith('//') ? `https:${text}` : text, 'server');
  return normalizeSlug(text.replace(/^(?:\.?\/)+/, ''));
}

/**
 * Returns every API document in docs.json: those of `api.openapi` and `api.asyncapi`, and then those of the navigation.
 */
export function listNamedDocuments(config: DocumentSettings): readonly string[] {
  const known = named.get(config);
  if (known) return known;
  const files = findNamed(config);
  named.set(config, files);
  return files;
}

/** Returns the only document in docs.json, or undefined. */
export function findOnlyDocument(config: DocumentSettings): string | undefined {
  const [only, ...others] = listNamedDocuments(config);
  return others.length > 0 ? undefined : only;
}

/** Documents of each configuration, cached because every rendering of an operation reads them. */
const named = new WeakMap<DocumentSettings, readonly string[]>();

function findNamed(config: DocumentSettings): readonly string[] {
  return [...new Set(listDocumentFiles(findReferences(config)))];
}

/** Returns the overlay files in docs.json, by document. */
export function readConfiguredOverlays(config: DocumentSettings): ReadonlyMap<string, readonly string[]> {
  const entries = findReferences(config).flatMap(({source, overlays = []}) => {
    const file = resolveDocumentFile(source);
    const listed = overlays.flatMap(each => resolveDocumentFile(each) ?? []);
    return file !== undefined && listed.length > 0 ? [[file, listed] as const] : [];
  });
  return new Map(entries);
}

function findReferences({navigation, api}: DocumentSettings): readonly DocumentReference[] {
  const found = [...listReferences(api)];
  const visit = (node: NavigationNode, depth: number) => {
    found.push(...listReferences(node));
    if (depth > limits.depth) return;
    for (const child of node.children) if (!('page' in child)) visit(child, depth + 1);
    if (node.global) visit(node.global, depth + 1);
  };
  visit(navigation, 0);
  return found;
}

/** Returns the OpenAPI and AsyncAPI documents that a navigation node or `api` names. */
export function listReferences(
  holder: Partial<Pick<Api, 'openapi' | 'asyncapi'>> | undefined,
): readonly DocumentReference[] {
  return [...(holder?.openapi ?? []), ...(holder?.asyncapi ?? [])];
}

export function listDocumentFiles(references: readonly DocumentReference[]): readonly string[] {
  return references.flatMap(({source}) => resolveDocumentFile(source) ?? []);
}

/**
 * Returns the documents that a name in a page or entry can mean. `shop` means `shop.yaml`, or else `specs/shop.yaml` if
 * docs.json names it. An unknown name without an extension can have one of three. `api/./x.json` stands for `./x.json`
 * on a page in `api`.
 */
export function findDocumentsByName(name: string, known: readonly string[]): readonly string[] {
  const [folder, inside] = name.split('/./') as [string, string?];
  if (inside === undefined || isWebUrl(name)) return findDocumentsByPath(name, known);
  // Resolve against the folder of the page first, and then the root, because projects use both forms.
  const beside = findDocumentsByPath(`${folder}/${inside}`, known);
  if (beside.every(file => known.includes(file))) return beside;
  return [...beside, ...findDocumentsByPath(inside, known)];
}

function findDocumentsByPath(name: string, known: readonly string[]): readonly string[] {
  const file = resolveDocumentFile(name);
  if (file === undefined) return [];
  if (known.includes(file)) return [file];
  const stem = (each: string) => each.replace(/\.(?:json|ya?ml)$/i, '');
  const same = known.filter(each => stem(each) === file);
  if (same.length > 0) return same;
  const below = known.filter(each => stem(each).endsWith(`/${file}`));
  if (below.length > 0) return below;
  // Add no extension to a URL.
  return /\.\w+$/.test(file) || isWebUrl(file) ? [file] : ['.json', '.yaml', '.yml'].map(extension => file + extension);
}
