import {createObject, getOwnText, isObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';

interface Part {
  readonly value: unknown;
  /** Name of the property that the schema describes. */
  readonly name?: string;
  /** True for a map from property names to schemas, such as `properties`. */
  readonly isNamed?: boolean;
}

/**
 * Returns the names of properties with `format: password` in a document. Undefined if such a schema belongs to no
 * property: any value could then be a password.
 */
export function findPasswordNames(document: unknown): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const parts: Part[] = [{value: document}];
  for (const {value, name, isNamed} of parts) {
    if (!isContainer(value)) continue;
    if (!isNamed && isObject(value) && getOwnText(value, 'format') === 'password') {
      if (name === undefined) return undefined;
      names.add(name);
    }
    for (const [key, each] of Object.entries(value))
      parts.push(isNamed ? {value: each, name: key} : {value: each, isNamed: key === 'properties' && isObject(each)});
  }
  return names;
}

/** Removes properties with these names, at any depth. */
export function withoutNames(value: unknown, names: ReadonlySet<string>): unknown {
  if (!isContainer(value)) return value;
  if (Array.isArray(value)) return value.map(each => withoutNames(each, names));
  return createObject(
    Object.entries(value)
      .filter(([name]) => !names.has(name))
      .map(([name, each]) => [name, withoutNames(each, names)]),
  );
}
