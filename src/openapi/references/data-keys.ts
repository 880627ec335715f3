/** Keys whose values are data of the author: a `$ref` in there is a text. */
const dataKeys = new Set(['example', 'value', 'default', 'enum', 'const', 'dataValue']);
/** Maps whose keys are names: `default` is a property there. */
export const maps = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'definitions',
  '$defs',
  'responses',
  'paths',
]);

/** Returns whether the value of a key is the author's data. Keys of maps, such as the response `default`, are not. */
export function isDataKey(key: string, parent: string, value: unknown): boolean {
  const isData = dataKeys.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
  return isData && !maps.has(parent);
}
