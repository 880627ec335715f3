import {JsonScan, placeOf} from '../../../src/api-reference/form/json-scan.js';
import {parseJson} from '../../../src/base/exact-json.js';

/** JSON as a value, or the line and column where it is no longer JSON. */
export function parseBody(text: string): {readonly value: unknown} | {readonly line: number; readonly column: number} {
  try {
    return {value: parseJson(text)};
  } catch {
    // Engines name the place in words of their own, or not at all.
    const scan = new JsonScan(new TextEncoder().encode(text));
    scan.run(Number.POSITIVE_INFINITY);
    return placeOf(scan.bytes, scan.failedAt ?? scan.bytes.length);
  }
}
