/** A stretch of code with the class that colors it. */
export interface CodeToken {
  readonly text: string;
  readonly className?: string;
}

/** The quote in a shell that a JSON body follows. `awk` and `jq` have braces and brackets there too. */
export const jsonQuote = /'(?=\s*(?:\{\s*["}]|\[\s*(?:\{|"[^"']*"\s*[,\]])))/;

const known = new Map<string, string>();

/**
 * Returns the class of a scope of highlight.js, as its style sheets name it: `title.function` is `hljs-title
 * function_`.
 */
export function classOf(scope: string): string {
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
