import {formatJson} from '../../base/exact-json.js';
import {toNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {type FlatSchema, flattenSchema, type SchemaParts} from '../schema/flatten-schema.js';
import {isExcluded} from './conditions.js';
import {generatePatternText} from './generate-pattern-text.js';

/** Returns the value, or a similar value if the schema's `not` excludes it. */
export function replaceExcluded(
  documents: DocumentSet,
  schema: FlatSchema,
  parts: SchemaParts,
  value: unknown,
): unknown {
  if (!isExcluded(documents, schema, value)) return value;
  return makeDistinct(documents, parts, value, MAX_ITEMS).find(each => !isExcluded(documents, schema, each)) ?? value;
}

/** Maximum number of items in a list's example, even if `minItems` is larger. */
export const MAX_ITEMS = 20;

/** Returns up to `count` distinct values: `value`, and similar values that the schema probably allows. */
export function makeDistinct(
  documents: DocumentSet,
  parts: SchemaParts,
  value: unknown,
  count: number,
): readonly unknown[] {
  const {keywords} = flattenSchema(documents, parts);
  const listed = [value, ...['enum', 'examples'].flatMap(word => keywords.get(word) ?? [])];
  const isFree = !['const', 'enum', 'pattern', 'format', 'maxLength'].some(word => keywords.has(word));
  const pattern = keywords.get('pattern');
  const step = toNumber(keywords.get('multipleOf')) ?? 1;
  const isBeyond = (next: number) =>
    next > (toNumber(keywords.get('maximum')) ?? next) ||
    next >= (toNumber(keywords.get('exclusiveMaximum')) ?? next + 1);
  for (let more = 1; more < count; more++) {
    if (typeof value === 'number' && !isBeyond(value + more * step)) listed.push(value + more * step);
    if (typeof value === 'string' && isFree) listed.push(`${value}${more + 1}`);
    if (typeof value === 'string' && typeof pattern === 'string') listed.push(generatePatternText(pattern, more));
    if (typeof value === 'boolean') listed.push(!value);
  }
  const texts = new Map(listed.filter(each => each !== undefined).map(each => [formatJson(each), each]));
  return [...texts.values()].slice(0, count);
}
