import {parseMediaType} from '../../base/media-type.js';
import {readOwn} from '../../base/read-own.js';
import {decodeOnce} from '../../base/slug.js';

/** How the response panel renders a body. `vector` is an SVG image, and `lines` is one JSON text per line. */
export type ResponseKind = 'json' | 'events' | 'lines' | 'text' | 'image' | 'vector' | 'audio' | 'file';

/**
 * Returns how to render a media type. Active content, such as HTML, is rendered only as text or as an image (security
 * rule A10).
 */
export function findResponseKind(contentType: string): ResponseKind {
  const type = parseMediaType(contentType);
  if (type === 'text/event-stream') return 'events';
  if (/^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-seq)$/.test(type)) return 'lines';
  if (/^(?:application|text)\/json$|\+json$/.test(type)) return 'json';
  if (type === 'image/svg+xml') return 'vector';
  if (/^image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)$/.test(type)) return 'image';
  if (type.startsWith('audio/')) return 'audio';
  const isText =
    type.startsWith('text/') ||
    /\+xml$|\+ya?ml$/.test(type) ||
    /^application\/(?:xml|(?:x-)?ya?ml|toml|(?:x-)?javascript|ecmascript|graphql|sql|x-sh|x-www-form-urlencoded|xhtml\+xml|pgp-signature|jwt|http)$/.test(
      type,
    );
  return isText ? 'text' : 'file';
}

/** Guesses how to render a body without a media type. */
export function sniffKind(bytes: Uint8Array): ResponseKind {
  const start = bytes.subarray(0, 1000);
  if (start.some(byte => byte === 0)) return 'file';
  const [first] = new TextDecoder().decode(start).trimStart();
  return first === '{' || first === '[' ? 'json' : 'text';
}

/** Converts a body to UTF-8 from the charset of its media type. Removes the byte order mark. */
export function toUtf8(bytes: Uint8Array, contentType: string): Uint8Array {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase();
  if (charset === undefined || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii')
    return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  try {
    return new TextEncoder().encode(new TextDecoder(charset).decode(bytes));
  } catch {
    return bytes;
  }
}

/** Returns the file name for saving a response: from `Content-Disposition`, or else from its URL. */
export function buildFileName(url: string, contentType: string, disposition: string): string {
  const starred = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  const named = starred !== undefined ? decodeOnce(starred) : /filename\s*=\s*"?([^";]+)/i.exec(disposition)?.[1];
  const last = decodeOnce(/([^/]*)\/?$/.exec(new URL(url).pathname)?.[1] ?? '');
  const name =
    (named ?? last)
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
      .replace(/^\.+/, '')
      .slice(0, 100) || 'response';
  if (/\.\w{1,8}$/.test(name)) return name;
  const subtype = parseMediaType(contentType).split('/')[1] ?? '';
  const ending =
    readOwn(endings, subtype) ??
    (/\+(json|xml)$/.exec(subtype)?.[1] || (/^[a-z]{2,5}$/.test(subtype) ? subtype : 'bin'));
  return `${name}.${ending}`;
}

const endings: Readonly<Record<string, string>> = {
  plain: 'txt',
  'event-stream': 'txt',
  jpeg: 'jpg',
  'svg+xml': 'svg',
  mpeg: 'mp3',
  javascript: 'js',
  'x-ndjson': 'jsonl',
  ndjson: 'jsonl',
};
