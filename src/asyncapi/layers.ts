import {getOwnText, isObject} from '../base/json.js';
import {isWebUrl} from '../base/web-url.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../openapi/document/located.js';
import {toRelativeReference} from '../openapi/slices/slice.js';
import type {ReadingState} from './reading.js';

/**
 * A message or operation and its traits, highest precedence first. In 2.x, traits override the object that they are
 * applied to (JSON Merge Patch, RFC 7396). In 3.x, they never do.
 */
export type Layers = readonly Located[];

export function buildLayers({follow, isThree}: ReadingState, node: Located): Layers {
  const traits = getChildren(node, 'traits').flatMap(([, each]) => {
    const trait = follow(each);
    return trait && isObject(trait.value) ? [trait] : [];
  });
  traits.reverse();
  return isThree ? [node, ...traits] : [...traits, node];
}

export function readLayerText(layers: Layers, key: string): string | undefined {
  for (const {value} of layers) {
    const found = getOwnText(value, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first layer that has the key. */
export function findHolder(layers: Layers, key: string): Located | undefined {
  return layers.find(each => getChild(each, key));
}

/** Returns the members of an object that every layer can extend, by name. */
export function readLayerMembers({follow}: ReadingState, layers: Layers, key: string): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  for (const layer of layers) {
    const holder = follow(getChild(layer, key));
    if (!holder || !isObject(holder.value)) continue;
    for (const name of Object.keys(holder.value)) if (!found.has(name)) found.set(name, getChild(holder, name)!);
  }
  return found;
}

/** Returns the schema under a key. If several layers have one, combines them by `allOf`. */
export function findSchemaUnder({documents}: ReadingState, layers: Layers, key: string): Located | undefined {
  const parts = layers.flatMap(layer => {
    const schema = getChild(layer, key);
    return schema && (isObject(schema.value) || typeof schema.value === 'boolean') ? [schema] : [];
  });
  const [first] = parts;
  if (!first || parts.length === 1) return first;
  // Refer to the schemas by `$ref` instead of copying them, so that references inside them resolve in their own file.
  const allOf = [...parts].reverse().map(part => ({$ref: buildReference(documents, part)}));
  return {value: {allOf}, file: documents.root.file, pointer: `${first.pointer}#merged`};
}

function buildReference({root}: DocumentSet, {file, pointer}: Located): string {
  const name = file === root.file ? '' : isWebUrl(file) ? file : toRelativeReference(root.file, file);
  return `${name}#${pointer.replaceAll('%', '%25')}`;
}
