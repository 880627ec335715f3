import {definedOnly} from '../../base/defined-only.js';
import {cut} from './operation-ids.js';

/**
 * The parts of the address of a generated page (CONTRACT 3): `<directory>/<tag>/<slug>`. The hosted platforms of the format
 * make the same, so links and bookmarks stay right when a project moves.
 */
export interface OperationRoute {
  /** Folder of the first tag; `''` without a tag. */
  readonly tag: string;
  /** Made of the summary, else of method and path, or of the name of a webhook. */
  readonly slug: string;
  /** Made of the `operationId`, for documents with `slug: "operationId"`; absent without one. */
  readonly id?: string;
}

export interface Routed {
  readonly method: string;
  readonly path: string;
  readonly kind: 'operation' | 'webhook' | 'channel';
  readonly tags: readonly string[];
  /** As written, including surrounding spaces. */
  readonly summary?: string | undefined;
  readonly operationId?: string | undefined;
}

/** Returns the route of an operation, a webhook, or a channel (by its title or its name). */
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
 * Returns a text as part of an address, in the steps of CONTRACT 3: a run of two hyphens becomes one only once, and
 * characters that are not named here stay.
 */
export function toRoutePart(text: string): string {
  return cut(
    text
      .replaceAll(' ', '-')
      .replace(/\{.*?\}/g, '-')
      .replace(/^-/, '')
      .replace(/-$/, '')
      // A backslash would leave the site, since browsers read it as a slash.
      .replace(/[{}(),.'/\\\p{Cc}]/gu, '')
      // Decoded a second time, these would be a dot or a slash.
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
