/** Number of bytes in a slice. Browsers lay out a slice of this size within a few milliseconds. */
const sliceSize = 32_000;

/**
 * Returns the end of a slice of UTF-8 text: after the last line end within the slice size, or else between two
 * characters. The result can change when more data arrives.
 */
export function findSliceEnd(bytes: Uint8Array, start: number): number {
  const limit = start + sliceSize;
  if (limit >= bytes.length) return bytes.length;
  const line = bytes.lastIndexOf(0x0a, limit - 1);
  if (line >= start + sliceSize / 2) return line + 1;
  let end = limit;
  while (end > start && ((bytes[end] as number) & 0xc0) === 0x80) end--;
  // Cut anywhere in malformed UTF-8, which can have any number of continuation bytes.
  return limit - end > 4 ? limit : end;
}

/** Decodes the text between two offsets. Malformed bytes become replacement characters. */
export function decodeSlice(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes.subarray(start, end));
}
