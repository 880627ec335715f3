import type {SchemaError} from './validator.js';

/** Keywords whose errors only repeat another error. */
const echoes = new Set(['if', 'allOf', '$ref', 'propertyNames']);

/** Keywords whose error makes all other errors about the same value redundant. */
const telling = new Set(['type', 'minProperties']);

/**
 * Selects the helpful errors from the output of ajv. If no variant of a `oneOf` or `anyOf` matches, returns the errors
 * inside the value, or else one error for the keyword. With `within` false, always returns the latter. In the output of
 * ajv, that error follows the errors of the variants.
 */
export function selectLeafErrors(errors: readonly SchemaError[], within = true): readonly SchemaError[] {
  const leaves: SchemaError[] = [];
  for (const error of errors) {
    if (echoes.has(error.keyword)) continue;
    const isChoice = error.keyword === 'oneOf' || error.keyword === 'anyOf';
    if (!isChoice || isOverlap(error)) {
      leaves.push(error);
      continue;
    }
    const branches: SchemaError[] = [];
    while (leaves.length > 0 && isWithin(leaves.at(-1) as SchemaError, error))
      branches.unshift(leaves.pop() as SchemaError);
    const inner = !within ? [] : branches.filter(each => each.instancePath.length > error.instancePath.length);
    leaves.push(...(inner.length > 0 ? inner : [error]));
  }
  // Drop all other errors about the same value: a value of a wrong type, or an empty one, violates most other keywords,
  // too.
  const first = new Map<string, SchemaError>();
  for (const leaf of leaves)
    if (telling.has(leaf.keyword) && !first.has(leaf.instancePath)) first.set(leaf.instancePath, leaf);
  return leaves.filter(leaf => (first.get(leaf.instancePath) ?? leaf) === leaf);
}

/** Returns whether several variants of `oneOf` match, so that no variant has an error. */
function isOverlap({params}: SchemaError): boolean {
  return Array.isArray(params.passingSchemas);
}

function isWithin(inner: SchemaError, {instancePath}: SchemaError): boolean {
  return inner.instancePath === instancePath || inner.instancePath.startsWith(`${instancePath}/`);
}
