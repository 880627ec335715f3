import {joinPointer, parsePointer} from '../document/pointer.js';
import {toKebabCase} from './build-operation-ids.js';

/**
 * A link to a position in the document, split and decoded: `tag`, `Pets`, `operation`, `get`. `kind` is empty for a
 * JSON pointer.
 */
interface PartLink {
  readonly kind: string;
  readonly keys: readonly string[];
}

/** Parses `#tag/Pets/operation/get` and `#/paths/~1pets/get`. */
export function readPartLink(written: string): PartLink {
  const slash = written.indexOf('/');
  return {kind: written.slice(1, slash), keys: parsePointer(written.slice(slash))};
}

/** Writes a link to an operation as a JSON pointer. */
export function writePartLink({method, path}: {readonly method: string; readonly path: string}): string {
  return `#${joinPointer(joinPointer('/paths', path), method.toLowerCase()).replaceAll('%', '%25')}`;
}

/** Returns the operation that a link refers to by its id or path. A tag can precede both. */
export function findLinked<T extends {readonly id: string; readonly method: string; readonly path: string}>(
  operations: readonly T[],
  written: string,
): T | undefined {
  const {kind, keys} = readPartLink(written);
  const at = keys.findIndex(key => key === 'paths' || key === 'webhooks');
  const [path, method] = at < 0 ? [] : keys.slice(at + 1);
  if (path !== undefined)
    return operations.find(each => each.path === path && each.method.toLowerCase() === method?.toLowerCase());
  const name = toKebabCase(readId(kind, keys));
  const byId = name === '' ? undefined : operations.find(({id}) => id === name);
  if (byId || kind !== 'tag') return byId;
  // Links can also have the form `#tag/users/GET/users/{id}`.
  const [, verb = '', ...segments] = keys;
  return operations.find(
    each => each.method.toLowerCase() === verb.toLowerCase() && each.path === `/${segments.join('/')}`,
  );
}

/**
 * Returns the id in `#operation/repos/get`, `#tag/Repos/operation/repos/get`, or `#/Repos/repos_get`. Ids can contain
 * slashes.
 */
function readId(kind: string, keys: readonly string[]): string {
  if (kind === 'operation') return keys.join('/');
  const at = kind === 'tag' ? keys.indexOf('operation') : -1;
  if (at > 0) return keys.slice(at + 1).join('/');
  return kind === '' && keys.length === 2 ? (keys[1] ?? '') : '';
}
