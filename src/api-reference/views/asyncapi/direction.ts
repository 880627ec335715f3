import type {AsyncOperation, AsyncView} from '../../../asyncapi/model.js';
import type {AsyncWords} from '../../../messages/en-async.js';

/** Returns the direction for the method line. A channel may have both. */
export function directionBadge({operations}: Pick<AsyncView, 'operations'>): string {
  const all = [...new Set(operations.flatMap(({direction}) => (direction ? [direction.toUpperCase()] : [])))];
  return all.join(' · ') || 'CHANNEL';
}

/** Returns the direction as a sentence about the reader. */
export function directionWords(
  {direction, messages}: Pick<AsyncOperation, 'direction' | 'messages'>,
  words: AsyncWords,
): string {
  const isChoice = messages.length > 1;
  if (direction === 'send') return isChoice ? words.sendOneOf : words.sendTo;
  if (direction === 'receive') return isChoice ? words.receiveOneOf : words.receiveFrom;
  return words.channelAlone;
}

/** Returns the heading of an operation among others of its channel. */
export function directionTitle({direction}: Pick<AsyncOperation, 'direction'>, words: AsyncWords): string {
  return direction ? words[direction] : words.onChannel;
}
