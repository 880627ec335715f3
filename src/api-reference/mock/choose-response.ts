import {parseMediaType} from '../../base/media-type.js';
import {parseWeights} from '../../base/parse-weights.js';
import type {MediaTypeObject} from '../../openapi/operation/media.js';
import type {Operation, Response} from '../../openapi/operation/operation.js';
import type {EncodedPair} from '../../openapi/operation/parameter-style.js';

/** A client's preferences from `Prefer: code=404, example=missing` (RFC 7240). */
export interface ResponsePreference {
  readonly code?: string;
  readonly example?: string;
}

/** A concrete status, and the documented response for it. */
export interface ChosenResponse {
  readonly status: number;
  readonly response?: Response;
}

export function readPreference(headers: readonly EncodedPair[]): ResponsePreference {
  const found: {code?: string; example?: string} = {};
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'prefer') continue;
    for (const [, key = '', quoted, plain = ''] of value.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|([^,;]*))/g)) {
      const text = quoted ?? plain.trim();
      if (/^(?:code|status)$/i.test(key)) found.code = text;
      else if (/^example$/i.test(key)) found.example = text;
    }
  }
  return found;
}

/** Returns the documented response for a status: an exact match, a range, or the default. */
export function findResponse<T extends {readonly status: string}>(
  {responses}: {readonly responses: readonly T[]},
  status: number,
): T | undefined {
  const range = `${String(status)[0]}xx`;
  return (
    responses.find(each => each.status === String(status)) ??
    responses.find(each => each.status.toLowerCase() === range) ??
    responses.find(each => each.status === 'default')
  );
}

/** Returns the response to a valid request: the one that the client prefers, or else the first successful one. */
export function chooseSuccess(
  operation: Pick<Operation, 'responses'>,
  {code, example}: ResponsePreference,
): ChosenResponse {
  const {responses} = operation;
  if (code !== undefined && /^[2-5]\d\d$/.test(code)) {
    const response = findResponse(operation, Number(code));
    if (response) return {status: Number(code), response};
  }
  const preferred = example === undefined ? undefined : responses.find(each => hasExample(each, example));
  const success = responses.find(each => /^2/.test(each.status)) ?? responses.find(each => each.status === 'default');
  const response = preferred ?? success ?? responses.find(each => /^3/.test(each.status));
  return response ? {status: getConcreteStatus(response), response} : {status: 200};
}

function hasExample({content}: Response, name: string): boolean {
  return content.some(({examples}) => examples.some(each => each.name === name));
}

/** Returns a concrete status for a documented status: 400 for `4XX`, 200 for `default`. */
function getConcreteStatus({status}: Response): number {
  if (/^[2-5]\d\d$/.test(status)) return Number(status);
  return /^[2-5]xx$/i.test(status) ? Number(status[0]) * 100 : 200;
}

/**
 * Returns the response to an invalid request: for the first of `statuses` that is documented, or else the first status
 * alone.
 */
export function chooseError(operation: Pick<Operation, 'responses'>, statuses: readonly number[]): ChosenResponse {
  const exact = statuses.find(status => operation.responses.some(each => each.status === String(status)));
  const status = exact ?? (statuses[0] as number);
  const response = findResponse(operation, status);
  return response ? {status, response} : {status};
}

/**
 * Returns the media type that an `Accept` header prefers. Undefined if none is acceptable (RFC 9110, section 12.5.1).
 */
export function chooseMedia(
  content: readonly MediaTypeObject[],
  accept: string | undefined,
): MediaTypeObject | undefined {
  if (accept === undefined || accept.trim() === '') return findPreferredMedia(content);
  const wanted = [...parseWeights(accept)].filter(([, weight]) => weight > 0).sort(([, one], [, other]) => other - one);
  for (const [type] of wanted) {
    const found = content.filter(each => accepts(type, each.type));
    if (found.length > 0) return findPreferredMedia(found);
  }
  return undefined;
}

function findPreferredMedia(content: readonly MediaTypeObject[]): MediaTypeObject | undefined {
  return content.find(({type}) => /[/+]json\b/.test(type)) ?? content[0];
}

function accepts(wanted: string, type: string): boolean {
  const plain = parseMediaType(type);
  if (wanted === '*/*' || plain === '*/*' || wanted === plain) return true;
  return wanted.endsWith('/*')
    ? plain.startsWith(wanted.slice(0, -1))
    : plain.endsWith('/*') && wanted.startsWith(plain.slice(0, -1));
}
