/**
 * Returns documentation text for the schema and reference pages. The bundler empties these templates in browser code,
 * so never use a template for text that a site's reader must see.
 */
export function doc(text: TemplateStringsArray): string {
  return text[0] ?? '';
}
