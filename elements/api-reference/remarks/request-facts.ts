import {readPath} from '../../../src/api-reference/form/read-request.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {RequestFacts} from '../../../src/api-reference/links/next-request.js';
import {decodeOnce} from '../../../src/base/slug.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';

/**
 * Returns the values of a request that runtime expressions of links can use. `request` must not contain credentials.
 */
export function collectRequestFacts({path}: RequestForm, {method, url, headers, body}: ApiRequest): RequestFacts {
  const {pathname, searchParams} = new URL(url);
  const values = readPath(path, pathname) ?? new Map<string, string>();
  return {
    url,
    method,
    path: [...values].map(([name, text]) => [name, decodeOnce(text)]),
    query: [...searchParams],
    headers,
    contentType: headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
    ...(body && 'text' in body && {body: body.text}),
  };
}
