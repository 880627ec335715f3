/** Returns a media type without parameters: `application/json` for `application/json; charset=utf-8`. */
export function parseMediaType(contentType: string): string {
  return contentType.split(';')[0]!.trim().toLowerCase();
}

/** Finds the entry for a media type: an exact match, or else the narrowest range that contains it. */
export function findByRange<T>(list: readonly T[], type: string, typeOf: (each: T) => string): T | undefined {
  const wanted = parseMediaType(type);
  for (const name of [wanted, `${wanted.split('/')[0]}/*`, '*/*']) {
    const found = list.find(each => parseMediaType(typeOf(each)) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
