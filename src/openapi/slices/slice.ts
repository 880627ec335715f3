import {createObject, getOwn, isObject, type JsonObject} from '../../base/json.js';
import {isWebUrl} from '../../base/web-url.js';
import {isContainer} from '../../base/written-number.js';
import {type DocumentSet, getRef} from '../document/document-set.js';
import {getChild, getChildren, type Located} from '../document/located.js';
import {joinPointer, splitPointer} from '../document/pointer.js';
import {findSchemeByUri} from '../document/scheme-uri.js';
import type {DocumentPosition} from '../document/spec-problem.js';
import {listEntryItems, type OperationEntry} from '../operation/create-found-operation.js';
import {toMappedReference} from '../schema/choice.js';
import {sliceFiles} from './slice-index.js';

/**
 * Returns a document with one operation and everything that it references, at the original JSON pointers. Code that
 * reads an operation therefore gets the same result as with the complete document. Shares values with the document.
 * Call within `DocumentSet.settle`.
 */
export function buildSlice(documents: DocumentSet, entry: SlicedEntry): JsonObject {
  const slice = new Slice(documents);
  const {root} = documents;
  for (const key of ['openapi', 'swagger', 'servers', 'security']) slice.keepPart({...root, pointer: `/${key}`});
  for (const key of ['title', 'version']) slice.keepPart({...root, pointer: `/info/${key}`});
  slice.keepPath(entry);
  for (const holder of [entry.node, root])
    for (const [, requirement] of getChildren(holder, 'security'))
      for (const key of isObject(requirement.value) ? Object.keys(requirement.value) : [])
        slice.keepAll(findSchemeByUri(documents, key, requirement)?.node);
  for (const key of isObject(entry.node.value) ? Object.keys(entry.node.value) : [])
    if (!key.startsWith('x-') || shownExtensions.has(key)) slice.keepAll(getChild(entry.node, key));
  for (const key of ['parameters', 'servers', 'summary', 'description'])
    for (const item of listEntryItems(entry)) slice.keepAll(getChild(item, key));
  // Include unused schemes: a page can select another scheme, and lists show whether a document has any.
  const components = getChild(root, 'components');
  slice.keepAll(components && getChild(components, 'securitySchemes'));
  return slice.document();
}

/**
 * Returns a document with one schema and everything that it references, at the original JSON pointers. Call within
 * `DocumentSet.settle`.
 */
export function buildSchemaSlice(documents: DocumentSet, schema: Located): JsonObject {
  const slice = new Slice(documents);
  for (const pointer of ['/openapi', '/asyncapi', '/info/title', '/info/version'])
    slice.keepPart({...documents.root, pointer});
  slice.keepAll(schema);
  return slice.document();
}

/**
 * Returns the slice for a document's overview: its general information, and the list of operations. Call within
 * `DocumentSet.settle`.
 */
export function buildOverviewSlice(documents: DocumentSet, entries: readonly SlicedEntry[]): JsonObject {
  const slice = new Slice(documents);
  const {root} = documents;
  for (const key of ['openapi', 'info', 'servers', 'security', 'tags', 'x-tagGroups', 'externalDocs'])
    slice.keepAll(getChild(root, key));
  const components = getChild(root, 'components');
  slice.keepAll(components && getChild(components, 'securitySchemes'));
  for (const entry of entries) {
    slice.keepPath(entry);
    slice.reach(entry.node);
    for (const key of listedKeys)
      for (const holder of [entry.node, ...listEntryItems(entry)]) slice.keepAll(getChild(holder, key));
  }
  return slice.document();
}

const listedKeys = ['summary', 'operationId', 'tags', 'deprecated', 'x-hidden', 'x-internal', 'x-excluded'];

type SlicedEntry = Pick<OperationEntry, 'node' | 'item' | 'otherItem' | 'path' | 'kind'>;

/** Operation extensions that Lectern renders. Omit all others, because they can be large. */
const shownExtensions = new Set([
  'x-badges',
  'x-codeSamples',
  'x-code-samples',
  'x-hidden',
  'x-internal',
  'x-excluded',
]);

/** Keys to copy from a value. `whole` copies everything inside. */
interface SliceParts {
  whole: boolean;
  readonly keys: Map<string, SliceParts>;
}

