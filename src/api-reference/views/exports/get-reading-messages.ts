import {type DocumentToolMessages, enDocumentTools} from '../../../messages/en-reading.js';
import type {ViewContext} from '../view-context.js';

/** Returns the messages for downloads and long lists in the page's language. */
export function getReadingMessages({options}: Pick<ViewContext, 'options'>): DocumentToolMessages {
  return options.messages?.reading ?? enDocumentTools;
}
