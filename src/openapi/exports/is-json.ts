/** Returns whether a text starts like JSON. Flow-style YAML such as `{a: 1}` does not occur in documents. */
export function isJson(text: string): boolean {
  return /^\ufeff?\s*[{[]/.test(text);
}
