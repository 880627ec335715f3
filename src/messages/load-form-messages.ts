import type {FormMessages} from './form-messages.js';
import {interfaceLanguage} from './language.js';
import {locales} from './locales.js';
import {nestMessages} from './nest-messages.js';

/** Loads the messages of the request form and of its responses. Undefined for English. */
export async function loadFormMessages(tag: string): Promise<FormMessages | undefined> {
  const language = interfaceLanguage(tag);
  return language && (nestMessages((await locales[language]()).default) as FormMessages);
}
