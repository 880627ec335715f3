import type {Problem} from '../../../base/problem.js';
import {isChannelMethod} from '../../../openapi/operation/find-operation.js';
import type {DocumentIndex} from '../../../openapi/operation/index-document.js';
import {nearestId, nearestOperation, operationName} from '../../../openapi/operation/nearest-operation.js';
import type {OperationName} from '../reader.js';

/** Builds the problem for an operation that the document does not define. */
export function absentOperation({operations}: DocumentIndex, file: string, {method, path}: OperationName): Problem {
  const place = {file, line: 1, column: 1};
  const code = 'operation-missing';
  if (path === '')
    return {
      code,
      level: 'error',
      message: `<openapi-endpoint> has method="${method}" and no path.`,
      fix: 'add path="…", the path of the operation as the document has it, or operation-id="…".',
      place,
    };
  if (method === 'ID') {
    const known = nearestId(operations, path);
    const fix =
      known === undefined ? 'name the operation by method="…" and path="…".' : `use "${known}", which exists there.`;
    return {code, level: 'error', message: `${file} has no operation with the operationId "${path}".`, fix, place};
  }
  const near = nearestOperation(operations, method, path);
  const wanted = isChannelMethod(method)
    ? `operation or channel "${path}"`
    : `operation "${method.toUpperCase()} ${path}"`;
  return {
    code,
    level: 'error',
    message: `${file} has no ${wanted}.`,
    fix: near ? `use "${operationName(near)}", which exists there.` : 'add the operation to the document.',
    place,
  };
}
