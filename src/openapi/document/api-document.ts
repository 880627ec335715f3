import type {JsonObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';

/** An API document, converted to the form of OpenAPI 3. `text` is the source, for the positions of problems. */
export interface ApiDocument {
  readonly file: string;
  readonly text: string;
  readonly value: JsonObject;
  /** OpenAPI version that the document declares: `3.1.0`. Empty if absent. */
  readonly version: string;
}

/** Parsed content of a file, with its syntax problems. `value` is absent if the file is unreadable. */
export interface ReadData {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

export function measureDepth(text: string): number {
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
