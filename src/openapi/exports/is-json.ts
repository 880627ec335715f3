/** A text that begins like JSON is JSON: `{a: 1}` is YAML that nobody writes a document in. */
export function isJson(text: string): boolean {
  return /^\ufeff?\s*[{[]/.test(text);
}
