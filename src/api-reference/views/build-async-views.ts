import {isAsync} from '../../asyncapi/is-async.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';

export async function buildAsyncViews(documents: DocumentSet) {
  return isAsync(documents) ? import('./asyncapi/views.js') : undefined;
}
