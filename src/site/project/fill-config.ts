import {isObject} from '../../base/json.js';
import {fillVariables, readVariables} from '../../markdown/frontmatter/variables.js';

/** Replaces the variables of docs.json in its own texts, such as labels and links of navbar and footer. */
export function fillConfig(docs: unknown): unknown {
  const variables = readVariables(docs);
  if (variables.size === 0 || !isObject(docs)) return docs;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillVariables(value, variables);
    if (Array.isArray(value)) return value.map(fill);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)])) : value;
  };
  // A variable is not replaced in the value of another.
  return {...(fill(docs) as object), variables: docs['variables']};
}
