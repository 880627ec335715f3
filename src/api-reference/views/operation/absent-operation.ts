import type {Problem} from '../../../base/problem.js';
import {
  findNearestId,
  findNearestOperation,
  formatOperationName,
} from '../../../openapi/operation/find-nearest-operation.js';
import {isChannelMethod} from '../../../openapi/operation/find-operation.js';
import type {DocumentIndex} from '../../../openapi/operation/index-document.js';
import type {OperationReference} from '../reader.js';

/**
 * Returns the problem to report for an operation that the document does not define, with the most similar one as the
 * fix.
 */
export function describeAbsentOperation(
  {operations}: DocumentIndex,
  file: string,
  {method, path}: OperationReference,
): Problem {
  const place = {file, line: 1, column: 1};
  const code = 'operation-missing';
  if (path === '')
    return {
      code,
      level: 'error',
      message: `<openapi-endpoint> has method="${method}" but no path.`,
      fix: 'add path="/users" with the path in the document, or operation-id="listUsers".',
      place,
    };
  if (method === 'ID') {
    const known = findNearestId(operations, path);
    const fix =
      known === undefined
        ? 'set method="get" and path="/users" instead of operation-id.'
        : `write "${known}", which exists.`;
    return {
      code,
      level: 'error',
      message: `This page references the operationId "${path}", which does not exist in ${file}.`,
      fix,
      place,
    };
  }
  const near = findNearestOperation(operations, method, path);
  const wanted = isChannelMethod(method)
    ? `operation or channel "${path}"`
    : `operation "${method.toUpperCase()} ${path}"`;
  return {
    code,
    level: 'error',
    message: `This page references the ${wanted}, which does not exist in ${file}.`,
    fix: near ? `write "${formatOperationName(near)}", which exists.` : `add the operation to ${file}.`,
    place,
  };
}
