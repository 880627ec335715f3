/** Returns whether a path matches one of several patterns: `**`, `*`, `?`, and `{a,b}`. */
export function matchesAny(path: string, patterns: readonly string[]): boolean {
  return patterns.some(pattern => compile(pattern).test(path));
}

function compile(pattern: string): RegExp {
  const source = pattern.replace(/^\.?\//, '').replace(/\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g, mark => {
    if (mark === '**/') return '(?:[^/]+/)*';
    if (mark === '**') return '.*';
    if (mark === '*') return '[^/]*';
    if (mark === '?') return '[^/]';
    if (mark === '{') return '(?:';
    if (mark === '}') return ')';
    return mark === ',' ? '|' : `\\${mark}`;
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // Unbalanced braces match no file.
    return /(?!)/;
  }
}
