import {definedOnly} from '../../base/defined-only.js';
import {cut} from './operation-ids.js';

/**
 * URL parts of a generated page (CONTRACT 3): `<directory>/<tag>/<slug>`. Hosted platforms of this format build the
 * same URLs, so links survive the move of a project.
 */
export interface OperationRoute {
  /** Folder for the first tag, or empty. */
  readonly tag: string;
  /** Slug from the summary, or else from method and path, or from the webhook's name. */
  readonly slug: string;
  /** Slug from the `operationId`, for documents with `slug: "operationId"`. Absent without an operationId. */
  readonly id?: string;
}

interface Routed {
  readonly method: string;
  readonly path: string;
  readonly kind: 'operation' | 'webhook' | 'channel';
  readonly tags: readonly string[];
  /** Summary in its original form, including outer spaces. */
  readonly summary?: string | undefined;
  readonly operationId?: string | undefined;
}

/** Returns the route of an operation, webhook, or channel. */
export function buildOperationRoute({method, path, kind, tags, summary, operationId}: Routed): OperationRoute {
  const name = toRoutePart(path);
  const fallback = kind === 'operation' ? `${method.toLowerCase()}-${name}` : name;
  return {
    tag: kind === 'channel' ? '' : toRoutePart(tags[0] ?? ''),
    slug: toRoutePart(summary ?? '') || fallback || method.toLowerCase(),
    ...definedOnly({id: (operationId && toAsciiKebab(operationId)) || undefined}),
  };
}

/**
 * Converts text to a URL part by the steps of CONTRACT 3. A run of two hyphens collapses only once, and characters not
 * listed in the code remain.
 */
export function toRoutePart(text: string): string {
  return cut(
    text
      .replaceAll(' ', '-')
      .replace(/\{.*?\}/g, '-')
      .replace(/^-/, '')
      .replace(/-$/, '')
      // Browsers read a backslash as a slash, which could lead out of the site.
      .replace(/[{}(),.'/\\\p{Cc}]/gu, '')
      // Some servers decode twice, which would produce a dot or slash.
      .replace(/%(?=2e|2f|5c)/gi, '')
      .replaceAll('--', '-')
      .toLowerCase(),
  );
}

function toAsciiKebab(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
