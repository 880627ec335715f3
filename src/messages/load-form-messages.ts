import type {FormMessages} from './form-messages.js';
import {getInterfaceLanguage} from './language.js';
import {locales} from './locales.js';
import {nestMessages} from './nest-messages.js';

/** Loads the messages of the request form and of its responses. Undefined for English. */
export async function loadFormMessages(tag: string): Promise<FormMessages | undefined> {
  const language = getInterfaceLanguage(tag);
  return language && (nestMessages((await locales[language]()).default) as FormMessages);
}
