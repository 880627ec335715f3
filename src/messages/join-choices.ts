import {formatList} from './format.js';

/** Lists allowed values for a message: `"a", "b", "c"`. Shortens lists of more than `limit` values. */
export function listChoices(choices: readonly string[], limit = 12): string {
  const once = [...new Set(choices)];
  const more = once.length - limit;
  return more > 0 ? `${once.slice(0, limit).join(', ')}, and ${more} more` : once.join(', ');
}

/** Joins choices for a message: `"a", "b", or "c"`. Shortens lists of more than `limit` choices. */
export function joinChoices(choices: readonly string[], limit = 12): string {
  const once = [...new Set(choices)];
  return once.length > limit
    ? `${once.slice(0, limit).join(', ')}, or another of ${once.length}`
    : formatList(once, 'en', 'disjunction');
}
