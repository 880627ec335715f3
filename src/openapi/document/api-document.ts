import type {JsonObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';

/** An API document in the form of OpenAPI 3. `text` serves to find positions. */
export interface ApiDocument {
  readonly file: string;
  readonly text: string;
  readonly value: JsonObject;
  /** As written in the document, such as `3.1.0`; empty if absent. */
  readonly version: string;
}

/** Plain data of a file, and what is wrong with its text. `value` is absent where nothing could be read. */
export interface ReadData {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Returns the nesting depth of JSON. */
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
