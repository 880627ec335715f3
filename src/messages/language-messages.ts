import type {ChromeMessages} from './en.js';
import type {ApiMessages} from './en-api.js';
import type {AsyncMessages} from './en-async.js';
import type {FreshnessMessages} from './en-freshness.js';
import type {HistoryMessages} from './en-history.js';
import type {DocumentToolMessages} from './en-reading.js';
import type {SchemaDetailMessages} from './en-schema-details.js';
import type {SiteMessages} from './en-site.js';

/** Messages of a page or site in a language other than English. */
export interface TranslatedMessages {
  readonly messages?: LanguageMessages | undefined;
}

/** All messages of one language. English messages load on demand, other locales load as a whole. */
export interface LanguageMessages {
  readonly frame: ChromeMessages;
  readonly api: ApiMessages;
  readonly extras: SiteMessages;
  readonly async: AsyncMessages;
  readonly freshness: FreshnessMessages;
  readonly history: HistoryMessages;
  readonly reading: DocumentToolMessages;
  readonly rules: SchemaDetailMessages;
}
