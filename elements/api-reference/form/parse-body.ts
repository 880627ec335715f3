import {findPosition, JsonScan} from '../../../src/api-reference/form/json-scan.js';
import {parseJson} from '../../../src/base/exact-json.js';

/** Parses JSON. On an error, returns its line and column. */
export function parseBody(text: string): {readonly value: unknown} | {readonly line: number; readonly column: number} {
  try {
    return {value: parseJson(text)};
  } catch {
    // Browsers word the position in `SyntaxError` differently, or leave it out. Scan the text instead.
    const scan = new JsonScan(new TextEncoder().encode(text));
    scan.run(Number.POSITIVE_INFINITY);
    return findPosition(scan.bytes, scan.failedAt ?? scan.bytes.length);
  }
}
