import {limits} from '../../base/limits.js';
import {findSyntaxError} from '../../config/json-place.js';
import {depthOf, type ReadData} from './api-document.js';

/** Explains why a text is not an API document. Loaded on demand. */
export function unreadable(text: string, file: string): ReadData {
  const fail = (code: string, message: string, fix: string, line = 1, column = 1): ReadData => ({
    value: undefined,
    problems: [{code, level: 'error', message, fix, place: {file, line, column}}],
  });
  if (text.length > limits.spec)
    return fail(
      'spec-size',
      `The document has ${Math.ceil(text.length / 1e6)} MB, more than the limit of ${limits.spec / 1e6} MB.`,
      'split it into several documents.',
    );
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) return fail('spec-empty', 'The file is empty.', 'write the document, or delete the file.');
  if (first === '<')
    return fail(
      'spec-html',
      'The response is HTML, not an API document. Many hosts return their home page for a missing file.',
      'correct the path of the document.',
    );
  if (depthOf(text) > limits.specDepth && isJson(text))
    return fail(
      'spec-depth',
      `The document nests deeper than ${limits.specDepth} levels.`,
      'move nested parts to components, and reference them with $ref.',
    );
  const {line, column, what} = findSyntaxError(text);
  const words = what.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const message = `The document is not valid JSON from this position on${words && ` (${words})`}.`;
  return fail(
    'spec-syntax',
    message,
    'correct the text at this position. If the file ends too early, write it again.',
    line,
    column,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
