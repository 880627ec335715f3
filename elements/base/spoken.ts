import type {ViewOptions} from '../../src/api-reference/views/reader.js';
import type {LanguageWords} from '../../src/messages/language-messages.js';

let words: LanguageWords | undefined;

/** Called by the shell of a site before a page in another language is shown; pages that are not ours speak English. */
export function speak(given: LanguageWords | undefined): void {
  words = given;
}

export function spoken(): LanguageWords | undefined {
  return words;
}

/** What views of API documents are drawn with. */
export function viewWords(): ViewOptions['words'] {
  return (
    words && {content: words.frame, api: words.api, async: words.async, reading: words.reading, rules: words.rules}
  );
}
