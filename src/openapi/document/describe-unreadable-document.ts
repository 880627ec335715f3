import {limits} from '../../base/limits.js';
import {describeJsonSyntax} from '../../config/json-syntax.js';
import {measureDepth, type ReadData} from './api-document.js';

/** Explains why a text is not an API document. Loaded on demand. */
export function describeUnreadableDocument(text: string, file: string): ReadData {
  const fail = (code: string, message: string, fix: string, line = 1, column = 1): ReadData => ({
    value: undefined,
    problems: [{code, level: 'error', message, fix, place: {file, line, column}}],
  });
  if (text.length > limits.spec)
    return fail(
      'spec-size',
      `${file} is larger than ${limits.spec / 1e6} MB, the limit for an API document.`,
      'split it into several documents, and list each in "openapi" of docs.json.',
    );
  const first = /\S/.exec(text)?.[0];
  if (first === undefined)
    return fail(
      'spec-empty',
      `${file} is empty.`,
      'write the document, starting with "openapi: 3.1.0", or delete the file.',
    );
  if (first === '<')
    return fail(
      'spec-html',
      `${file} is HTML, not an API document. Many hosts return their home page for a missing file.`,
      'write the URL that returns the JSON or YAML file itself.',
    );
  if (measureDepth(text) > limits.specDepth && isJson(text))
    return fail(
      'spec-depth',
      `${file} is nested deeper than the limit of ${limits.specDepth} levels.`,
      'move nested schemas to "components": {"schemas": …}, and reference each with "$ref": "#/components/schemas/Name".',
    );
  const {line, column, reason, fix} = describeJsonSyntax(text);
  return fail('spec-syntax', `${file} is not valid JSON${reason && `: ${reason}`}.`, fix, line, column);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
