import {hashSha256} from '../base/sha256.js';
import {buildHeaders, revalidated} from '../hosts/headers.js';
import {type ContentEncoding, pickEncoding} from '../hosts/pick-encoding.js';
import type {
  GivenSpec,
  ReferencedDocument,
  ReferenceHandler,
  ReferenceOptions,
  Spec,
  SpecOfRequest,
} from './reference-options.js';
import {buildPolicy, writeReferencePage} from './reference-page.js';

/** Content of a file to send, with a hash of its bytes. */
export interface HashedContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** Functions of the host that a handler needs. */
export interface ReferenceHost {
  /** Returns a file of the package, by its path in `_lectern/`. */
  readFile?(path: string): Promise<HashedContent | undefined>;
  /** Returns a text in the page's folder, such as a file that an API document references. */
  readBeside?(path: string): Promise<string | undefined>;
  /**
   * Returns the data of a document that the page names by URL. Its title names the page, and its servers are added to
   * the Content Security Policy.
   */
  readValue?(url: string): Promise<object | undefined>;
  /** Returns additional scripts for the page. Called for each request. */
  scripts?(): readonly string[];
  /** Compresses a text. Absent if the host itself compresses responses. */
  compress?(body: HashedContent, encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the media type of a file, and whether it is text to compress. */
  typeOf(path: string): {readonly type: string; readonly isText: boolean};
}

/** Minimum size to compress. A smaller text fits into one network packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1000;

interface Sent extends HashedContent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates a handler that serves a reference page with its documents and files. */
export function createReference(options: ReferenceOptions, means: ReferenceHost): ReferenceHandler {
  const specs = Array.isArray(options.spec) ? (options.spec as readonly Spec[]) : [options.spec as Spec];
  const base = options.base === undefined ? undefined : `/${options.base}/`.replace(/\/+/g, '/');

  return async request => {
    const {method} = request;
    if (method !== 'GET' && method !== 'HEAD')
      return respond(405, 'Only GET and HEAD are allowed.', {allow: 'GET, HEAD'});
    const {pathname} = new URL(request.url);
    const sent = await find(pathname, request);
    if (sent instanceof Response) return sent;
    return sent ? send(request, sent) : respond(404, 'This page does not exist.');
  };

  async function find(pathname: string, request: Request): Promise<Sent | Response | undefined> {
    // No redirect: some frameworks, such as Next, remove the slash again.
    if (base !== undefined && `${pathname}/` === base) return writePage(request, toFolderPrefix(pathname));
    if (base !== undefined && !pathname.startsWith(base)) return undefined;
    const path = base === undefined ? pathname.replace(/^.*?\/(?=_lectern\/)|^.*\//s, '') : pathname.slice(base.length);
    if (path.startsWith('_lectern/')) return findFile(path);
    if (path === '') return writePage(request);
    const beside = await means.readBeside?.(path);
    if (beside !== undefined) return {...(await hashText(beside)), path, headers: buildHeaders(path)};
    const number = specs.findIndex((_, at) => path === nameOf(at));
    const given = number < 0 ? undefined : await read(specs[number] as Spec, request);
    if (typeof given === 'object') return writeDocument(given, nameOf(number), isPrivate(specs[number]));
    // Without `base`, redirect such a path to the page, whose URL ends with a slash.
    return base === undefined && !path.includes('.') ? redirectToSlash(pathname) : undefined;
  }

  async function findFile(path: string): Promise<Sent | undefined> {
    const body = await means.readFile?.(path.slice('_lectern/'.length));
    return body && {...body, path, headers: buildHeaders(path)};
  }

  async function writePage(request: Request, prefix = ''): Promise<Sent> {
    const documents = await Promise.all(
      specs.map(async (spec, at): Promise<ReferencedDocument> => {
        const given = await read(spec, request);
        if (typeof given === 'object') return {url: nameOf(at), value: given};
        const value = await means.readValue?.(given);
        return value ? {url: given, value} : {url: given};
      }),
    );
    const policy = options.policy ?? buildPolicy(documents, options);
    return {
      ...(await hashText(writeReferencePage(documents, options, {prefix, scripts: means.scripts?.() ?? []}))),
      path: 'index.html',
      headers: {
        ...buildHeaders('index.html'),
        ...(specs.some(isPrivate) && {'cache-control': PRIVATE_CACHE}),
        'referrer-policy': 'no-referrer',
        ...(policy !== false && {'content-security-policy': policy}),
      },
    };
  }

  async function send(request: Request, {path, bytes, hash, headers}: Sent): Promise<Response> {
    const {type, isText} = means.typeOf(path);
    const canCompress = isText && bytes.length >= MIN_COMPRESSED_BYTES && means.compress !== undefined;
    const encoding = canCompress ? pickEncoding(request.headers.get('accept-encoding') ?? undefined) : undefined;
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const all = new Headers({...headers, 'content-type': type, etag, ...(isText && {vary: 'accept-encoding'})});
    if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, {status: 304, headers: all});
    const body = (encoding && (await means.compress?.({bytes, hash}, encoding))) ?? bytes;
    if (encoding) all.set('content-encoding', encoding);
    all.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : body, {headers: all});
  }
}

/** `Cache-Control` for documents that depend on the reader. Shared caches must not store them. */
const PRIVATE_CACHE = 'private, no-cache';

const isPrivate = (spec: Spec | undefined): boolean => typeof spec === 'function';

const nameOf = (at: number): string => (at === 0 ? 'openapi.json' : `openapi-${at + 1}.json`);

async function read(spec: Spec, request: Request): Promise<GivenSpec> {
  const given = typeof spec === 'function' ? await (spec as SpecOfRequest)(request) : spec;
  return given instanceof URL ? given.href : given;
}

async function writeDocument(document: object, path: string, isPrivate: boolean): Promise<Sent> {
  return {
    ...(await hashText(JSON.stringify(document))),
    path,
    headers: {'x-content-type-options': 'nosniff', 'cache-control': isPrivate ? PRIVATE_CACHE : revalidated},
  };
}

async function hashText(text: string): Promise<HashedContent> {
  const bytes = new TextEncoder().encode(text);
  return {bytes, hash: await hashBytes(bytes)};
}

/** Returns the value of a strong entity tag for a body (RFC 9110, section 8.8.3), without quotes. */
export async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await hashSha256(bytes)).slice(0, 32);
}

function isKnown(marks: string | null, etag: string): boolean {
  return (
    marks !== null && (marks.trim() === '*' || marks.split(',').some(each => each.trim().replace(/^W\//, '') === etag))
  );
}

/** Returns the folder of the page as a relative URL, for a page whose URL lacks the slash at its end. */
function toFolderPrefix(pathname: string): string {
  return `./${pathname.replace(/^.*\//s, '')}/`;
}

/**
 * Redirects to the same path with a trailing slash. The location is relative, so that a proxy can add a prefix to the
 * path.
 */
function redirectToSlash(pathname: string): Response {
  return respond(308, 'This page has moved.', {
    location: toFolderPrefix(pathname),
    'cache-control': 'no-cache',
  });
}

function respond(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    status,
    headers: {'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers},
  });
}
