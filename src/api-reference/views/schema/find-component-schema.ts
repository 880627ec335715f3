import type {DocumentSet} from '../../../openapi/document/document-set.js';
import {getChild, type Located} from '../../../openapi/document/located.js';

/**
 * Returns a named schema of the document. Also searches `definitions`, which Swagger 2.0 and some newer documents use.
 */
export function findComponentSchema(documents: DocumentSet, name: string): Located | undefined {
  for (const path of [['components', 'schemas'], ['definitions']]) {
    let node: Located | undefined = documents.root;
    for (const key of path) node = node && getChild(node, key);
    const found = node && getChild(node, name);
    if (found) return found;
  }
  return undefined;
}
