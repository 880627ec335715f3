import {enReading, type ReadingWords} from '../../../messages/en-reading.js';
import type {ViewContext} from '../view-context.js';

/** What is said of files to take along and of long lists, in the language of the view. */
export function readingMessages({options}: Pick<ViewContext, 'options'>): ReadingWords {
  return options.words?.reading ?? enReading;
}
