import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {Problem} from '../../../src/base/problem.js';

/** Builds the result of any reader method, for a reader that could not open its document or crashed. */
export function createFailedResult(method: keyof ApiReader, file: string, reason: string): unknown {
  if (method === 'rows' || method === 'markdown') return '';
  if (['form', 'request', 'mockPlan', 'responseSource'].includes(method)) return undefined;
  // Return one result with the fields of all methods: a view, the rest of a view, and an index.
  return {state: 'failed', problems: [describeUnreadable(file, reason)], main: '', aside: '', outline: []};
}

export function describeUnreadable(file: string, reason: string): Problem {
  return {
    code: 'openapi-unreadable',
    level: 'error',
    message: `${file} cannot be shown: ${reason}.`,
    fix: 'check the connection, try again, or reload the page.',
    place: {file, line: 1, column: 1},
  };
}
