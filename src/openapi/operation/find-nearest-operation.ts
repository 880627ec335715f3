import {computeEditDistance} from '../../base/edit-distance.js';
import {findNearest} from '../../config/find-nearest.js';
import type {OperationEntry} from './create-found-operation.js';
import {isChannelMethod} from './find-operation.js';
import {nameOperation} from './name-operation.js';

/**
 * Finds the operation with the most similar method and path, or a webhook by name. For a channel, searches only AsyncAPI
 * operations, otherwise only OpenAPI operations.
 */
export function findNearestOperation<T extends Pick<OperationEntry, 'method' | 'path' | 'kind'>>(
  operations: readonly T[],
  method: string,
  path: string,
): T | undefined {
  const name = path.slice(0, 200).toLowerCase();
  const isChannel = isChannelMethod(method);
  const wanted = isChannel ? name : `${method.toLowerCase()} ${name}`;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of operations) {
    if ((each.kind === 'channel') !== isChannel) continue;
    const text = formatOperationName(each).slice(0, 220).toLowerCase();
    // Skip the slow edit distance if the length difference alone exceeds the best distance.
    if (Math.abs(text.length - wanted.length) >= least) continue;
    const distance = computeEditDistance(wanted, text);
    if (distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

export function findNearestId(
  operations: readonly Pick<OperationEntry, 'operationId'>[],
  id: string,
): string | undefined {
  return findNearest(
    id,
    operations.flatMap(({operationId}) => operationId ?? []),
  );
}

/** Formats an operation's name as in frontmatter: `GET /users/{id}`, `WEBHOOK name`, or a channel name. */
export function formatOperationName(entry: Pick<OperationEntry, 'method' | 'path' | 'kind'>): string {
  const {method, path} = nameOperation(entry);
  return entry.kind === 'channel' ? path : `${method} ${path}`;
}
