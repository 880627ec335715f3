import {getOwnText} from '../../base/json.js';
import {findNearest} from '../../config/find-nearest.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren, getPositionKey, type Located} from '../../openapi/document/located.js';
import {getLastKey} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';

/** Finds links in responses to unknown operations (OpenAPI 3.1, section 4.8.20). */
export function checkSpecLink(documents: DocumentSet, {operations}: DocumentIndex): readonly SpecProblem[] {
  const ids = new Set(operations.flatMap(({operationId}) => operationId ?? []));
  const problems = new Map<string, SpecProblem>();
  for (const link of listLinks(
    documents,
    operations.map(({node}) => node),
  )) {
    const id = getOwnText(link.value, 'operationId');
    if (id === undefined || ids.has(id)) continue;
    const near = findNearest(id, [...ids]);
    problems.set(getPositionKey(link), {
      code: 'spec-link',
      level: 'warning',
      message: `The link "${getLastKey(link.pointer)}" references the operation "${id}", which does not exist.`,
      fix:
        near === undefined
          ? `write the operationId of an operation${[...ids][0] ? `, such as "${[...ids][0]}"` : ''}.`
          : `write "operationId": "${near}".`,
      at: link,
      on: 'operationId',
    });
  }
  return [...problems.values()];
}

/** Returns the links of all responses, and those under `components`. */
function listLinks(documents: DocumentSet, operations: readonly Located[]): readonly Located[] {
  const components = getChild(documents.root, 'components');
  const found = (node: Located) => {
    const target = documents.resolve(node);
    return target.state === 'found' ? [target.node] : [];
  };
  const responses = [...operations, ...(components ? [components] : [])].flatMap(holder =>
    getChildren(holder, 'responses').flatMap(([, node]) => found(node)),
  );
  const named = components ? getChildren(components, 'links') : [];
  const all = [...named, ...responses.flatMap(response => getChildren(response, 'links'))];
  return all.flatMap(([, node]) => found(node));
}
