import type {EncodedPair} from '../../openapi/operation/parameter-style.js';
import type {ApiRequest, RequestBody} from '../../openapi/request/request.js';
import {holdsSecret} from '../form/holds-secret.js';
import type {KeptRequest} from './kept-request.js';

/** A request to export: its stored parts, and the request itself if it was sent on this visit. */
export interface ArchivedRequest {
  readonly kept: KeptRequest;
  /** Request without credentials. Absent for requests from earlier visits. */
  readonly request?: ApiRequest;
  /** Texts that must not appear in the archive. */
  readonly secrets: readonly string[];
  /** Response headers that the browser lets the page read. */
  readonly headers?: readonly EncodedPair[];
}

/**
 * Writes requests as an HTTP archive (HAR 1.2), oldest first. Omits headers and bodies that contain credentials,
 * passwords, or issued tokens.
 */
export function writeHar(requests: readonly ArchivedRequest[]): string {
  const entries = [...requests].sort((one, other) => one.kept.when - other.kept.when).map(buildEntry);
  return JSON.stringify({log: {version: '1.2', creator: {name: 'Lectern', version: '1'}, entries}}, null, 2);
}

function buildEntry({kept, request, secrets, headers = []}: ArchivedRequest) {
  const {when, ms, method, url, status, response, fields} = kept;
  const isSafe = ([name, value]: EncodedPair) =>
    !/^(?:proxy-)?authorization$|cookie/i.test(name) && !holdsSecret(value, secrets);
  // Omit headers and body of a token request, because they contain credentials.
  const body = fields === undefined ? undefined : request?.body;
  const sent = fields === undefined ? [] : (request?.headers ?? []).filter(isSafe);
  const type = sent.find(([name]) => /^content-type$/i.test(name))?.[1] ?? '';
  const postData = body && buildPostData(body, type, secrets);
  const sizes = {headersSize: -1, bodySize: -1};
  const common = {httpVersion: '', cookies: [], ...sizes};
  return {
    startedDateTime: new Date(when).toISOString(),
    time: ms,
    request: {
      method,
      url,
      ...common,
      headers: sent.map(toNameValue),
      queryString: [...new URL(url).searchParams].map(toNameValue),
      ...(postData && {postData}),
    },
    response: {
      status,
      statusText: '',
      ...common,
      headers: response ? headers.filter(isSafe).map(toNameValue) : [],
      content: {
        size: -1,
        mimeType: response?.contentType ?? '',
        ...(response && {text: response.text}),
      },
      redirectURL: '',
    },
    cache: {},
    timings: {send: 0, wait: ms, receive: 0},
  };
}

function buildPostData(body: RequestBody, mimeType: string, secrets: readonly string[]): object | undefined {
  if (body.kind === 'binary') return {mimeType, text: '', comment: body.file};
  if (body.kind !== 'multipart') return holdsSecret(body.text, secrets) ? undefined : {mimeType, text: body.text};
  const params = body.fields.filter(({value}) => !holdsSecret(value, secrets));
  return {
    mimeType: body.type,
    params: params.map(({name, value, isFile, contentType}) => ({
      name,
      ...(isFile ? {fileName: value} : {value}),
      ...(contentType !== undefined && {contentType}),
    })),
  };
}

function toNameValue([name, value]: EncodedPair): {readonly name: string; readonly value: string} {
  return {name, value};
}
