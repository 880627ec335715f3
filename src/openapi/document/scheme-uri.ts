import type {Located} from './located.js';
import {joinPointer} from './pointer.js';

/** JSON Pointer of the security schemes. */
const schemesPointer = '/components/securitySchemes';

/** The parts of `DocumentSet` that resolve references. The result of `follow` contains `node` if the target exists. */
interface Followed {
  readonly root: Located;
  readonly version: string;
  follow(ref: string, from: Located): {readonly node: Located} | {readonly node?: never};
}

/** A security scheme by its URI. `name` is its name in the components of the document, if it has one. */
interface FoundScheme {
  readonly node: Located;
  readonly name?: string;
}

/**
 * Returns the scheme that a requirement names by its URI. Undefined for the name of a scheme, which takes precedence
 * (OpenAPI 3.2, section 4.30).
 */
export function findSchemeByUri(documents: Followed, key: string, from: Located): FoundScheme | undefined {
  const {root, version} = documents;
  if (!/[#/.]/.test(key) || !/^3\.[^01]/.test(version)) return undefined;
  if (documents.follow(`#${joinPointer(schemesPointer, key)}`, root).node) return undefined;
  const {node} = documents.follow(key, from);
  if (!node) return undefined;
  const [, name] = /^\/components\/securitySchemes\/([^/]+)$/.exec(node.pointer) ?? [];
  return {node, ...(name !== undefined && node.file === root.file && {name})};
}
