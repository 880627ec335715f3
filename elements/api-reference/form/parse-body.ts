import {JsonScan, placeOf} from '../../../src/api-reference/form/json-scan.js';
import {parseJson} from '../../../src/base/exact-json.js';

/** Parses JSON, or returns the line and column of the first error. */
export function parseBody(text: string): {readonly value: unknown} | {readonly line: number; readonly column: number} {
  try {
    return {value: parseJson(text)};
  } catch {
    // Browsers report the position in different forms, or not at all.
    const scan = new JsonScan(new TextEncoder().encode(text));
    scan.run(Number.POSITIVE_INFINITY);
    return placeOf(scan.bytes, scan.failedAt ?? scan.bytes.length);
  }
}
