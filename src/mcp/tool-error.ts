import {formatMessage} from '../base/problem.js';

/** Thrown for a call that cannot be answered. The message is for the agent: what is wrong, and what to call instead. */
export class ToolError extends Error {
  constructor(what: string, fix: string) {
    super(formatMessage({message: what, fix}));
  }
}

/** Formats the first names as text: `"a", "b" and 3 more`. */
export function formatNames(names: readonly string[], limit = 12): string {
  const shown = names.slice(0, limit).map(name => `"${name}"`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
