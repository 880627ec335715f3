import type {SiteLocation} from '../base/link.js';
import type {Config} from '../config/config.js';
import {siteLanguage} from '../messages/language.js';
import type {Spoken} from '../messages/language-messages.js';
import {languageOf} from './navigation/locate.js';
import type {PageLocation} from './navigation/navigation.js';

/** Where a site lies, and what it speaks there. */
export interface Place extends SiteLocation, Spoken {
  /** What the author's own document says: `<html lang>`. */
  readonly language?: string;
}

/**
 * The tag of the language that a page is in: that of its variant, else what docs.json says of the site, else what the
 * document says that the author wrote.
 */
export function pageLanguage(
  {config, place}: {readonly config: Pick<Config, 'lectern'>; readonly place: Pick<Place, 'language'>},
  located: Pick<PageLocation, 'variant'>,
): string {
  return languageOf(located) ?? siteLanguage(config.lectern.language, place.language);
}
