import {omitUndefined} from '../../base/omit-undefined.js';
import {shortenName} from './build-operation-ids.js';

/**
 * URL parts of a generated page (docs/contract.md, section 3): `<directory>/<tag>/<slug>`. Hosted platforms of the
 * docs.json format build the same URLs, so links survive a project's move.
 */
export interface OperationRoute {
  /** URL segment for the first tag. Empty without tags. */
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

export function buildOperationRoute({method, path, kind, tags, summary, operationId}: Routed): OperationRoute {
  const name = toRoutePart(path);
  const fallback = kind === 'operation' ? `${method.toLowerCase()}-${name}` : name;
  return {
    tag: kind === 'channel' ? '' : toRoutePart(tags[0] ?? ''),
    slug: toRoutePart(summary ?? '') || fallback || method.toLowerCase(),
    ...omitUndefined({id: (operationId && toAsciiKebab(operationId)) || undefined}),
  };
}

/**
 * Converts text to a URL part by the steps of the docs.json format. These collapse a run of hyphens only once, and keep
 * characters that the code does not list.
 */
export function toRoutePart(text: string): string {
  return shortenName(
    text
      .replaceAll(' ', '-')
      .replace(/\{.*?\}/g, '-')
      .replace(/^-/, '')
      .replace(/-$/, '')
      // Remove backslashes: browsers read them as slashes, which could lead out of the site.
      .replace(/[{}(),.'/\\\p{Cc}]/gu, '')
      // Remove `%2e`, `%2f`, and `%5c`: servers that decode twice would read a dot or slash.
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
