import {type ContentMessages, enContent} from '../../src/messages/en-content.js';
import {findMessages} from './messages.js';

/** Returns the messages of components where an element is. */
export function findContentMessages(near?: Element): ContentMessages {
  return findMessages(near)?.frame ?? enContent;
}
