import {parseJson} from '../../base/exact-json.js';
import {isTrue} from '../../base/json.js';
import {findByRange, parseMediaType} from '../../base/media-type.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren, getPositionKey, type Located} from '../../openapi/document/located.js';
import {splitPointer} from '../../openapi/document/pointer.js';
import type {DocumentPosition} from '../../openapi/document/spec-problem.js';
import {isJsonType} from '../../openapi/operation/media.js';
import {getValueType} from '../../openapi/schema/flatten-schema.js';
import {toUtf8} from '../form/response-kind.js';
import {findResponse} from '../mock/choose-response.js';
import {checkBody} from './check-body.js';
import type {Drift, ReceivedResponse} from './drift.js';
import type {BodyDrift} from './schema-outcome.js';

/** Maximum number of differences in one report. */
const MAX_DRIFTS = 50;

/** Returns the differences between a response and its documentation. Call within `DocumentSet.settle`. */
export function checkResponse(
  documents: DocumentSet,
  operation: DocumentPosition,
  received: ReceivedResponse,
): readonly Drift[] {
  const {status, contentType, hasBody} = received;
  const node = findNode(documents, operation);
  const responses = listResponses(node);
  // Report nothing if the operation documents no responses: there is nothing to compare with.
  if (!node || responses.length === 0) return [];
  const found = findResponse({responses}, status);
  const type = parseMediaType(contentType);
  const isType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type);
  const json = parseJsonBody(received);
  const body = hasBody && isType ? {media: type, types: json ? [getValueType(json.value)] : []} : {};
  if (!found) return [{...createDrift('status', String(status), node), ...body}];
  const resolved = documents.resolve(found.at);
  if (resolved.state !== 'found') return [];
  const response = resolved.node;
  const headers = checkHeaders(documents, response, received);
  if (!hasBody || !isType) return headers;
  const [, media] = findByRange(getChildren(response, 'content'), type, ([name]) => name) ?? [];
  if (!media) return [{...createDrift('media', type, response), ...body}, ...headers];
  const described = documents.resolve(media);
  const schema = described.state === 'found' ? getChild(described.node, 'schema') : undefined;
  const below = schema && json ? checkBody(documents, schema, json.value) : [];
  return [...headers, ...mergeSame(below)].slice(0, MAX_DRIFTS);
}

export function findDocumented(
  documents: DocumentSet,
  operation: DocumentPosition,
  status: number,
): Located | undefined {
  const found = findResponse({responses: listResponses(findNode(documents, operation))}, status);
  const resolved = found && documents.resolve(found.at);
  return resolved?.state === 'found' ? resolved.node : undefined;
}

function listResponses(operation: Located | undefined): readonly {readonly status: string; readonly at: Located}[] {
  const all = operation ? getChildren(operation, 'responses') : [];
  return all.filter(([key]) => !key.startsWith('x-')).map(([status, at]) => ({status, at}));
}

function findNode(documents: DocumentSet, {file, pointer}: DocumentPosition): Located | undefined {
  const root = documents.follow('#', {file, pointer: ''});
  let node = 'node' in root ? root.node : undefined;
  for (const key of splitPointer(pointer)) node = node && getChild(node, key);
  return node;
}

function createDrift(kind: Drift['kind'], name: string, {file, pointer}: DocumentPosition): Drift {
  return {kind, name, types: [], documented: [], places: [{file, pointer}]};
}

/**
 * Checks required headers. Header names ignore case (RFC 9110, section 5.1). Browsers hide `Set-Cookie` from every
 * page.
 */
function checkHeaders(
  documents: DocumentSet,
  response: Located,
  {headers, hasAllHeaders}: ReceivedResponse,
): readonly Drift[] {
  if (!hasAllHeaders) return [];
  const received = new Set(['set-cookie', ...headers.map(([name]) => name.toLowerCase())]);
  return getChildren(response, 'headers').flatMap(([name, each]) => {
    const header = documents.resolve(each);
    const isMissing =
      header.state === 'found' && isTrue(header.node.value, 'required') && !received.has(name.toLowerCase());
    return isMissing ? [createDrift('header', name, header.node)] : [];
  });
}

function parseJsonBody({contentType, body}: ReceivedResponse): {readonly value: unknown} | undefined {
  if (!body || !isJsonType(parseMediaType(contentType))) return undefined;
  try {
    return {value: parseJson(new TextDecoder().decode(toUtf8(body, contentType)))};
  } catch {
    // Report nothing here: the response panel reports invalid JSON.
    return undefined;
  }
}

/** Merges equal differences in several list items into one. */
function mergeSame(found: readonly BodyDrift[]): readonly Drift[] {
  const all = new Map<string, Drift>();
  for (const {kind, path, places, type, documented, property} of found) {
    const key = `${kind} ${path}`;
    const known = all.get(key);
    const spots = new Map([...(known?.places ?? []), ...places].map(each => [getPositionKey(each), each]));
    all.set(key, {
      kind: kind as Drift['kind'],
      name: path.replace(/^\./, ''),
      types: [...new Set([...(known?.types ?? []), ...(type === '' ? [] : [type])])],
      documented: [...new Set([...(known?.documented ?? []), ...documented])],
      // Copy only file and pointer: a `Located` also contains the value.
      places: [...spots.values()].map(({file, pointer}) => ({file, pointer})),
      ...(property !== undefined && {property}),
    });
  }
  return [...all.values()];
}
