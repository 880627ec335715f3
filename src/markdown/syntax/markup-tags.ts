/** Matches end tags of blocks, which show that a text is HTML. */
const blockEnd = /<\/(?:p|ul|ol|dl|table|div)\s*>/i;
const ends = /<\/([a-z][\w-]*)\s*>/gi;
/** Elements with raw or active content, which are never markup in descriptions. */
const opaque: ReadonlySet<string> = new Set(
  'embed frame frameset iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
    ' ',
  ),
);

/**
 * Returns the tags that are markup in a text of an API document: the tags in `known`. In HTML text, every closed tag is
 * markup, too. Documents generated from other sources contain tags of that source (`<note>`, `<fullname>`). In
 * Markdown, other tags are plain text, such as `<id>` in a path.
 */
export function collectMarkupTags(text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  if (!blockEnd.test(text)) return known;
  const names = Array.from(text.matchAll(ends), ([, name = '']) => name.toLowerCase());
  return new Set([...known, ...names.filter(name => !opaque.has(name))]);
}
