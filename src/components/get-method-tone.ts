const known = /^(?:get|post|put|patch|delete|webhook)$/;

/**
 * Returns the CSS class suffix for a method's color: `get`, `other`. AsyncAPI's `send` has the color of `POST`, and
 * `receive` that of `GET`.
 */
export function getMethodTone(method: string): string {
  const name = method.toLowerCase();
  if (name === 'send') return 'post';
  if (name === 'receive') return 'get';
  return known.test(name) ? name : 'other';
}
