import {formatJson} from '../../base/exact-json.js';
import {getOwn, isObject} from '../../base/json.js';
import type {MockCandidate} from './mock.js';
import {
  createNextId,
  findIdName,
  findItem,
  type MockState,
  mergeInto,
  type ResourceLocation,
  withId,
  withItems,
} from './mock-state.js';

/** A request, for reading and changing the state. */
interface StateRequest {
  readonly method: string;
  readonly place: ResourceLocation;
  /** Request body as data. */
  readonly sent: unknown;
  readonly state: MockState;
}

/**
 * Applies the changes of earlier requests to a response body. Returns the changed body, then the original, in case the
 * changed one is invalid. Both carry the state change that this request makes.
 */
export function withState(candidate: MockCandidate, request: StateRequest): readonly MockCandidate[] {
  const {method, place} = request;
  const {collection, id} = place;
  if (id !== undefined && method === 'DELETE') return [{...candidate, change: {collection, id, value: null}}];
  if (!candidate.json) return [candidate];
  const applied = id === undefined ? applyToCollection(candidate, request) : applyToItem(candidate, request);
  return applied ? [applied, {...candidate, ...(applied.change && {change: applied.change})}] : [candidate];
}

function applyToCollection(
  {json}: MockCandidate,
  {method, place, sent, state}: StateRequest,
): MockCandidate | undefined {
  const {collection} = place;
  const items = state.get(collection);
  const body = json?.value;
  if (method === 'GET') return items && withJson(withItems(body, items, place));
  const name = findIdName(place, body);
  if (method !== 'POST' || !isObject(sent) || name === undefined) return undefined;
  const id = createNextId(getOwn(body, name), new Set(items?.keys()));
  const created = withId(mergeInto(body, sent), name, id);
  return {...withJson(created), change: {collection, id, value: withId(created, name, id)}};
}

function applyToItem({json}: MockCandidate, {method, place, sent, state}: StateRequest): MockCandidate | undefined {
  const {collection, id = ''} = place;
  const body = json?.value;
  const known = mergeInto(body, findItem(state, place));
  const item = withId(known, findIdName(place, body), id);
  if (method === 'GET' || method === 'HEAD') return withJson(item);
  if ((method !== 'PUT' && method !== 'PATCH') || !isObject(sent)) return undefined;
  const value = withId(mergeInto(item, sent), findIdName(place, body), id);
  return {...withJson(value), change: {collection, id, value}};
}

function withJson(value: unknown): MockCandidate {
  return {text: formatJson(value, 2) ?? '', json: {value}};
}
