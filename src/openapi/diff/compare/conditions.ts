import {isSameValue} from '../../../base/exact-json.js';
import type {SchemaComparison} from './comparison.js';

/** Keywords that are compared as a whole: a change of their insides cannot be judged. */
const conditions =
  'not if then else dependentRequired dependentSchemas dependencies contains propertyNames contentSchema xml'.split(
    ' ',
  );

/** Compares what a schema demands by conditions. */
export function compareConditions({before, after, report}: SchemaComparison): void {
  for (const name of conditions) {
    const [old, now] = [before.keywords.get(name), after.keywords.get(name)];
    if (old === now || isSameValue(old, now)) continue;
    // Another name in XML is another text, however it comes about.
    const isRename = name === 'xml';
    const rule =
      isRename || (old !== undefined && now !== undefined) ? 'changed' : old === undefined ? 'added' : 'removed';
    report(`condition-${rule}`, {name});
  }
}
