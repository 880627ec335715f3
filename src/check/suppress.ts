import type {Problem} from '../base/problem.js';

const comment = /\{\/\*\s*lectern-ignore\s+([\w\s,-]+?)\s*\*\/\}/g;

/** What the comments of one page leave out: codes by line, and codes for the whole file (line 0). */
export type Ignored = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * Reads the comments that leave findings out: one above the first text of a page stands for all of it, every other for
 * what follows up to the next empty line.
 */
export function ignoredIn(text: string): Ignored {
  const ignored = new Map<number, Set<string>>();
  const lines = text.split('\n');
  const head = /^\ufeff?\s*---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/.exec(text)?.[0].length ?? 0;
  for (const match of text.matchAll(comment)) {
    const codes = (match[1] as string).split(/[\s,]+/);
    const above = text.slice(head, match.index).replace(comment, '');
    const line = text.slice(0, match.index).split('\n').length;
    const note = (each: number) => {
      const known = ignored.get(each) ?? new Set();
      for (const code of codes) known.add(code);
      ignored.set(each, known);
    };
    if (above.trim() === '') note(0);
    // The text of the line itself counts as what follows; so does a block after one empty line.
    else for (let at = endOf(lines, line); lines[at - 1]?.trim(); at++) note(at);
  }
  return ignored;
}

/** The first line behind a comment that holds text. */
function endOf(lines: readonly string[], line: number): number {
  let at = line + 1;
  while (at <= lines.length && !lines[at - 1]?.trim()) at++;
  return at;
}

export function isIgnored({code, place}: Problem, ignored: Ignored): boolean {
  return Boolean(ignored.get(0)?.has(code) || ignored.get(place.line)?.has(code));
}

/** `integrations.lectern.ignore` of docs.json: a code, or a code and the files that it is left out in. */
export function isIgnoredByConfig({code, place}: Problem, entries: readonly string[]): boolean {
  return entries.some(entry => {
    const [name, glob] = entry.trim().split(/\s+/, 2);
    return name === code && (glob === undefined || matches(glob, place.file));
  });
}

/** `*` is any name, `**` any folders. */
function matches(glob: string, file: string): boolean {
  const pattern = glob
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, stars => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern}$`).test(file);
}
