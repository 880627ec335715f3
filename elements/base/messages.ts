import type {ViewOptions} from '../../src/api-reference/views/reader.js';
import {toViewMessages} from '../../src/api-reference/views/view-messages.js';
import type {LanguageMessages} from '../../src/messages/language-messages.js';
import {findHostLanguage} from './host-language.js';

let ofSite: LanguageMessages | undefined;

/**
 * Map from `lang` to messages in host pages. It is global, because each Lectern script of a page has its own copy of
 * this module.
 */
const key = Symbol.for('lectern.messages');
const shared = globalThis as {[key]?: Map<string, LanguageMessages>};
shared[key] ??= new Map();
const ofHostPages = shared[key];

/** Sets the site's messages. Call it before a page in another language renders. */
export function setSiteMessages(messages: LanguageMessages | undefined): void {
  ofSite = messages;
}

/**
 * Returns the messages for an element: those of the site, or of the host page's language. `undefined` stands for
 * English, which is built in.
 */
export function findMessages(near?: Element): LanguageMessages | undefined {
  return ofSite ?? (near && ofHostPages.get(findHostLanguage(near)));
}

/** Returns the messages that API views use, for an element. `undefined` means English. */
export function findViewMessages(near?: Element): ViewOptions['messages'] {
  const messages = findMessages(near);
  return messages && toViewMessages(messages);
}

/**
 * Loads the messages for an element's language in a host page. Returns undefined if they are built in or loaded, so
 * that such a page renders at once.
 */
export function loadHostMessages(near: Element): Promise<void> | undefined {
  const language = findHostLanguage(near);
  return isEnglish(language) || ofHostPages.has(language) ? undefined : load(language);
}

async function load(language: string): Promise<void> {
  try {
    const {loadMessages} = await import('../../src/messages/load-messages.js');
    const messages = await loadMessages(language);
    if (messages) ofHostPages.set(language, messages);
  } catch {
    // Show the element in English. `loadPart` reports the missing import.
  }
}

/** Returns whether a language tag is English or empty. English messages are built in. */
export function isEnglish(tag: string): boolean {
  return /^(?:en\b|$)/i.test(tag);
}
