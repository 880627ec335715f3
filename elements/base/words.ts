import type {ViewOptions} from '../../src/api-views/reader.js';
import {type ContentWords, enContent} from '../../src/messages/en-content.js';
import type {LanguageWords} from '../../src/messages/language-words.js';

let spoken: LanguageWords | undefined;

/** Called by the shell of a site before a page in another language is shown; pages that are not ours speak English. */
export function speak(words: LanguageWords | undefined): void {
  spoken = words;
}

export function contentWords(): ContentWords {
  return spoken?.frame ?? enContent;
}

/** What views of API documents are drawn with. */
export function viewWords(): ViewOptions['words'] {
  return spoken && {content: spoken.frame, api: spoken.api};
}

/** Its words are built in; whatever else there is to know of languages is loaded for the others. */
export function isEnglish(tag: string): boolean {
  return /^(?:en\b|$)/i.test(tag);
}
