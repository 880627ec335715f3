import type {AsyncOperation, AsyncView} from '../../../asyncapi/model.js';
import type {AsyncMessages} from '../../../messages/en-async.js';

/** Returns the direction for the method line. A channel may have both. */
export function directionBadge({operations}: Pick<AsyncView, 'operations'>): string {
  const all = [...new Set(operations.flatMap(({direction}) => (direction ? [direction.toUpperCase()] : [])))];
  return all.join(' · ') || 'CHANNEL';
}

/** Returns the direction as a sentence about the reader. */
export function formatDirection(
  {direction, messages}: Pick<AsyncOperation, 'direction' | 'messages'>,
  text: AsyncMessages,
): string {
  const isChoice = messages.length > 1;
  if (direction === 'send') return isChoice ? text.sendOneOf : text.sendTo;
  if (direction === 'receive') return isChoice ? text.receiveOneOf : text.receiveFrom;
  return text.channelAlone;
}

/** Returns the heading of an operation among others of its channel. */
export function directionTitle({direction}: Pick<AsyncOperation, 'direction'>, messages: AsyncMessages): string {
  return direction ? messages[direction] : messages.onChannel;
}
