/** Parses JSON. The value is wrapped, because it can be `null`. Undefined for invalid JSON. */
export function tryParseJson(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}
