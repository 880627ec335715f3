import {type ContentWords, enContent} from '../../src/messages/en-content.js';
import {spoken} from './spoken.js';

export {speak, viewWords} from './spoken.js';

export function contentWords(): ContentWords {
  return spoken()?.frame ?? enContent;
}

/** Its words are built in; whatever else there is to know of languages is loaded for the others. */
export function isEnglish(tag: string): boolean {
  return /^(?:en\b|$)/i.test(tag);
}
