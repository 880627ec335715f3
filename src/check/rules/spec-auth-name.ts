import {own, ownText} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {childOf, childrenOf} from '../../openapi/document/located.js';
import {lastKey} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';

/** Finds API keys without the name of their header, query parameter, or cookie. */
export function checkSpecAuthName(documents: DocumentSet, _index: DocumentIndex): readonly SpecProblem[] {
  const components = childOf(documents.root, 'components');
  if (!components) return [];
  return childrenOf(components, 'securitySchemes').flatMap(([name, written]) => {
    const found = documents.resolve(written);
    if (found.state !== 'found' || own(found.node.value, 'type') !== 'apiKey') return [];
    if (ownText(found.node.value, 'name')?.trim()) return [];
    return [
      {
        code: 'spec-auth-name',
        level: 'error',
        message: `The security scheme "${lastKey(found.node.pointer) || name}" has "type": "apiKey" but no "name", so readers do not know which header to send.`,
        fix: 'Add "name": "X-API-Key", and replace X-API-Key with your API’s header.',
        at: found.node,
      },
    ];
  });
}
