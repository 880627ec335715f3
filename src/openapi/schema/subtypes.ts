import {getOwn, getOwnText, isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getChildren, getPositionKey, type Located} from '../document/located.js';
import {getLastKey} from '../document/pointer.js';
import {type Choice, readDiscriminator, toMappedReference} from './choice.js';

/** Schemas of each file, by the key of the schema that they extend. */
const knownExtensions = new WeakMap<DocumentSet, Map<string, ReadonlyMap<string, readonly Located[]>>>();

/**
 * Returns the variants of a schema with a `discriminator` but no `oneOf`. Variants are schemas that extend it by
 * `allOf` (OpenAPI 3.1, section 4.8.25), and targets of its mapping. Searches only the schema's own file.
 */
export function findSubtypes(documents: DocumentSet, node: Located): Choice | undefined {
  const discriminator = readDiscriminator(node);
  if (!discriminator || getOwn(node.value, 'oneOf') || getOwn(node.value, 'anyOf')) return undefined;
  const mapping = discriminator.mapping.map(([name, to]) => [name, toMappedReference(documents, to, node)] as const);
  const self = getPositionKey(node);
  const subtypes = new Map<string, string>();
  for (const [, ref] of mapping) {
    const found = documents.follow(ref, node);
    // List a target in a file that is not loaded yet: the schema is merged again after `settle` has loaded it.
    const key = 'node' in found ? getPositionKey(found.node) : 'unread' in found ? ref : self;
    if (key !== self) subtypes.set(key, ref);
  }
  const extended = findSiblingExtensions(documents, node);
  const open = [self];
  for (let next = open.shift(); next !== undefined; next = open.shift())
    for (const each of extended.get(next) ?? []) {
      const key = getPositionKey(each);
      if (key === self || (subtypes.has(key) && next !== self)) continue;
      if (!subtypes.has(key)) subtypes.set(key, `#${each.pointer}`);
      if (!open.includes(key)) open.push(key);
    }
  if (subtypes.size === 0) return undefined;
  const refs = [...subtypes.values()];
  const implied = refs.filter(ref => !mapping.some(([, to]) => to === ref)).map(ref => [getLastKey(ref), ref] as const);
  return {
    kind: 'oneOf',
    variants: refs.map((ref, at) => ({
      value: {$ref: ref},
      file: node.file,
      pointer: `${node.pointer}/discriminator/heirs/${at}`,
    })),
    discriminator: {...discriminator, mapping: [...mapping, ...implied]},
    above: self,
  };
}

function findSiblingExtensions(documents: DocumentSet, node: Located): ReadonlyMap<string, readonly Located[]> {
  const parent = node.pointer.slice(0, Math.max(0, node.pointer.lastIndexOf('/')));
  const known = knownExtensions.get(documents) ?? new Map<string, ReadonlyMap<string, readonly Located[]>>();
  knownExtensions.set(documents, known);
  const place = `${node.file}#${parent}`;
  const found = known.get(place) ?? findExtensions(documents, node, parent);
  known.set(place, found);
  return found;
}

function findExtensions(
  documents: DocumentSet,
  node: Located,
  parent: string,
): ReadonlyMap<string, readonly Located[]> {
  const holder = documents.follow(`#${parent}`, node);
  const found = new Map<string, Located[]>();
  if (!('node' in holder) || !isObject(holder.node.value)) return found;
  for (const name of Object.keys(holder.node.value)) {
    const each = getChild(holder.node, name)!;
    for (const [, part] of getChildren(each, 'allOf')) {
      const ref = getOwnText(part.value, '$ref');
      // Follow only references within this file: others would have to be loaded for this.
      const target = ref?.startsWith('#') ? documents.follow(ref, part) : undefined;
      if (!target || !('node' in target)) continue;
      const key = getPositionKey(target.node);
      const list = found.get(key);
      if (list) list.push(each);
      else found.set(key, [each]);
    }
  }
  return found;
}

/** Maximum number of `allOf` steps from a subtype to its base. */
const MAX_LEVELS = 5;

/** Returns the variants that extend the schema `node`. */
export function listExtensions(
  documents: DocumentSet,
  node: Located,
  variants: readonly Located[],
): readonly Located[] {
  return variants.filter(each => isExtension(documents, each, getPositionKey(node)));
}

/** Returns whether a schema extends another schema by `allOf`. */
function isExtension(documents: DocumentSet, node: Located, base: string, level = 0): boolean {
  const targetOf = (each: Located) => {
    const ref = getOwnText(each.value, '$ref');
    const target = ref === undefined ? undefined : documents.follow(ref, each);
    return target && 'node' in target ? target.node : each;
  };
  return (
    level < MAX_LEVELS &&
    getChildren(targetOf(node), 'allOf').some(
      ([, part]) => getPositionKey(targetOf(part)) === base || isExtension(documents, part, base, level + 1),
    )
  );
}
