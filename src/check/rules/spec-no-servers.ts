import {getOwn, getOwnList} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';

/**
 * Reports a document without servers. Tools then assume that the API has the URL of the document (OpenAPI 3.1, section
 * 4.8.1).
 */
export function checkSpecNoServers({root}: DocumentSet, {operations}: DocumentIndex): readonly SpecProblem[] {
  const lacks = (value: unknown) => getOwnList(value, 'servers').length === 0;
  const isUnknown = operations.some(
    ({kind, node, item}) => kind === 'operation' && lacks(node.value) && lacks(item.value),
  );
  if (!isUnknown || !lacks(root.value)) return [];
  const isOld = getOwn(root.value, 'swagger') !== undefined;
  return [
    {
      code: 'spec-no-servers',
      level: 'info',
      message: `${root.file} has no ${isOld ? '"host"' : '"servers"'}, so the request form sends requests to the host that serves this file.`,
      fix: `add ${isOld ? '"host": "api.example.com"' : '"servers": [{"url": "https://api.example.com"}]'}, or set "api": {"baseUrl": "https://api.example.com"} in docs.json.`,
      at: root,
      on: isOld ? 'swagger' : 'openapi',
    },
  ];
}
