/** Returns whether a path matches one of several glob patterns. Supports `**`, `*`, `?`, and `{a,b}`. */
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
    // Match no file if braces are unbalanced.
    return /(?!)/;
  }
}
