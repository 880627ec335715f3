import type {LanguageMessages} from '../../messages/language-messages.js';
import type {ViewOptions} from './reader.js';

/** Selects the messages that views of API documents use. */
export function toViewMessages({
  frame,
  api,
  async,
  reading,
  rules,
}: LanguageMessages): NonNullable<ViewOptions['messages']> {
  return {content: frame, api, async, reading, rules};
}
