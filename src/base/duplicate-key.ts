/** Describes a key that its object already has on line `first`: one text for docs.json, frontmatter, and API documents. */
export function describeDuplicateKey(
  path: string,
  first: number,
  second: number,
): {readonly message: string; readonly fix: string} {
  const lines = first === second ? `on line ${first}` : `on lines ${first} and ${second}`;
  return {
    message: `${path} appears twice, ${lines}. Lectern uses the last one.`,
    fix:
      first === second
        ? 'Delete one of the two keys, or rename it.'
        : `Delete the key on line ${first}, or rename one of the two.`,
  };
}
