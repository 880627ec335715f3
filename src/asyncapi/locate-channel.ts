import {ownText} from '../base/json.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import {
  type FoundChannel,
  findChannelAlone,
  findChannelNamed,
  findChannels,
  findOperationNamed,
  joinChannels,
  methodOf,
} from './find-channels.js';
import type {Direction} from './model.js';
import {type Reading, startReading} from './reading.js';

const directions: Readonly<Record<string, Direction>> = {
  SEND: 'send',
  RECEIVE: 'receive',
  PUBLISH: 'send',
  SUBSCRIBE: 'receive',
};

/**
 * Finds the operation or channel that a page or element names: by name, else by its address or `operationId`. A method
 * that is a direction selects only operations of that direction. Parts may be in other files, so run it in `settle`.
 */
export function locateChannel(documents: DocumentSet, method: string, path: string): FoundChannel | undefined {
  const reading = startReading(documents);
  const found = byName(reading, path) ?? byOther(reading, path);
  const key = method.toUpperCase();
  const wanted = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (!found || wanted === undefined || found.parts.length < 2) return found;
  const parts = found.parts.filter(({direction}) => direction === wanted);
  const [first] = parts;
  return first && {...found, parts, node: first.node, method: methodOf(parts)};
}

// Without the index: it is not needed for one, and takes its time on a large document.
function byName(reading: Reading, path: string): FoundChannel | undefined {
  return reading.isThree ? findOperationNamed(reading, path) : findChannelNamed(reading, path);
}

function byOther(reading: Reading, path: string): FoundChannel | undefined {
  const all = findChannels(reading);
  if (reading.isThree) {
    const named = all.filter(({channel}) => channel === path);
    if (named.length > 0) return joinChannels(reading, path, named);
    // A channel that carries only replies has no page, but can be shown.
    return (
      joinChannels(
        reading,
        path,
        all.filter(({address}) => address === path),
      ) ?? findChannelAlone(reading, path)
    );
  }
  for (const each of all) {
    const part = each.parts.find(({node}) => ownText(node.value, 'operationId') === path);
    if (part) return {...each, parts: [part], node: part.node, method: methodOf([part])};
  }
  return undefined;
}
