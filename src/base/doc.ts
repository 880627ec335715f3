/**
 * Returns the text of a documentation string. Only the schema and the reference pages read it, so the bundler empties
 * these templates in what a browser downloads: never put text in one that a reader of the site has to see.
 */
export function doc(text: TemplateStringsArray): string {
  return text[0] ?? '';
}
