/** Keys whose values are the author's data, in which `$ref` is not a reference. */
const dataKeys = new Set(['example', 'value', 'default', 'enum', 'const', 'dataValue']);
/** Objects that map names to values, where a data key such as `default` is a name. */
export const dataMaps = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'definitions',
  '$defs',
  'responses',
  'paths',
]);

/** Returns whether a key's value is the author's data. Names in maps, such as the response `default`, are not. */
export function isDataKey(key: string, parent: string, value: unknown): boolean {
  const isData = dataKeys.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
  return isData && !dataMaps.has(parent);
}
