import type {Words} from './en.js';
import type {ApiWords} from './en-api.js';
import type {AsyncWords} from './en-async.js';
import type {FreshnessWords} from './en-freshness.js';
import type {HistoryWords} from './en-history.js';
import type {ReadingWords} from './en-reading.js';
import type {RuleWords} from './en-rules.js';
import type {SiteWords} from './en-site.js';

/** Messages of a page or site in a language other than English. */
export interface Spoken {
  readonly words?: LanguageWords | undefined;
}

/** All messages of one language. English ones load where they are needed; other locales load as a whole. */
export interface LanguageWords {
  readonly frame: Words;
  readonly api: ApiWords;
  readonly extras: SiteWords;
  readonly async: AsyncWords;
  readonly freshness: FreshnessWords;
  readonly history: HistoryWords;
  readonly reading: ReadingWords;
  readonly rules: RuleWords;
}
