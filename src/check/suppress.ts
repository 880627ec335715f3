import type {Problem} from '../base/problem.js';
import {getLineAt} from '../base/source.js';

const comment = /\{\/\*\s*lectern-ignore\s+([\w\s,-]+?)\s*\*\/\}/g;

/** Suppressed problem codes of a page by line number. Line 0 stands for the whole file. */
export type SuppressedCodes = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * Reads the comments in a page that suppress problems. A comment above the first text applies to the whole page. All
 * others apply to the lines up to the next blank line.
 */
export function readSuppressions(text: string): SuppressedCodes {
  const ignored = new Map<number, Set<string>>();
  const lines = text.split('\n');
  const head = /^\ufeff?\s*---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/.exec(text)?.[0].length ?? 0;
  for (const match of text.matchAll(comment)) {
    const codes = (match[1] as string).split(/[\s,]+/);
    const above = text.slice(head, match.index).replace(comment, '');
    const line = getLineAt(text, match.index);
    const note = (each: number) => {
      const known = ignored.get(each) ?? new Set();
      for (const code of codes) known.add(code);
      ignored.set(each, known);
    };
    if (above.trim() === '') note(0);
    // Include the line of the comment and the next block. One empty line is allowed between them.
    else for (let at = findCommentEnd(lines, line); lines[at - 1]?.trim(); at++) note(at);
  }
  return ignored;
}

/** Returns the number of the first line with text after a comment. */
function findCommentEnd(lines: readonly string[], line: number): number {
  let at = line + 1;
  while (at <= lines.length && !lines[at - 1]?.trim()) at++;
  return at;
}

export function isIgnored({code, place}: Problem, ignored: SuppressedCodes): boolean {
  return Boolean(ignored.get(0)?.has(code) || ignored.get(place.line)?.has(code));
}

/** Returns whether `integrations.lectern.ignore` suppresses a problem: by its code, or by its code and file. */
export function isIgnoredByConfig({code, place}: Problem, entries: readonly string[]): boolean {
  return entries.some(entry => {
    const [name, glob] = entry.trim().split(/\s+/, 2);
    return name === code && (glob === undefined || matches(glob, place.file));
  });
}

/** Returns whether a path matches a pattern: `*` is any name, `**` any folders. */
function matches(glob: string, file: string): boolean {
  const pattern = glob
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, stars => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern}$`).test(file);
}
