import type {UnreadableCause} from './files.js';
import {quoteArgument} from './quote-argument.js';

/** Returns the fix for a file that exists but that Lectern cannot read. */
export function buildUnreadableFix(file: string, cause: UnreadableCause | undefined): string {
  if (cause === 'outside') return `Copy ${file} into the project.`;
  if (cause === 'too large') return `Split ${file} into smaller files.`;
  if (cause === 'no permission') return `Run chmod a+r ${quoteArgument(file)}.`;
  return `Check that ${file} exists, and that Lectern can read it.`;
}
