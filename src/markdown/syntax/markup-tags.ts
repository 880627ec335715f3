/** Ends of blocks: a text that has one is written in HTML. */
const blockEnd = /<\/(?:p|ul|ol|dl|table|div)\s*>/i;
const ends = /<\/([a-z][\w-]*)\s*>/gi;
/** Tags whose content is kept verbatim. */
const opaque: ReadonlySet<string> = new Set(
  'embed frame frameset iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
    ' ',
  ),
);

/**
 * Returns the tags that are markup in a text of an API document: `known`, and in a text that is written in HTML every
 * other that is closed somewhere. Documents made from another source have names of that source (`<note>`,
 * `<fullname>`), of which a browser shows the content. In Markdown such a tag is a word, like the `<id>` of a path.
 */
export function collectMarkupTags(text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  if (!blockEnd.test(text)) return known;
  const names = Array.from(text.matchAll(ends), ([, name = '']) => name.toLowerCase());
  return new Set([...known, ...names.filter(name => !opaque.has(name))]);
}
