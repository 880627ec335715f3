import {type ContentMessages, enContent} from '../../src/messages/en-content.js';
import {findMessages} from './messages.js';

/** Returns the messages of components for an element's language. */
export function findContentMessages(near?: Element): ContentMessages {
  return findMessages(near)?.frame ?? enContent;
}
