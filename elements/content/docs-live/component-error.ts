import {getErrorMessage} from '../../../src/base/get-error-message.js';
import type {CompileFailure} from '../../../src/site/live/island.js';
import {LiveError} from '../../../src/site/live/linker.js';

/** Error of a component, with the position in its file if the stack contains one. */
export interface ComponentError {
  readonly name: string;
  readonly message: string;
  readonly place?: string;
  readonly fix?: string;
  readonly excerpt?: string;
}

const place = /lectern-live\/([^\s()]+?):(\d+):(\d+)/;

export function describeComponentError(name: string, error: unknown): ComponentError {
  if (error instanceof LiveError) return describeCompileFailure(name, error.failure);
  const message = getErrorMessage(error);
  const [, file, line] = place.exec((error instanceof Error && error.stack) || '') ?? [];
  return {name, message, ...(file !== undefined && {place: `${file}:${line}`})};
}

function describeCompileFailure(
  name: string,
  {message, fix, file, line, column, excerpt}: CompileFailure,
): ComponentError {
  return {name, message, fix, place: `${file}:${line}:${column}`, ...(excerpt !== undefined && {excerpt})};
}
