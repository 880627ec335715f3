interface ByteRange {
  readonly start: number;
  /** Offset of the last byte. */
  readonly end: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14.1.2). Returns `'none'` if the range is beyond the end, which is status
 * 416. Returns undefined to send the whole file: without the header, with several ranges, or with an invalid one.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : {start: size - length, end: size - 1};
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : {start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1)};
}
