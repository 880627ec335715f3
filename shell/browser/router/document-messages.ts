import {isEnglish, setSiteMessages} from '../../../elements/base/messages.js';
import type {LanguageMessages} from '../../../src/messages/language-messages.js';

let known: {readonly tag: string; readonly messages: Promise<LanguageMessages | undefined>} | undefined;

/**
 * Loads the messages that scripts need, in the language of a prerendered page. Its HTML contains all other messages.
 */
export function loadDocumentMessages(): Promise<LanguageMessages | undefined> {
  const tag = document.documentElement.lang;
  if (known?.tag === tag) return known.messages;
  const messages = read(tag).then(found => {
    if (known?.messages === messages) setSiteMessages(found);
    return found;
  });
  known = {tag, messages};
  return messages;
}

async function read(tag: string): Promise<LanguageMessages | undefined> {
  return isEnglish(tag)
    ? undefined
    : (await (await import('../boot/load-interface-language.js')).loadInterfaceLanguage(tag)).messages;
}
