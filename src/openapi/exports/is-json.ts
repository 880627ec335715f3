/** Returns whether a text begins like JSON. Flow-style YAML such as `{a: 1}` does not occur in API documents. */
export function isJson(text: string): boolean {
  return /^\ufeff?\s*[{[]/.test(text);
}
