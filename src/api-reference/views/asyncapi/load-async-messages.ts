import {type AsyncMessages, enAsync} from '../../../messages/en-async.js';
import type {ViewOptions} from '../reader.js';

/** Returns the AsyncAPI messages in the page's language. */
export function loadAsyncMessages({options}: {readonly options: Pick<ViewOptions, 'messages'>}): AsyncMessages {
  return options.messages?.async ?? enAsync;
}
