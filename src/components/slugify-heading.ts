/**
 * Ids in the page header and sidebar, which style sheets of projects use. No heading gets one of these ids: a link to
 * it would open the page header instead.
 */
const chromeIds = new Set(
  'navigation-items page-context-menu search-bar-entry sidebar-content topbar-cta-button'.split(' '),
);

/**
 * Returns a heading's id, as other docs.json platforms build it. Lower-cases letters and preserves digits, `_`, `&`,
 * `@`, and emoji. Slashes and apostrophes (as ') remain between letters, and other quotes are dropped. Any other run of
 * characters becomes one hyphen: `What's new in v1.2?` becomes `what's-new-in-v1-2`, and `Pause/Resume` becomes
 * `pause/resume`. This finds 820 of 871 links to headings in real projects, and `isSameHeading` most of the others.
 */
export function slugifyHeading(text: string): string {
  const lower = composeLetters(text).toLowerCase();
  const bare = /[/'’‘"“”`]/.test(lower) ? withoutQuotes(lower) : lower;
  // Avoid expressions with Unicode classes where possible: they take milliseconds to compile, and most headings and
  // field names do not need them.
  const isPlain = !/[^\0-\x7f]/.test(bare);
  const other = isPlain ? /[^a-z\d_&@/]+/g : /[^\p{L}\p{M}\p{N}_&@’/\p{Extended_Pictographic}]+/gu;
  const slug = bare.replace(other, '-').replace(/^-|-$/g, '');
  return chromeIds.has(slug) ? `${slug}-2` : slug;
}

function withoutQuotes(text: string): string {
  return text
    .replace(/[‘"“”`]/g, '')
    .replace(/(?<![^\0-/:-@[-`{-\x7f])[/'’]|[/'’](?![^\0-/:-@[-`{-\x7f])/g, mark => (mark === '/' ? '-' : ''))
    .replaceAll("'", '’');
}

/**
 * Returns whether two ids differ only in punctuation. Tools build ids differently, and links outlive a change of tools.
 */
export function isSameHeading(one: string, other: string): boolean {
  return toBareId(one) === toBareId(other);
}

/** Merges letters and their combining marks to one character. Most texts have no such marks. */
function composeLetters(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
}

/** Converts an id that the author wrote to a valid one. HTML allows everything except white space. */
export function toValidId(given: string): string {
  return composeLetters(given).trim().replace(/\s+/g, '-');
}

function toBareId(id: string): string {
  return composeLetters(id)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
