import {isAsync} from '../../asyncapi/is-async.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';

export async function asyncViews(documents: DocumentSet) {
  return isAsync(documents) ? import('./asyncapi/views.js') : undefined;
}
