/** Returns the flag that an author probably means by another value, such as `yes`, `off` or 0. */
export function guessFlag(value: unknown): boolean {
  return !/^(?:no|off|false|0|none|never|)$/i.test(String(value).trim());
}
