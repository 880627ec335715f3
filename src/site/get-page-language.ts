import type {SiteLocation} from '../base/link.js';
import type {Config} from '../config/config.js';
import {getSiteLanguage} from '../messages/language.js';
import type {TranslatedMessages} from '../messages/language-messages.js';
import {findLanguage} from './navigation/locate-page.js';
import type {PageLocation} from './navigation/navigation.js';

/** Location of a site, with its language's messages. */
export interface LocalizedPlace extends SiteLocation, TranslatedMessages {
  /** Language of the host document: `<html lang>`. */
  readonly language?: string;
}

/** Returns the language tag of a page: from its variant, docs.json, or else the host document. */
export function getPageLanguage(
  {config, place}: {readonly config: Pick<Config, 'lectern'>; readonly place: Pick<LocalizedPlace, 'language'>},
  located: Pick<PageLocation, 'variant'>,
): string {
  return findLanguage(located) ?? getSiteLanguage(config.lectern.language, place.language);
}
