import {capitalize} from '../../base/capitalize.js';
import {fillMessage} from '../../base/fill-message.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {isLoopback} from '../../base/web-url.js';
import type {ResponseMessages} from '../../messages/en-response.js';

/** Why a request has no response, with a suggested fix. `code` is stable across versions. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** Instruction that begins with a verb. */
  readonly fix: string;
  /** Text for the reader to copy, as `fix` describes. */
  readonly paste?: string;
}

/** Facts about a failed request, for finding its cause. Browsers reveal only that a request failed. */
export interface FailureFacts {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly page: string;
  readonly proxy?: string;
  readonly timeoutMs: number;
  readonly isStopped?: boolean;
  readonly isTimedOut?: boolean;
  readonly isOffline?: boolean;
  /** True if the page's Content Security Policy blocked the request. */
  readonly isForbidden?: boolean;
  /** True if the browser could not read a selected file, for example because it was moved. */
  readonly isFileGone?: boolean;
  /** True if a request to the root of the API's origin succeeded. */
  readonly isReachable?: boolean;
  /** Formatted size of the bytes that arrived before the connection ended. */
  readonly received?: string;
}

type FailureMessages = ResponseMessages['failure'];
type Code = {[K in keyof FailureMessages]: FailureMessages[K] extends string ? never : K}[keyof FailureMessages];

export function describeFailure(
  messages: ResponseMessages,
  code: Code,
  values: Readonly<Record<string, string | number>> = {},
): Failure {
  const {message, fix} = messages.failure[code];
  return {code, message: fillMessage(message, values), fix: fillMessage(fix, values)};
}

/** Returns the most likely cause of a failure. */
export function explainFailure(messages: ResponseMessages, facts: FailureFacts): Failure {
  const {url, page, proxy, method} = facts;
  const target = new URL(url, page);
  const own = new URL(page);
  const {origin} = target;
  const because = (code: Code, values: Readonly<Record<string, string | number>> = {}) =>
    describeFailure(messages, code, {origin, page: own.origin, proxy: proxy ?? '', method, ...values});
  if (facts.isStopped) return because('stopped');
  if (facts.isTimedOut) return because('timeout', {seconds: facts.timeoutMs / 1000});
  if (facts.received !== undefined) return because('broken-off', {size: facts.received});
  if (facts.isFileGone) return because('file-unreadable');
  const requested = proxy === undefined ? target : new URL(proxy, page);
  if (facts.isOffline && !isLoopback(requested.hostname)) return because('offline');
  if (facts.isForbidden) return because('policy', {origin: requested.origin});
  if (own.protocol === 'https:' && requested.protocol === 'http:' && !isLoopback(requested.hostname))
    return because('mixed-content', {origin: requested.origin});
  if (proxy !== undefined) return because('proxy-unreachable');
  if (!facts.isReachable) return because('unreachable');
  if (origin === own.origin) return because('lost');
  const cors = because('cors');
  const fix = needsPreflight(facts) ? messages.failure.preflight : cors.fix;
  return {...cors, fix, paste: formatCorsHeaders(facts, own.origin)};
}

/** Explains a redirect that the browser did not follow. */
export function explainRedirect(
  messages: ResponseMessages,
  {url, isSigned, location}: {readonly url: string; readonly isSigned: boolean; readonly location?: string},
): Failure {
  const code = isSigned ? 'redirect' : 'redirect-plain';
  const {origin} = new URL(url);
  if (location !== undefined) return describeFailure(messages, code, {location, origin});
  const unnamed = messages.failure[isSigned ? 'redirectUnnamed' : 'redirectPlainUnnamed'];
  const {fix} = messages.failure[code];
  return {code, message: fillMessage(unnamed, {origin}), fix};
}

/**
 * Explains an error response of Lectern's proxy. If its text has an unknown form, uses a message for the code instead.
 */
export function explainRefusal(messages: ResponseMessages, code: string, text: string): Failure {
  try {
    const {message, fix} = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof message === 'string' && typeof fix === 'string')
      return {code, message: message.slice(0, 500), fix: capitalize(fix.slice(0, 500))};
  } catch {
    // Text of unknown form: use the message below.
  }
  return {...describeFailure(messages, 'proxy-refused', {code}), ...omitUndefined({code: code || undefined})};
}

const simpleTypes = /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Returns the request headers that a server must allow by name (Fetch standard, "CORS-safelisted request-header"). */
function listNamedHeaders({headers}: FailureFacts): readonly string[] {
  return headers
    .filter(([name, value]) => {
      const key = name.toLowerCase();
      if (key === 'content-type') return !simpleTypes.test(value);
      return !['accept', 'accept-language', 'content-language'].includes(key);
    })
    .map(([name]) => name);
}

function needsPreflight(facts: FailureFacts): boolean {
  return !['GET', 'HEAD', 'POST'].includes(facts.method) || listNamedHeaders(facts).length > 0;
}

function formatCorsHeaders(facts: FailureFacts, page: string): string {
  const named = listNamedHeaders(facts);
  return [
    // Write the origin `null` for files and sandboxed pages, as browsers send it.
    `Access-Control-Allow-Origin: ${page}`,
    ...(needsPreflight(facts) ? [`Access-Control-Allow-Methods: ${facts.method}`] : []),
    ...(named.length > 0 ? [`Access-Control-Allow-Headers: ${named.join(', ')}`] : []),
    'Access-Control-Expose-Headers: *',
  ].join('\n');
}
