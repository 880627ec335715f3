import type {JsonObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';

/** An API document in the form of OpenAPI 3. `text` is the source, for finding positions. */
export interface ApiDocument {
  readonly file: string;
  readonly text: string;
  readonly value: JsonObject;
  /** Version in the document: `3.1.0`. Empty if absent. */
  readonly version: string;
}

/** Data of a file, with problems in its text. `value` is absent if the file is unreadable. */
export interface ReadData {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Returns the nesting depth of JSON text. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      for (at++; at < text.length && text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92) at++;
    } else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}
