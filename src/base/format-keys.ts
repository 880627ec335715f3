/** Formats keys as a path: `navbar.links[1]`, `paths["/orders"].get`. */
export function formatKeys(keys: readonly (string | number)[]): string {
  return keys
    .map((key, at) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[\w$-]+$/.test(key) ? (at === 0 ? key : `.${key}`) : `[${JSON.stringify(key)}]`;
    })
    .join('');
}
