import type {RoutedOperation} from './build-operation-ids.js';

/**
 * Returns an operation's method and path as links and frontmatter write them: `WEBHOOK paid` for a webhook. A webhook
 * is a path item with one operation for each method (OpenAPI 3.1.1, section 4.8.1). The name of an operation other than
 * POST contains its method: `WEBHOOK PUT paid`.
 */
export function nameOperation({kind, method, path}: RoutedOperation & {readonly kind: string}): {
  readonly method: string;
  readonly path: string;
} {
  if (kind !== 'webhook') return {method, path};
  return {method: 'WEBHOOK', path: method === 'POST' ? path : `${method} ${path}`};
}
