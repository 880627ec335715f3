/** A range of code with its CSS class. */
export interface CodeToken {
  readonly text: string;
  readonly className?: string;
}

/** Matches a shell quote that begins a JSON body. Excludes the braces and brackets of `awk` and `jq`. */
export const jsonQuote = /'(?=\s*(?:\{\s*["}]|\[\s*(?:\{|"[^"']*"\s*[,\]])))/;

const known = new Map<string, string>();

/** Returns the CSS class of a highlight.js scope: `title.function` becomes `hljs-title function_`. */
export function toScopeClass(scope: string): string {
  let name = known.get(scope);
  if (name === undefined) {
    name = write(scope);
    known.set(scope, name);
  }
  return name;
}

function write(scope: string): string {
  if (scope.startsWith('language:')) return scope.replace(':', '-');
  const [first, ...rest] = scope.split('.');
  return [`hljs-${first}`, ...rest.map((piece, at) => piece + '_'.repeat(at + 1))].join(' ');
}
