import type {CheckedCode} from './checked-code.js';

/** Names of compiler settings in comments that have no value: `// @noErrors`. */
const flags =
  /^(?:(?:no|strict|allow|es|exact|experimental|isolated|skip|resolve|check|use|verbatim|emit|show|keep|preserve|declaration|remove|import|down)[A-Z]\w*|strict|declaration|incremental|composite)$/;
/** Matches names after `@` in comments that are for readers and remain in the code. */
const stays = /^(?:filename|deprecated|license|preserve|see|todo)$/i;

/**
 * Returns the visible code of a `twoslash` code block: without the parts that the author cut, and without comments that
 * address the compiler (`// ^?`, `// @errors: 2322`).
 */
export function removeTypeMarks(written: string): string {
  const lines: string[] = [];
  let isCut = false;
  for (const line of written.split('\n')) {
    const cut = /^\s*\/\/\s?---cut(?:-(before|after|start|end))?---\s*$/.exec(line);
    if (cut) {
      const [, which = 'before'] = cut;
      if (which === 'before') lines.length = 0;
      if (which === 'after') break;
      isCut = which === 'start';
    } else if (!isCut && !isMark(line)) lines.push(line);
  }
  return lines.join('\n');
}

function isMark(line: string): boolean {
  if (/^\s*\/\/\s*\^(?:\?|\||\^+)(?: .*)?$/.test(line)) return true;
  const [, name, value] = /^\/\/\s?@(\w+)(?::\s?(.+))?$/.exec(line) ?? [];
  return name !== undefined && !stays.test(name) && (value !== undefined || flags.test(name));
}

/** Returns code without types. `message` is the error that prevented the check, if there was one. */
export function createUncheckedCode(code: string, message?: string, fix = ''): CheckedCode {
  const problem = message === undefined ? {} : {problem: {message, fix}};
  return {code: removeTypeMarks(code), types: [], faults: [], notes: [], ...problem};
}
