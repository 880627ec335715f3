import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {createObject, isObject, type JsonObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {readData} from '../document/read-data.js';
import {checkReferences} from '../references/check-references.js';
import {isDataKey} from '../references/data-keys.js';

/** Placeholder base URL of the root file during bundling. Its nine folders absorb every `../` in a reference. */
const base = 'https://document.invalid/1/2/3/4/5/6/7/8/9/';
/** Temporary name for a `$ref` key inside examples and other data: otherwise the bundler would follow it. */
const hidden = '\0$ref';

/**
 * Bundles a multi-file document into one file with internal references, for downloads, agents, and other tools.
 * Undefined for a single-file document, and if bundling fails because a file is missing or a reference uses an
 * `$anchor`. The bundler library reads no files: the document set provides them (security rules B6 and C1).
 */
export async function bundleDocument(documents: DocumentSet): Promise<JsonObject | undefined> {
  const problems = await documents.settle(() => checkReferences(documents));
  if (documents.texts.size < 2 || problems.some(({code}) => code === 'spec-ref-missing')) return undefined;
  const root = toAddress(documents.root.file);
  const values = new Map<string, unknown>([[documents.root.file, documents.root.value]]);
  for (const [file, text] of documents.texts)
    if (!values.has(file)) values.set(file, (await readData(text, file)).value);
  const prepared = (file: string) => prepare(values.get(file) ?? {unread: true}, toAddress(file), root);
  const read = ({url}: {readonly url: string}) => prepared(toFile(url));
  try {
    const bundled = shortenReferences(await bundle(root, prepared(documents.root.file), read), root);
    // In the first pass, references from other files back to the root go through other references. The second pass
    // makes them direct.
    const whole = restore(await bundle(root, bundled, read));
    return isObject(whole) && !leadsOut(whole) ? whole : undefined;
  } catch {
    return undefined;
  }
}

function bundle(root: string, value: unknown, read: (file: {readonly url: string}) => unknown): Promise<unknown> {
  return $RefParser.bundle(root, value, {
    resolve: {file: false, http: false, held: {order: 1, canRead: true, read}},
    parse: {
      json: false,
      yaml: false,
      text: false,
      binary: false,
      held: {order: 1, canRead: true, parse: ({data}: {readonly data: unknown}) => data},
    },
  } as object) as Promise<unknown>;
}

function toAddress(file: string): string {
  return /^https?:/.test(file) ? file : base + encodeURI(file);
}

function toFile(url: string): string {
  return url.startsWith(base) ? decodeURI(url.slice(base.length)) : url;
}

/** Returns a copy for the bundler: renames `$ref` keys in data, and gives references to the root file its full URL. */
function prepare(value: unknown, file: string, root: string): unknown {
  return mapReferences(value, (ref, isData) => {
    if (isData) return [hidden, ref];
    const isOut = !ref.startsWith('#') && URL.canParse(ref, file);
    const {href, hash} = new URL(isOut ? ref : root, file);
    return ['$ref', isOut && file !== root && href.slice(0, href.length - hash.length) === root ? root + hash : ref];
  });
}

/** Shortens references to the root file `root` to their fragment: `root.yaml#/a` becomes `#/a`. */
function shortenReferences(value: unknown, root: string): unknown {
  return mapReferences(value, ref => ['$ref', ref.startsWith(`${root}#`) ? ref.slice(root.length) : ref]);
}

function restore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restore);
  if (!isObject(value)) return value;
  return createObject(Object.entries(value).map(([key, child]) => [key === hidden ? '$ref' : key, restore(child)]));
}

function mapReferences(
  value: unknown,
  change: (ref: string, isData: boolean) => readonly [key: string, ref: string],
  parent = '',
  isData = false,
): unknown {
  if (Array.isArray(value)) return value.map(each => mapReferences(each, change, parent, isData));
  if (!isObject(value)) return value;
  return createObject(
    Object.entries(value).map(([key, child]) => {
      if (key === '$ref' && typeof child === 'string') return change(child, isData);
      return [key, mapReferences(child, change, key, isData || isDataKey(key, parent, child))];
    }),
  );
}

/** Returns whether a value contains a reference to another file. */
function leadsOut(value: unknown, parent = ''): boolean {
  if (Array.isArray(value)) return value.some(each => leadsOut(each, parent));
  if (!isObject(value)) return false;
  const ref = value.$ref;
  if (typeof ref === 'string' && !ref.startsWith('#')) return true;
  return Object.entries(value).some(([key, child]) => !isDataKey(key, parent, child) && leadsOut(child, key));
}
