export interface ByteRange {
  readonly start: number;
  /** Of the last byte. */
  readonly end: number;
}

/**
 * The one range that a request asks for (RFC 9110, section 14.1.2). `'none'` when it lies behind the end; `undefined` when the
 * whole file is to be sent: without a range, with several, or with one that cannot be read.
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
