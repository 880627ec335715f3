import {readOwn} from '../../base/read-own.js';
import {record} from '../collections.js';
import {anything} from '../fields.js';
import {buildSchema, type JsonSchema, schemaOf} from '../schema.js';
import {furtherFields, furtherNodeFields} from './fields.js';

/** The published schema of docs.json, with the settings that few projects have. */
export function buildWholeSchema(): JsonSchema {
  const further = schemaOf(record('', anything(''), furtherFields)).properties;
  const node = schemaOf(record('', anything(''), furtherNodeFields)).properties;
  return merge(buildSchema(), {properties: further, definitions: {node: {properties: node}}});
}

/** What both have as objects has the keys of both; of anything else the first counts. */
function merge(one: JsonSchema, other: JsonSchema): JsonSchema {
  const merged: Record<string, unknown> = {...one};
  for (const [key, value] of Object.entries(other)) {
    const known = readOwn(merged, key);
    if (known === undefined) merged[key] = value;
    else if (isPlain(known) && isPlain(value)) merged[key] = merge(known, value);
  }
  return merged;
}

function isPlain(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
