import type {AsyncOperation, AsyncView} from '../../../asyncapi/model.js';
import type {AsyncMessages} from '../../../messages/en-async.js';

/** Returns the direction label, which channels have instead of an HTTP method. A channel can have both directions. */
export function formatDirectionBadge({operations}: Pick<AsyncView, 'operations'>): string {
  const all = [...new Set(operations.flatMap(({direction}) => (direction ? [direction.toUpperCase()] : [])))];
  return all.join(' · ') || 'CHANNEL';
}

/** Describes the direction as a sentence about what the reader's application does. */
export function formatDirection(
  {direction, messages}: Pick<AsyncOperation, 'direction' | 'messages'>,
  text: AsyncMessages,
): string {
  const isChoice = messages.length > 1;
  if (direction === 'send') return isChoice ? text.sendOneOf : text.sendTo;
  if (direction === 'receive') return isChoice ? text.receiveOneOf : text.receiveFrom;
  return text.channelAlone;
}

/** Returns the heading of an operation in a channel with several operations. */
export function getDirectionTitle({direction}: Pick<AsyncOperation, 'direction'>, messages: AsyncMessages): string {
  return direction ? messages[direction] : messages.onChannel;
}
