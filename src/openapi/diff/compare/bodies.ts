import {findByRange, parseMediaType} from '../../../base/media-type.js';
import type {MediaTypeObject} from '../../operation/media.js';
import type {Body, Operation, Response} from '../../operation/operation.js';
import type {SchemaSide} from '../../schema/build-schema-rows.js';
import {addFinding, addSchemas, getReceiver, type OperationComparison} from './operation-comparison.js';
import {compareHeaders} from './parameters.js';

export function compareRequestBody(
  comparison: OperationComparison,
  before: Body | undefined,
  after: Body | undefined,
): void {
  const {sender} = comparison;
  const place = 'request body';
  if (!before && !after) return;
  if (!before) addFinding(comparison, place, `${sender}-${after?.required ? 'required-body-added' : 'body-added'}`);
  else if (!after) addFinding(comparison, place, `${sender}-body-removed`, {isOld: true});
  else {
    if (before.required !== after.required)
      addFinding(comparison, place, `${sender}-body-became-${after.required ? 'required' : 'optional'}`);
    compareContent(comparison, place, sender, before.content, after.content);
  }
}

/** Compares an operation's responses, with their headers and bodies. */
export function compareResponses(comparison: OperationComparison, before: Operation, after: Operation): void {
  const direction = getReceiver(comparison);
  const matched = new Set<Response>();
  for (const old of before.responses) {
    const now = findResponse(after.responses, old.status);
    const place = `response ${old.status}`;
    if (!now) {
      const isSuccess = /^[23]/.test(old.status) || (old.status === 'default' && before.responses.length === 1);
      const rule = isSuccess ? 'success-status-removed' : 'error-status-removed';
      addFinding(comparison, place, `${direction}-${rule}`, {name: old.status, isOld: true});
      continue;
    }
    matched.add(now);
    compareHeaders(comparison, place, direction, old.headers, now.headers);
    compareContents(comparison, place, direction, old.content, now.content);
  }
  for (const each of after.responses)
    if (!matched.has(each) && !findResponse(before.responses, each.status))
      addFinding(comparison, `response ${each.status}`, `${direction}-status-added`, {name: each.status});
}

/**
 * Finds the response for a status: the same status, or else its range (`4XX`). For a range, finds any status within it.
 */
function findResponse(responses: readonly Response[], status: string): Response | undefined {
  const find = (isCounterpart: (other: string) => boolean) =>
    responses.find(each => isCounterpart(each.status.toUpperCase()));
  const wanted = status.toUpperCase();
  return (
    find(other => other === wanted) ??
    find(other => /^\dXX$/.test(other) && other[0] === wanted[0]) ??
    (/^\dXX$/.test(wanted) ? find(other => other[0] === wanted[0]) : undefined)
  );
}

/** Compares bodies by media type. If only one document has a body, reports it once instead of once per media type. */
function compareContents(
  comparison: OperationComparison,
  place: string,
  direction: SchemaSide,
  before: readonly MediaTypeObject[],
  after: readonly MediaTypeObject[],
): void {
  if (before.length > 0 && after.length === 0)
    addFinding(comparison, place, `${direction}-body-removed`, {at: before[0]?.schema, isOld: true});
  else if (before.length === 0 && after.length > 0)
    addFinding(comparison, place, `${direction}-body-added`, {at: after[0]?.schema});
  else compareContent(comparison, place, direction, before, after);
}

function compareContent(
  comparison: OperationComparison,
  place: string,
  direction: SchemaSide,
  before: readonly MediaTypeObject[],
  after: readonly MediaTypeObject[],
): void {
  const matched = new Set<MediaTypeObject>();
  for (const old of before) {
    const now = findMedia(after, old.type) ?? (direction === 'response' ? findNarrower(after, old.type) : undefined);
    if (!now) {
      addFinding(comparison, place, `${direction}-media-type-removed`, {name: old.type, at: old.schema, isOld: true});
      continue;
    }
    matched.add(now);
    // Omits the name of the only media type from the message.
    const inside = before.length > 1 ? `${place} ${now.type}` : place;
    addSchemas(comparison, inside, direction, old.schema, now.schema);
    addSchemas(comparison, `${inside} item`, direction, old.itemSchema, now.itemSchema);
    compareEncoding(comparison, inside, direction, old, now);
  }
  for (const each of after)
    if (!matched.has(each) && !findMedia(before, each.type))
      addFinding(comparison, place, `${direction}-media-type-added`, {name: each.type, at: each.schema});
}

/** Finds a media type without regard to its parameters, or a range that contains it. */
function findMedia(list: readonly MediaTypeObject[], type: string): MediaTypeObject | undefined {
  return list.find(each => each.type === type) ?? findByRange(list, type, each => each.type);
}

/** Finds a media type that the range contains, such as `image/png` in `image/*`. */
function findNarrower(list: readonly MediaTypeObject[], range: string): MediaTypeObject | undefined {
  if (!parseMediaType(range).endsWith('/*')) return undefined;
  return list.find(
    each => parseMediaType(range) === '*/*' || parseMediaType(each.type).split('/')[0] === range.split('/')[0],
  );
}

function compareEncoding(
  comparison: OperationComparison,
  place: string,
  direction: SchemaSide,
  before: MediaTypeObject,
  after: MediaTypeObject,
): void {
  // Skip other types: `encoding` only applies to forms and multipart bodies (OpenAPI 3.1, section 4.8.14.1).
  if (!/form|^multipart/.test(after.type)) return;
  const formatAll = ({encoding, prefixEncoding = [], itemEncoding}: MediaTypeObject) =>
    new Map(
      [
        ...encoding,
        ...prefixEncoding.map(each => ({...each, name: `[${each.name}]`})),
        ...(itemEncoding ? [{...itemEncoding, name: '[]'}] : []),
      ].map(({name, contentType, style, explode}) => [name, formatEncoding({contentType, style, explode})]),
    );
  const [old, now] = [formatAll(before), formatAll(after)];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [first = '', last = ''] = [old.get(name), now.get(name)];
    if (first !== last)
      addFinding(comparison, place, `${direction}-part-encoding-changed`, {
        name,
        before: first || 'its type says',
        after: last || 'its type says',
      });
  }
}

function formatEncoding({
  contentType,
  style,
  explode,
}: {
  contentType?: string | undefined;
  style?: string | undefined;
  explode?: boolean | undefined;
}): string {
  const isExploded = explode ?? (style === undefined || style === 'form');
  const serialized =
    style === undefined && explode === undefined ? '' : `${style ?? 'form'}${isExploded ? ', exploded' : ''}`;
  // Omit an explicit default: it means the same as no value.
  return [contentType, serialized === 'form, exploded' ? '' : serialized].filter(Boolean).join(', ');
}
