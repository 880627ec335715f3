import type {RequestBody} from '../../openapi/request/request.js';

/** Why a browser cannot send a request: a failure code and the values of its message. */
interface Unsendable {
  readonly code: 'header-name' | 'header-value' | 'body-method' | 'method' | 'file-missing' | 'address';
  readonly values: Readonly<Record<string, string>>;
}

/** Headers that pages cannot set (Fetch standard, "forbidden request-header"). */
const forbidden = new Set(
  (
    'accept-charset accept-encoding access-control-request-headers access-control-request-method connection ' +
    'content-length cookie cookie2 date dnt expect host keep-alive origin referer set-cookie te trailer ' +
    'transfer-encoding upgrade via'
  ).split(' '),
);

/** Returns whether the browser silently drops a header. */
export function isForbiddenHeader(name: string): boolean {
  return forbidden.has(name.toLowerCase()) || /^(?:proxy-|sec-)/i.test(name);
}

/** Returns why `fetch` would throw an exception, or undefined if the request can be sent (security rule D5). */
export function findUnsendable(
  method: string,
  url: string,
  headers: readonly (readonly [name: string, value: string])[],
  body: RequestBody | undefined,
  files: ReadonlyMap<number, unknown>,
): Unsendable | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return {code: 'address', values: {url}};
  if (/^(?:connect|trace|track)$/i.test(method)) return {code: 'method', values: {method}};
  for (const [name, value] of headers) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return {code: 'header-name', values: {name}};
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return {code: 'header-value', values: {name}};
  }
  if (!body) return undefined;
  if (/^(?:get|head)$/i.test(method)) return {code: 'body-method', values: {method}};
  const absent = (id: number | undefined) => id === undefined || !files.has(id);
  if (body.kind === 'binary' && absent(body.fileId)) return {code: 'file-missing', values: {name: 'body'}};
  if (body.kind !== 'multipart') return undefined;
  const missing = body.fields.find(({isFile, fileId}) => isFile && absent(fileId));
  return missing && {code: 'file-missing', values: {name: missing.name}};
}
