import type {Words} from './en.js';
import type {ApiWords} from './en-api.js';
import type {AsyncWords} from './en-async.js';
import type {FreshnessWords} from './en-freshness.js';
import type {ReadingWords} from './en-reading.js';
import type {RuleWords} from './en-rules.js';
import type {SiteWords} from './en-site.js';

/** The words of a page or a site where it speaks another language than English. */
export interface Spoken {
  readonly words?: LanguageWords | undefined;
}

/** All words of one language. English has them where they are needed; another language comes whole. */
export interface LanguageWords {
  readonly frame: Words;
  readonly api: ApiWords;
  readonly extras: SiteWords;
  readonly async: AsyncWords;
  readonly freshness: FreshnessWords;
  readonly reading: ReadingWords;
  readonly rules: RuleWords;
}
