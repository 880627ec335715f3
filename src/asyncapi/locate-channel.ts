import {getOwnText} from '../base/json.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import {
  type FoundChannel,
  findChannelAlone,
  findChannelNamed,
  findChannels,
  findOperationNamed,
  getMethod,
  joinChannels,
} from './find-channels.js';
import type {Direction} from './model.js';
import {type ReadingState, startReading} from './reading.js';

const directions: Readonly<Record<string, Direction>> = {
  SEND: 'send',
  RECEIVE: 'receive',
  PUBLISH: 'send',
  SUBSCRIBE: 'receive',
};

/**
 * Finds the operation or channel of a page or element: by name, or else by address or `operationId`. If `method` is a
 * direction, finds only operations with that direction. Call within `DocumentSet.settle`, because referenced parts can
 * be in other files.
 */
export function locateChannel(documents: DocumentSet, method: string, path: string): FoundChannel | undefined {
  const reading = startReading(documents);
  const found = findByName(reading, path) ?? findByAddress(reading, path);
  const key = method.toUpperCase();
  const wanted = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (!found || wanted === undefined || found.parts.length < 2) return found;
  const parts = found.parts.filter(({direction}) => direction === wanted);
  const [first] = parts;
  return first && {...found, parts, node: first.node, method: getMethod(parts)};
}

// Search without an index, because indexing a large document is slow.
function findByName(reading: ReadingState, path: string): FoundChannel | undefined {
  return reading.isThree ? findOperationNamed(reading, path) : findChannelNamed(reading, path);
}

function findByAddress(reading: ReadingState, path: string): FoundChannel | undefined {
  const all = findChannels(reading);
  if (reading.isThree) {
    const named = all.filter(({channel}) => channel === path);
    if (named.length > 0) return joinChannels(reading, path, named);
    // Also find a channel that only has replies: it has no page, but an element can render it.
    return (
      joinChannels(
        reading,
        path,
        all.filter(({address}) => address === path),
      ) ?? findChannelAlone(reading, path)
    );
  }
  for (const each of all) {
    const part = each.parts.find(({node}) => getOwnText(node.value, 'operationId') === path);
    if (part) return {...each, parts: [part], node: part.node, method: getMethod([part])};
  }
  return undefined;
}
