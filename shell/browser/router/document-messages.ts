import {isEnglish, setSiteMessages} from '../../../elements/base/messages.js';
import type {LanguageWords} from '../../../src/messages/language-messages.js';

let known: {readonly tag: string; readonly words: Promise<LanguageWords | undefined>} | undefined;

/** Returns messages for the behavior of the current page. A prerendered page contains all others. */
export function loadDocumentMessages(): Promise<LanguageWords | undefined> {
  const tag = document.documentElement.lang;
  if (known?.tag === tag) return known.words;
  const words = read(tag).then(found => {
    if (known?.words === words) setSiteMessages(found);
    return found;
  });
  known = {tag, words};
  return words;
}

async function read(tag: string): Promise<LanguageWords | undefined> {
  return isEnglish(tag) ? undefined : (await (await import('../boot/read-voice.js')).readVoice(tag)).words;
}
