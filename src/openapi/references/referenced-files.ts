import {isObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {resolveReferenceTarget} from './reference-target.js';

/**
 * Returns the paths of the files that the references in a value name. Can contain too many paths, such as a `$ref` in an
 * example.
 *
 * @param file Path of the file with the value.
 */
export function findReferencedFiles(value: unknown, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isContainer(next) || seen.has(next)) continue;
    seen.add(next);
    for (const ref of isObject(next) ? listReferences(next) : []) {
      const target = resolveReferenceTarget(file, ref);
      if ('file' in target && target.file !== file) found.add(target.file);
    }
    open.push(...Object.values(next).filter(isContainer));
  }
  return found;
}

/**
 * Returns the references of an object: `$ref`, targets of a discriminator (OpenAPI 3.1, section 4.8.25), and security
 * schemes of a requirement (OpenAPI 3.2, section 4.30).
 */
function listReferences(value: object): readonly string[] {
  return Object.entries(value)
    .flatMap(([key, child]): unknown[] => {
      if (key === '$ref' || key === '$dynamicRef' || key === 'defaultMapping') return [child];
      if (key === 'mapping' && isObject(child)) return Object.values(child);
      return key === 'security' && Array.isArray(child) ? child.filter(isObject).flatMap(Object.keys) : [];
    })
    .filter(each => typeof each === 'string');
}
