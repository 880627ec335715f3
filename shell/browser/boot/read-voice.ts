import {directionOf, siteLanguage} from '../../../src/messages/language.js';
import type {LanguageMessages} from '../../../src/messages/language-messages.js';
import {loadMessages} from '../../../src/messages/load-messages.js';
import {findStartLanguage} from '../../../src/site/start-language.js';

/** Language settings of a page that is not in English. */
export interface Voice {
  /** Absent where we have no words of that language: English ones are shown. */
  readonly messages?: LanguageMessages | undefined;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns a file that cannot be had leaves the interface in English: it never keeps the text of a page away. */
export async function readVoice(tag: string): Promise<Voice> {
  const direction = directionOf(tag);
  try {
    return {messages: await loadMessages(tag), direction};
  } catch (error) {
    console.warn(`The words of the language ${tag} could not be loaded: ${(error as Error).message} English is shown.`);
    return {direction};
  }
}

/** Returns the language of a page before the navigation is there. */
export function findFirstLanguage(docs: unknown, slug: string, ofDocument: string | undefined): string {
  return siteLanguage(findStartLanguage(docs, slug), ofDocument);
}
