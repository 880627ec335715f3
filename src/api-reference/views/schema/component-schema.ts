import type {DocumentSet} from '../../../openapi/document/document-set.js';
import {childOf, type Located} from '../../../openapi/document/located.js';

/**
 * Returns a schema of the document by its name; `definitions` is where Swagger 2.0 has them, and some later documents
 * too.
 */
export function componentSchema(documents: DocumentSet, name: string): Located | undefined {
  for (const path of [['components', 'schemas'], ['definitions']]) {
    let node: Located | undefined = documents.root;
    for (const key of path) node = node && childOf(node, key);
    const found = node && childOf(node, name);
    if (found) return found;
  }
  return undefined;
}
