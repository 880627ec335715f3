/** Object keys and array indexes, from the outside in. */
export type ValuePath = readonly (string | number)[];

/** Formats keys as a path: `navbar.links[1]`, `paths["/orders"].get`. */
export function formatKeys(keys: ValuePath): string {
  return keys
    .map((key, at) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[\w$-]+$/.test(key) ? (at === 0 ? key : `.${key}`) : `[${JSON.stringify(key)}]`;
    })
    .join('');
}
