import {outdentLine} from './columns.js';

/** Returns whether an expression contains only comments and white space. */
export function isComment(source: string): boolean {
  return !source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim();
}

/**
 * Removes two columns of indentation from an expression's lines, like MDX, so that authors can indent code like its
 * tag.
 */
export function removeMdxIndent(source: string): string {
  if (!source.includes('\n')) return source;
  const [first, ...others] = source.split('\n');
  return [first, ...others.map(line => outdentLine(line, 2, 0))].join('\n');
}
