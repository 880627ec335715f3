import {keyOf, type Located} from '../document/located.js';
import type {Choice} from './choice.js';
import type {FlatSchema, SchemaParts} from './flat-schema.js';

/** Marks a reference to what is a part only (`allOf`) of the schema that refers to it. No place has such a letter in its name. */
const partMark = '\n';

const keyIn = (step: string) => step.replace(partMark, '');

/** The references that lead to a schema, for the trail of what is below it. */
export function stepsOf({keys, partKeys}: Pick<FlatSchema, 'keys' | 'partKeys'>): readonly string[] {
  return keys.map(key => (partKeys.has(key) ? partMark + key : key));
}

/**
 * Whether a schema holds itself: it is one of those above it. What extends a schema may hold that schema in fields that it adds,
 * which is no circle: only fields that the schema has itself come round to it, and so does whoever is met a third time.
 */
export function isCircle(steps: readonly string[], parts: SchemaParts, trail: readonly string[]): boolean {
  return steps.some(step => {
    const key = keyIn(step);
    const isInside = (part: Located) => keyOf(part).startsWith(`${key}/`);
    const times = trail.filter(each => each === partMark + key).length;
    return trail.includes(key) || times > 1 || (times && parts.some(isInside));
  });
}

/** The references above a variant of a choice. */
export function trailInto({above}: Choice, trail: readonly string[]): readonly string[] {
  return trail.filter(step => keyIn(step) !== above);
}
