import type {CheckedCode} from './checked-code.js';

/** Settings of the compiler and of its marks that stand without a value. */
const flags =
  /^(?:(?:no|strict|allow|es|exact|experimental|isolated|skip|resolve|check|use|verbatim|emit|show|keep|preserve|declaration|remove|import|down)[A-Z]\w*|strict|declaration|incremental|composite)$/;
/** What is said of a file stays in the code: its name tells readers where it belongs. */
const stays = /^(?:filename|deprecated|license|preserve|see|todo)$/i;

/**
 * Code of a fence with the flag `twoslash` as readers see it: without what is cut off, and without comments that speak to
 * the compiler (`// ^?`, `// @errors: 2322`).
 */
export function withoutTypeMarks(written: string): string {
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

/** Code without types, and why it has none where that is a fault. */
export function uncheckedCode(code: string, message?: string, fix = ''): CheckedCode {
  const problem = message === undefined ? {} : {problem: {message, fix}};
  return {code: withoutTypeMarks(code), types: [], faults: [], notes: [], ...problem};
}
