import type {LanguageMessages} from '../../messages/language-messages.js';
import type {ViewOptions} from './reader.js';

/** Returns what views of API documents use of all messages of a language. */
export function toViewMessages({
  frame,
  api,
  async,
  reading,
  rules,
}: LanguageMessages): NonNullable<ViewOptions['messages']> {
  return {content: frame, api, async, reading, rules};
}
