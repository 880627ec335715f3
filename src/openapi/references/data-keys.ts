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

/** What stands under a key is data of the author; under a key of a map, such as the response `default`, it is not. */
export function isDataKey(key: string, parent: string, value: unknown): boolean {
  const isData = dataKeys.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
  return isData && !maps.has(parent);
}
