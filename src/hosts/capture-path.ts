import {escapeExpression} from '../site/routes/redirects.js';

/** Match of a placeholder: one path segment, or several. Never empty. */
export interface Capture {
  readonly index: number;
  readonly isRest: boolean;
}

/** Text with captures. Decoded in a path, and unchanged in a query or fragment. */
export type PathParts = readonly (string | Capture)[];

/** A parsed redirect with placeholders, to be written in the format of a host. */
export interface PatternRule {
  /** Position in docs.json. */
  readonly at: number;
  readonly permanent: boolean;
  /** Begins with a slash and does not end with one. */
  readonly source: PathParts;
  /** `https://host`, or `''` for this site. */
  readonly origin: string;
  readonly path: PathParts;
  /** Includes `?`. */
  readonly query: PathParts;
  /** Includes `#`. */
  readonly hash: PathParts;
  /** Matching paths that are not redirected: the target itself. */
  readonly exempt: readonly string[];
}

/** Values of captures by index. */
export type CaptureValues = ReadonlyMap<number, string>;

/**
 * Returns a function that reads the values of captures from a path. Undefined without a match, or if one name has two
 * values.
 */
export function createPartsReader(parts: PathParts): (path: string) => CaptureValues | undefined {
  const captures = parts.filter(part => typeof part !== 'string');
  const expression = parts.map(part =>
    typeof part === 'string' ? escapeExpression(part) : part.isRest ? '(.+)' : '([^/]+)',
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

/** Returns the path with these values filled in. Undefined if a value is missing. */
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

/** Returns the indexes of the captures in a query. */
export function capturesOf(parts: PathParts): ReadonlySet<number> {
  return new Set(parts.flatMap(part => (typeof part === 'string' ? [] : [part.index])));
}
