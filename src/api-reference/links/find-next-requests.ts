import {parseJson} from '../../base/exact-json.js';
import {getOwn, getOwnEntries, getOwnText} from '../../base/json.js';
import {parseMediaType} from '../../base/media-type.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChildren, type Located} from '../../openapi/document/located.js';
import {parsePointer} from '../../openapi/document/pointer.js';
import {isJsonType} from '../../openapi/operation/media.js';
import {resolveReferenceTarget} from '../../openapi/references/reference-target.js';
import {findDocumented} from '../drift/check-response.js';
import type {ReceivedResponse, ResponseSource} from '../drift/drift.js';
import {toUtf8} from '../form/response-kind.js';
import type {NextRequest, NextTarget, RequestFacts} from './next-request.js';
import {type ExchangeFacts, evaluateConstant, isScalar} from './runtime-expression.js';

/** Maximum number of links to offer. `MAX_VALUE` limits the number of characters in each value. */
const MAX_LINKS = 10;
const MAX_VALUE = 2000;

/**
 * Returns the requests that a documented response links to. Skips a link if one of its values is missing or not a
 * scalar. Call within `DocumentSet.settle`.
 */
export function findNextRequests(
  documents: DocumentSet,
  source: ResponseSource,
  received: ReceivedResponse,
  request: RequestFacts,
): readonly NextRequest[] {
  const response = findDocumented(documents, source.operation, received.status);
  const links = response ? getChildren(response, 'links') : [];
  if (links.length === 0) return [];
  const facts = toExchangeFacts(received, request);
  return links.slice(0, MAX_LINKS).flatMap(([, each]) => {
    const link = documents.resolve(each);
    return link.state === 'found' ? (buildNextRequest(documents, link.node, facts) ?? []) : [];
  });
}

function buildNextRequest(documents: DocumentSet, link: Located, facts: ExchangeFacts): NextRequest | undefined {
  const {value} = link;
  const target = findTarget(documents, link);
  const parameters = getOwnEntries(value, 'parameters').map(
    ([name, constant]) => [name, evaluateConstant(constant, facts)?.value] as const,
  );
  if (!target || parameters.some(([, each]) => !isScalar(each) || String(each).length > MAX_VALUE)) return undefined;
  const constant = getOwn(value, 'requestBody');
  const body = constant === undefined ? undefined : evaluateConstant(constant, facts);
  if (constant !== undefined && !body) return undefined;
  return {target, parameters, ...omitUndefined({body, server: getOwnText(getOwn(value, 'server'), 'url')})};
}

/** Returns the operation that a link names. Undefined if another document defines it. */
function findTarget(documents: DocumentSet, {value, file}: Located): NextTarget | undefined {
  const operationId = getOwnText(value, 'operationId');
  if (operationId !== undefined) return {operationId};
  const ref = getOwnText(value, 'operationRef');
  const found = ref === undefined ? undefined : resolveReferenceTarget(file, ref);
  if (!found || !('file' in found) || found.file !== documents.root.file) return undefined;
  const [holder, path, method, ...rest] = parsePointer(found.fragment);
  const isOperation = holder === 'paths' && path !== undefined && method !== undefined && rest.length === 0;
  return isOperation ? {method: method.toUpperCase(), path} : undefined;
}

function toExchangeFacts(received: ReceivedResponse, request: RequestFacts): ExchangeFacts {
  const {body, contentType} = received;
  const text = body && new TextDecoder().decode(toUtf8(body, contentType));
  const {url, method, path, query, headers} = request;
  return {
    url,
    method,
    statusCode: received.status,
    request: {headers, path, query, ...parseBody(request.contentType, request.body)},
    response: {headers: received.headers, ...parseBody(contentType, text)},
  };
}

function parseBody(contentType: string, text: string | undefined): {readonly body?: {readonly value: unknown}} {
  if (text === undefined) return {};
  if (!isJsonType(parseMediaType(contentType))) return {body: {value: text}};
  try {
    return {body: {value: parseJson(text)}};
  } catch {
    return {};
  }
}
