import type {SiteRegions} from '../boot/skeleton.js';
import {showWholeUrls} from '../page/whole-url.js';
import {showCounts} from './counts.js';
import {startPageFeedback} from './page-feedback.js';
import {offerPreferredLanguage} from './preferred-language.js';

/** Starts the optional behavior that `data-features` of the site element names. */
export function startSiteFeatures({site, header, article}: SiteRegions): void {
  const named = (site.dataset.features ?? '').split(' ');
  if (named.includes('answers')) startPageFeedback();
  if (named.includes('counts')) showCounts(site);
  if (named.includes('url')) showWholeUrls(article);
  if (named.includes('language')) offerPreferredLanguage(site, header);
}
