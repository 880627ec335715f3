import type {Parts} from '../boot/skeleton.js';
import {answerReaders} from './further/answers.js';
import {showCounts} from './further/counts.js';
import {showWholeUrls} from './further/whole-url.js';
import {offerLanguage} from './further/wished-language.js';

/** Behaviour that only some sites have, in both kinds of site; their outermost element names it. */
export function startFurther({site, header, article}: Parts): void {
  const named = (site.dataset.further ?? '').split(' ');
  if (named.includes('answers')) answerReaders();
  if (named.includes('counts')) showCounts(site);
  if (named.includes('url')) showWholeUrls(article);
  if (named.includes('language')) offerLanguage(site, header);
}
