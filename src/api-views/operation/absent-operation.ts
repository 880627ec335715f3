import type {Problem} from '../../base/problem.js';
import {isChannelMethod} from '../../openapi/operation/find-operation.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {nearestOperation, operationName} from '../../openapi/operation/nearest-operation.js';
import type {OperationName} from '../reader.js';

/** What to say where the document has no such operation. */
export function absentOperation({operations}: DocumentIndex, file: string, {method, path}: OperationName): Problem {
  const near = nearestOperation(operations, method, path);
  const wanted = isChannelMethod(method)
    ? `operation or channel "${path}"`
    : `operation "${method.toUpperCase()} ${path}"`;
  return {
    code: 'operation-missing',
    level: 'error',
    message: `${file} has no ${wanted}.`,
    fix: near ? `use "${operationName(near)}", which exists there.` : 'add the operation to the document.',
    place: {file, line: 1, column: 1},
  };
}
