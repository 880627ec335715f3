import type {LanguageWords} from '../../messages/language-messages.js';
import type {ViewOptions} from './reader.js';

/** Returns what views of API documents use of all messages of a language. */
export function toViewMessages({frame, api, async, reading, rules}: LanguageWords): NonNullable<ViewOptions['words']> {
  return {content: frame, api, async, reading, rules};
}
