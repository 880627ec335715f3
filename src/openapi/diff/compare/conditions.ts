import {isEqualJson} from '../../../base/exact-json.js';
import {getOwn} from '../../../base/json.js';
import {listSchemaPlaces} from '../../schema/across-parts.js';
import type {FlatSchema} from '../../schema/flatten-schema.js';
import type {SchemaComparison} from './comparison.js';

/** Keywords that are only compared for equality: whether a change inside them is breaking cannot be determined. */
const conditions =
  'not if then else dependentRequired dependentSchemas dependencies contains propertyNames contentSchema xml'.split(
    ' ',
  );

/** Reports changed conditional keywords, such as `if` and `not`. */
export function compareConditions({before, after, report}: SchemaComparison): void {
  for (const name of conditions) {
    const [old, now] = [getValue(before, name), getValue(after, name)];
    if (old === now || isEqualJson(old, now)) continue;
    // Use another rule for `xml`: every change of it renames elements in the XML text.
    const isRename = name === 'xml';
    const rule =
      isRename || (old !== undefined && now !== undefined) ? 'changed' : old === undefined ? 'added' : 'removed';
    report(`condition-${rule}`, {name});
  }
}

/** Returns a keyword's value. If several `allOf` parts define it, returns a list of all values. */
function getValue(schema: FlatSchema, name: string): unknown {
  const parts = listSchemaPlaces(schema, name === 'then' || name === 'else' ? 'if' : name);
  return parts.length > 1 ? parts.flatMap(({value}) => getOwn(value, name) ?? []) : getOwn(parts[0]?.value, name);
}
