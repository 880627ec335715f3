import {getInterfaceLanguage} from './language.js';
import type {LanguageMessages} from './language-messages.js';
import {locales} from './locales.js';
import {nestMessages} from './nest-messages.js';

/** Loads the messages for pages in a language. Undefined for English, whose messages are part of the bundles. */
export async function loadMessages(tag: string): Promise<LanguageMessages | undefined> {
  const language = getInterfaceLanguage(tag);
  return language && (nestMessages((await locales[language]()).default) as LanguageMessages);
}
