/** Matches end tags of blocks. A text with such a tag counts as HTML. */
const blockEnd = /<\/(?:p|ul|ol|dl|table|div)\s*>/i;
const ends = /<\/([a-z][\w-]*)\s*>/gi;
/** Elements with raw or active content. In descriptions, these are always text. */
const opaque: ReadonlySet<string> = new Set(
  'embed frame frameset iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
    ' ',
  ),
);

/**
 * Returns the tags to parse in a description: those in `known`. In an HTML text also every closed tag, because
 * documents generated from other sources contain tags of their source (`<note>`, `<fullname>`). In Markdown, other tags
 * are text, such as `<id>` in a path.
 */
export function collectMarkupTags(text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  if (!blockEnd.test(text)) return known;
  const names = Array.from(text.matchAll(ends), ([, name = '']) => name.toLowerCase());
  return new Set([...known, ...names.filter(name => !opaque.has(name))]);
}
