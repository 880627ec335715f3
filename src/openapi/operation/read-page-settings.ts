import {getOwn, getOwnText, isObject, isTrue} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';

/** Page settings of an operation in its document: `x-mint` and `x-hidden`. Plain data. */
export interface PageSettings {
  /** URL path of the page in the site (`x-mint.href`). */
  readonly href?: string;
  /** Frontmatter keys with plain values. */
  readonly metadata?: Readonly<Record<string, string | number | boolean>>;
  /** Page content before the operation. */
  readonly content?: string;
  /** True if the page has a URL but no list includes it. */
  readonly isUnlisted?: true;
}

/** Frontmatter keys that bind a page to an API document. The document cannot override them. */
const bound = new Set(['openapi', 'asyncapi', 'api', 'openapi-schema', 'url']);

/** Reads the page settings of an operation. Ignores values of a wrong type. */
export function readPageSettings(operation: unknown, item: unknown): PageSettings | undefined {
  const mint = getOwn(operation, 'x-mint');
  const written = getOwn(mint, 'metadata');
  const plain = isObject(written)
    ? Object.entries(written).filter(
        ([key, value]) =>
          ['string', 'number', 'boolean'].includes(typeof value) && /^[\w-]+$/.test(key) && !bound.has(key),
      )
    : [];
  const found: PageSettings = {
    ...omitUndefined({
      href: getOwnText(mint, 'href')?.trim() || undefined,
      content: getOwnText(mint, 'content')?.trim() || undefined,
    }),
    ...(plain.length > 0 && {metadata: Object.fromEntries(plain) as PageSettings['metadata'] & object}),
    ...((isTrue(operation, 'x-hidden') || isTrue(item, 'x-hidden')) && {isUnlisted: true as const}),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}
