/** Returns the value of JSON text, in an object because `null` is a value too; `undefined` if it does not parse. */
export function parseJson(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}
