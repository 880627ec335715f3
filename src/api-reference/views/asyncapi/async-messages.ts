import {type AsyncMessages, enAsync} from '../../../messages/en-async.js';
import type {ViewOptions} from '../reader.js';

/** Returns the words of a view of an AsyncAPI document in the language of its page. */
export function asyncMessages({options}: {readonly options: Pick<ViewOptions, 'messages'>}): AsyncMessages {
  return options.messages?.async ?? enAsync;
}
