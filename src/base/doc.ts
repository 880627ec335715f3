/**
 * Returns documentation text for the schema and the reference pages. Never use it for text that readers of a site see:
 * the bundler empties these templates in browser code.
 */
export function doc(text: TemplateStringsArray): string {
  return text[0] ?? '';
}
