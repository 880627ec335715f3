import {getSiteLanguage, getTextDirection} from '../../../src/messages/language.js';
import type {LanguageMessages} from '../../../src/messages/language-messages.js';
import {loadMessages} from '../../../src/messages/load-messages.js';
import {findStartLanguage} from '../../../src/site/start-language.js';

/** Messages and direction of a language other than English. */
export interface InterfaceLanguage {
  /** Absent if Lectern has no translation. The interface is then in English. */
  readonly messages?: LanguageMessages | undefined;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Loads messages and direction of a language. If a file fails to load, returns those of English, so that the page still
 * appears.
 */
export async function loadInterfaceLanguage(tag: string): Promise<InterfaceLanguage> {
  const direction = getTextDirection(tag);
  try {
    return {messages: await loadMessages(tag), direction};
  } catch (error) {
    console.warn(
      `The browser cannot load the messages of the language ${tag}, so readers see English: ${(error as Error).message}`,
    );
    return {direction};
  }
}

/** Returns the language of a page from unparsed docs.json, before the navigation has loaded. */
export function findFirstLanguage(docs: unknown, slug: string, ofDocument: string | undefined): string {
  return getSiteLanguage(findStartLanguage(docs, slug), ofDocument);
}
