/** Returns a media type without parameters: `application/json` of `application/json; charset=utf-8`. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';')[0]!.trim().toLowerCase();
}
