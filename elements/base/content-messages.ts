import {type ContentMessages, enContent} from '../../src/messages/en-content.js';
import {findMessages} from './messages.js';

/** Returns the component messages in the language of an element, or of the site. */
export function findContentMessages(near?: Element): ContentMessages {
  return findMessages(near)?.frame ?? enContent;
}
