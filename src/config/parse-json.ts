/** Parses JSON. The value is wrapped, because it can be `null`. Undefined for invalid JSON. */
export function parseJson(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}
