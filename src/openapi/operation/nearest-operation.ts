import {editDistance} from '../../base/edit-distance.js';
import {nearest} from '../../config/nearest.js';
import {isChannelMethod} from './find-operation.js';
import type {OperationEntry} from './found-operation.js';

/** The operation whose method and path are nearest to what somebody wrote; a webhook by its name. */
export function nearestOperation<T extends Pick<OperationEntry, 'method' | 'path' | 'kind'>>(
  operations: readonly T[],
  method: string,
  path: string,
): T | undefined {
  const name = path.slice(0, 200).toLowerCase();
  const wanted = isChannelMethod(method) ? name : `${method.toLowerCase()} ${name}`;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of operations) {
    const words = operationName(each).slice(0, 220).toLowerCase();
    // Lengths alone say that it cannot be nearer: the table of letters costs more than all the rest.
    if (Math.abs(words.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, words);
    if (distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

/** The operationId that is nearest to what somebody wrote. */
export function nearestId(operations: readonly Pick<OperationEntry, 'operationId'>[], id: string): string | undefined {
  return nearest(
    id,
    operations.flatMap(({operationId}) => operationId ?? []),
  );
}

/** `GET /users/{id}`, `WEBHOOK name` or the name of a channel, as pages write it. */
export function operationName({method, path, kind}: Pick<OperationEntry, 'method' | 'path' | 'kind'>): string {
  if (kind === 'channel') return path;
  return `${kind === 'webhook' ? 'WEBHOOK' : method} ${path}`;
}
