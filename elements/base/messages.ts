import type {ViewOptions} from '../../src/api-reference/views/reader.js';
import {toViewMessages} from '../../src/api-reference/views/view-messages.js';
import type {LanguageMessages} from '../../src/messages/language-messages.js';
import {findHostLanguage} from './host-language.js';

let ofSite: LanguageMessages | undefined;

/**
 * Registry of messages for host pages, by `lang`. Several Lectern scripts in a page each have a copy of this module.
 */
const key = Symbol.for('lectern.messages');
const shared = globalThis as {[key]?: Map<string, LanguageMessages>};
shared[key] ??= new Map();
const ofHostPages = shared[key];

/** Sets the messages of a site before a page in another language appears. */
export function setSiteMessages(messages: LanguageMessages | undefined): void {
  ofSite = messages;
}

/** Returns the messages for an element, in a site or in a host page. `undefined` for English, which is built in. */
export function findMessages(near?: Element): LanguageMessages | undefined {
  return ofSite ?? (near && ofHostPages.get(findHostLanguage(near)));
}

/** Returns the messages of API views for an element. */
export function findViewMessages(near?: Element): ViewOptions['messages'] {
  const messages = findMessages(near);
  return messages && toViewMessages(messages);
}

/**
 * Loads the messages for an element's language in a host page. Returns undefined if no messages have to load, so that
 * English pages do not wait.
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
    // An element in English is better than none. `loadPart` reports the missing import.
  }
}

/** Returns whether a tag is English, whose messages are built in. */
export function isEnglish(tag: string): boolean {
  return /^(?:en\b|$)/i.test(tag);
}
