import {quoteArgument} from './quote-argument.js';

/** Returns the fix for a file that exists but that Lectern cannot read, by the reason of the file reader. */
export function buildUnreadableFix(file: string, reason: string): string {
  if (/outside|not a path inside/.test(reason)) return `Copy ${file} into the project.`;
  if (/larger/.test(reason)) return `Split ${file} into smaller files.`;
  if (/EACCES|EPERM/.test(reason)) return `Run chmod a+r ${quoteArgument(file)}.`;
  return `Check that ${file} exists, and that Lectern can read it.`;
}
