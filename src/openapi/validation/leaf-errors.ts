import type {SchemaError} from './validator.js';

/** Errors that only repeat another error. */
const echoes = new Set(['if', 'allOf', '$ref', 'propertyNames']);

/** Errors that make all others for the same value redundant. */
const telling = new Set(['type', 'minProperties']);

/**
 * Returns the faults that are worth telling, out of all that ajv gives: of a choice that nothing fits, what is wrong
 * inside of the value, or the choice itself; without `within`, where nothing is known of the branches, always the
 * choice. ajv gives the faults of the branches right before that of the choice.
 */
export function leafErrors(errors: readonly SchemaError[], within = true): readonly SchemaError[] {
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
  // A value of the wrong type, or an empty one, fails at everything else, too.
  const first = new Map<string, SchemaError>();
  for (const leaf of leaves)
    if (telling.has(leaf.keyword) && !first.has(leaf.instancePath)) first.set(leaf.instancePath, leaf);
  return leaves.filter(leaf => (first.get(leaf.instancePath) ?? leaf) === leaf);
}

/** Returns whether several branches of `oneOf` match, so that none has an error. */
function isOverlap({params}: SchemaError): boolean {
  return Array.isArray(params.passingSchemas);
}

function isWithin(inner: SchemaError, {instancePath}: SchemaError): boolean {
  return inner.instancePath === instancePath || inner.instancePath.startsWith(`${instancePath}/`);
}
