const known = /^(?:get|post|put|patch|delete|webhook)$/;

/**
 * Returns the end of the class of a method: `get`, `other`. What AsyncAPI sends looks like `POST`, what it receives
 * like `GET`.
 */
export function methodTone(method: string): string {
  const name = method.toLowerCase();
  if (name === 'send') return 'post';
  if (name === 'receive') return 'get';
  return known.test(name) ? name : 'other';
}
