import {keyOf, type Located} from '../document/located.js';
import type {Choice} from './choice.js';
import type {FlatSchema, SchemaParts} from './flat-schema.js';

/** Marks a reference to what is a part only (`allOf`) of the schema that refers to it. No place has such a letter in its name. */
const partMark = '\n';

const keyIn = (step: string) => step.replace(partMark, '');

/** Returns the references that lead to a schema, for the reference path of its children. */
export function stepsOf({keys, partKeys}: Pick<FlatSchema, 'keys' | 'partKeys'>): readonly string[] {
  return keys.map(key => (partKeys.has(key) ? partMark + key : key));
}

/**
 * Returns whether a schema is recursive: it is one of its ancestors. A subtype may contain its base type in properties
 * that it adds, which is not a cycle. Only the base's own properties cause one, or a third occurrence.
 */
export function isCircle(steps: readonly string[], parts: SchemaParts, refPath: readonly string[]): boolean {
  return steps.some(step => {
    const key = keyIn(step);
    const isInside = (part: Located) => keyOf(part).startsWith(`${key}/`);
    const times = refPath.filter(each => each === partMark + key).length;
    return refPath.includes(key) || times > 1 || (times && parts.some(isInside));
  });
}

/** Returns the reference path inside of a variant: without the base that lists it, which is not a circle there. */
export function enterVariant({above}: Choice, refPath: readonly string[]): readonly string[] {
  return refPath.filter(step => keyIn(step) !== above);
}
