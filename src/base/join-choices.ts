/** Joins choices for a message: `"a", "b" or "c"`. Shortens long lists. */
export function joinChoices(choices: readonly string[], limit = 12): string {
  const once = [...new Set(choices)];
  if (once.length > limit) return `${once.slice(0, limit).join(', ')} or another of ${once.length}`;
  return once.length < 2 ? once.join('') : `${once.slice(0, -1).join(', ')} or ${once.at(-1)}`;
}
