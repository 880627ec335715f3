import {getPositionKey, type Located} from '../document/located.js';
import type {Choice} from './choice.js';
import type {FlatSchema, SchemaParts} from './flatten-schema.js';

/** Suffix for a reference to a schema that is only an `allOf` part. Position keys never contain this character. */
const partMark = '\n';

const keyIn = (step: string) => step.replace(partMark, '');

/** Returns the references that led to a schema, to append to the reference path of its children. */
export function listPathSteps({keys, partKeys}: Pick<FlatSchema, 'keys' | 'partKeys'>): readonly string[] {
  return keys.map(key => (partKeys.has(key) ? partMark + key : key));
}

/**
 * Returns whether a schema is recursive: one of its ancestors is the same schema. A subtype can contain its base type
 * in added properties, which is not a cycle. A cycle needs a property of the base, or a third occurrence.
 */
export function isRecursive(steps: readonly string[], parts: SchemaParts, refPath: readonly string[]): boolean {
  return steps.some(step => {
    const key = keyIn(step);
    const isInside = (part: Located) => getPositionKey(part).startsWith(`${key}/`);
    const times = refPath.filter(each => each === partMark + key).length;
    return refPath.includes(key) || times > 1 || (times && parts.some(isInside));
  });
}

/** Returns the reference path inside a variant, without the base that lists the variant. */
export function enterVariant({above}: Choice, refPath: readonly string[]): readonly string[] {
  return refPath.filter(step => keyIn(step) !== above);
}