/** Collects positions of a document by file and pointer, and copies them into a slice. */
export class Slice {
  readonly #documents: DocumentSet;
  readonly #files = new Map<string, SliceParts>();
  readonly #seen = new Set<unknown>();

  constructor(documents: DocumentSet) {
    this.#documents = documents;
  }

  keepPart(spot: DocumentPosition): void {
    this.reach(spot).whole = true;
  }

  /** Selects a position, but nothing inside it. */
  reach({file, pointer}: DocumentPosition): SliceParts {
    let kept = getOrCreateParts(this.#files, file);
    for (const key of splitPointer(pointer)) kept = getOrCreateParts(kept.keys, key);
    return kept;
  }

  /** Selects a value with everything that it references. */
  keepAll(node: Located | undefined): void {
    if (!node) return;
    this.keepPart(node);
    const open = [node];
    for (let next = open.pop(); next; next = open.pop()) {
      const {value} = next;
      if (!isContainer(value) || this.#seen.has(value)) continue;
      this.#seen.add(value);
      const subtypes =
        'discriminator' in value ? this.#documents.findSubtypes?.(this.#documents, next)?.variants : undefined;
      for (const ref of [
        ...listReferences(this.#documents, next),
        ...(subtypes ?? []).flatMap(each => getRef(each.value) ?? []),
      ]) {
        const target = this.#documents.follow(ref, next);
        if (!('node' in target)) continue;
        this.keepPart(target.node);
        open.push(target.node);
      }
      for (const key of Object.keys(value)) open.push(getChild(next, key)!);
    }
  }

  /** Selects a path with its references, because the path item can be in another file. */
  keepPath({path, kind}: Pick<OperationEntry, 'path' | 'kind'>): void {
    for (const holder of kind === 'webhook' ? ['webhooks', 'x-webhooks'] : ['paths']) {
      const items = getChild(this.#documents.root, holder);
      this.keepWay(items && getChild(items, path));
    }
  }

  /** Selects every reference in the chain from a position to the final target. */
  keepWay(from: Located | undefined): void {
    let at = from;
    for (let hops = 0; at && hops < 20; hops++) {
      const ref = getRef(at.value);
      if (ref === undefined) break;
      this.keepPart({...at, pointer: joinPointer(at.pointer, '$ref')});
      const target = this.#documents.follow(ref, at);
      at = 'node' in target ? target.node : undefined;
    }
  }

  document(): JsonObject {
    const {root} = this.#documents;
    const whole = copyParts(root.value, this.#files.get(root.file)!) as JsonObject;
    const others = [...this.#files].filter(([file]) => file !== root.file);
    if (others.length === 0) return whole;
    const files = others.map(([file, kept]) => {
      const found = this.#documents.follow('#', {file, pointer: ''});
      const name = isWebUrl(file) ? file : toRelativeReference(root.file, file);
      return [name, 'node' in found ? copyParts(found.node.value, kept) : null] as const;
    });
    return createObject([...Object.entries(whole), [sliceFiles, createObject(files)]]);
  }
}

/** Returns the relative path from one project file to another, as a `$ref` would contain it. */
export function toRelativeReference(from: string, file: string): string {
  return '../'.repeat(from.split('/').length - 1) + file.split('/').map(encodeURIComponent).join('/');
}

function getOrCreateParts(map: Map<string, SliceParts>, key: string): SliceParts {
  const kept = map.get(key) ?? {whole: false, keys: new Map<string, SliceParts>()};
  map.set(key, kept);
  return kept;
}

/** Returns the references in the keywords of a value itself, not in its children. */
function listReferences(documents: DocumentSet, node: Located): readonly string[] {
  const {value} = node;
  const ref = getRef(value);
  const mapping = getOwn(getOwn(value, 'discriminator'), 'mapping');
  const mapped = isObject(mapping) ? Object.values(mapping).filter(each => typeof each === 'string') : [];
  return [...(ref === undefined ? [] : [ref]), ...mapped.map(to => toMappedReference(documents, to, node))];
}

/** Copies the selected parts in document order. Copies lists completely, to preserve their indexes. */
function copyParts(value: unknown, kept: SliceParts): unknown {
  if (kept.whole || !isObject(value)) return value;
  return createObject(
    Object.entries(value).flatMap(([key, child]) => {
      const below = kept.keys.get(key);
      return below ? [[key, copyParts(child, below)] as const] : [];
    }),
  );
}
