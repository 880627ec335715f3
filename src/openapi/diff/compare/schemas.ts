import {compareChoiceAddedOrRemoved, compareChoices} from './choices.js';
import type {SchemaComparison} from './comparison.js';
import {compareConditions} from './conditions.js';
import {compareLimits} from './limits.js';
import {compareAdditional, compareItems, compareProperties, findHidingKeyword} from './objects.js';
import {compareNull, compareTypes} from './types.js';
import {compareValues} from './values.js';

/** Compares two versions of a schema, one level deep. */
export function compareSchemas(pair: SchemaComparison): void {
  const {before, after, report} = pair;
  if (compareVisibility(pair)) return;
  if (before.keywords.get('deprecated') !== true && after.keywords.get('deprecated') === true) report('deprecated');
  if (compareChoiceAddedOrRemoved(pair)) return;
  if (!compareTypes(pair)) return;
  compareNull(pair);
  compareValues(pair);
  compareLimits(pair);
  compareProperties(pair);
  compareAdditional(pair);
  compareItems(pair);
  compareChoices(pair);
  compareConditions(pair);
}

/**
 * Compares `readOnly` and `writeOnly`. Returns true if the direction omits a version, so that other differences do not
 * matter.
 */
function compareVisibility({before, after, direction, report}: SchemaComparison): boolean {
  const word = findHidingKeyword(direction);
  const [old, now] = [before, after].map(({keywords}) => keywords.get(word) === true);
  if (!old && now) report('property-hidden', {after: word});
  if (old && !now) report('property-shown', {before: word});
  return Boolean(old || now);
}
