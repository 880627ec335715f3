/** Maximum number of characters of a value in a message. */
const MAX_LENGTH = 60;

/** Describes a JSON value for a message: `an array`, `"text"`, `3`. Shortens a long value. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  if (value === '') return 'an empty string';
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…${typeof value === 'string' ? '"' : ''}` : text;
}
