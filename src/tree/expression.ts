/** Nothing but JavaScript comments and white space. */
export function isComment(source: string): boolean {
  return !source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim();
}

/** MDX takes two columns off the lines of an expression, so that its code can be indented like the tag around it. */
export function outdent(source: string): string {
  return source.includes('\n') ? source.replace(/\n(?: {1,2}|\t)/g, '\n') : source;
}
