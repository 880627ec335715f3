import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {isObject, type JsonObject, objectOf} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {readData} from '../document/read-data.js';
import {checkReferences} from '../references/check-references.js';
import {isDataKey} from '../references/data-keys.js';

/** Fictitious folder of the document while it is bundled, deep enough for the `../` of any project. */
const base = 'https://document.invalid/1/2/3/4/5/6/7/8/9/';
/** Replaces `$ref` in examples and other data, where it is plain text. */
const hidden = '\0$ref';

/**
 * Bundles a document of several files into one with internal references only: for downloads, agents and tools that read
 * one file. Undefined for a document of one file, and when bundling fails: a file is missing, or a reference uses an
 * `$anchor`. The package bundles but reads nothing: every file comes from the document set (security rules B6 and C1).
 */
export async function bundleDocument(documents: DocumentSet): Promise<JsonObject | undefined> {
  const problems = await documents.settle(() => checkReferences(documents));
  if (documents.texts.size < 2 || problems.some(({code}) => code === 'spec-ref-missing')) return undefined;
  const root = addressOf(documents.root.file);
  const values = new Map<string, unknown>([[documents.root.file, documents.root.value]]);
  for (const [file, text] of documents.texts)
    if (!values.has(file)) values.set(file, (await readData(text, file)).value);
  const prepared = (file: string) => prepare(values.get(file) ?? {unread: true}, addressOf(file), root);
  const read = ({url}: {readonly url: string}) => prepared(fileAt(url));
  try {
    const bundled = within(await bundle(root, prepared(documents.root.file), read), root);
    // References from another file back into this one are paths over references now: the second time makes them direct.
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

function addressOf(file: string): string {
  return /^https?:/.test(file) ? file : base + encodeURI(file);
}

function fileAt(address: string): string {
  return address.startsWith(base) ? decodeURI(address.slice(base.length)) : address;
}

/** Returns a copy in which references in data are hidden, and those to the root name it by its address. */
function prepare(value: unknown, file: string, root: string): unknown {
  return mapReferences(value, (ref, isData) => {
    if (isData) return [hidden, ref];
    const isOut = !ref.startsWith('#') && URL.canParse(ref, file);
    const {href, hash} = new URL(isOut ? ref : root, file);
    return ['$ref', isOut && file !== root && href.slice(0, href.length - hash.length) === root ? root + hash : ref];
  });
}

/** References to the root as references within it. */
function within(value: unknown, root: string): unknown {
  return mapReferences(value, ref => ['$ref', ref.startsWith(`${root}#`) ? ref.slice(root.length) : ref]);
}

function restore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restore);
  if (!isObject(value)) return value;
  return objectOf(Object.entries(value).map(([key, child]) => [key === hidden ? '$ref' : key, restore(child)]));
}

function mapReferences(
  value: unknown,
  change: (ref: string, isData: boolean) => readonly [key: string, ref: string],
  parent = '',
  isData = false,
): unknown {
  if (Array.isArray(value)) return value.map(each => mapReferences(each, change, parent, isData));
  if (!isObject(value)) return value;
  return objectOf(
    Object.entries(value).map(([key, child]) => {
      if (key === '$ref' && typeof child === 'string') return change(child, isData);
      return [key, mapReferences(child, change, key, isData || isDataKey(key, parent, child))];
    }),
  );
}

/** Returns whether a reference still points to another file. */
function leadsOut(value: unknown, parent = ''): boolean {
  if (Array.isArray(value)) return value.some(each => leadsOut(each, parent));
  if (!isObject(value)) return false;
  const ref = value.$ref;
  if (typeof ref === 'string' && !ref.startsWith('#')) return true;
  return Object.entries(value).some(([key, child]) => !isDataKey(key, parent, child) && leadsOut(child, key));
}
