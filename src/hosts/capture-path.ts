import {escapePattern} from '../base/escape-pattern.js';

/** Match of a placeholder: one path segment, or several. Never empty. */
export interface Capture {
  readonly index: number;
  readonly isRest: boolean;
}

/** Texts and captures in order. Texts are decoded in a path, and unchanged in a query or fragment. */
export type PathParts = readonly (string | Capture)[];

/** A redirect with placeholders, parsed for writing it in the format of a host. */
export interface PatternRule {
  /** Index of the redirect in docs.json. */
  readonly at: number;
  readonly permanent: boolean;
  /** Path to match. Begins with a slash, and does not end with one. */
  readonly source: PathParts;
  /** Origin of the target: `https://host`, or empty for the site itself. */
  readonly origin: string;
  readonly path: PathParts;
  /** Query of the target. Begins with `?` unless empty. */
  readonly query: PathParts;
  /** Fragment of the target. Begins with `#` unless empty. */
  readonly hash: PathParts;
  /** Paths that match but must not be redirected, because they are the target itself. */
  readonly exempt: readonly string[];
}

/** Values of captures, by the index of the capture. */
export type CaptureValues = ReadonlyMap<number, string>;

/**
 * Returns a function that reads the values of captures from a path. It returns undefined if the path does not match, or
 * if one name has two values.
 */
export function createPartsReader(parts: PathParts): (path: string) => CaptureValues | undefined {
  const captures = parts.filter(part => typeof part !== 'string');
  const expression = parts.map(part =>
    typeof part === 'string' ? escapePattern(part) : part.isRest ? '(.+)' : '([^/]+)',
  );
  const compiled = new RegExp(`^${expression.join('')}$`, 's');
  return path => {
    const found = compiled.exec(path);
    if (!found) return undefined;
    const values = new Map<number, string>();
    for (const [at, {index}] of captures.entries()) {
      const value = found[at + 1]!;
      if ((values.get(index) ?? value) !== value) return undefined;
      values.set(index, value);
    }
    return values;
  };
}

/** Returns a path with the values of its captures. Undefined if one has no value. */
export function fillPath(parts: PathParts, values: CaptureValues): string | undefined {
  let path = '';
  for (const part of parts) {
    const text = typeof part === 'string' ? part : values.get(part.index);
    if (text === undefined) return undefined;
    path += text;
  }
  return path;
}

export function hasCapture(parts: PathParts): boolean {
  return parts.some(part => typeof part !== 'string');
}

/** Returns the indexes of the captures in a list of parts. */
export function findCaptures(parts: PathParts): ReadonlySet<number> {
  return new Set(parts.flatMap(part => (typeof part === 'string' ? [] : [part.index])));
}
