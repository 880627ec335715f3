import type {SiteRegions} from '../boot/skeleton.js';
import type {PageGroups} from '../page/hide-groups.js';
import {showFullUrls} from '../page/whole-url.js';
import {showCounts} from './counts.js';
import {startPageFeedback} from './page-feedback.js';
import {offerPreferredLanguage} from './preferred-language.js';

/** Starts the features that `data-features` of the site element lists, in a prerendered site. */
export function startSiteFeatures({site, sidebar, header, article}: SiteRegions, pageGroups: PageGroups): void {
  const named = (site.dataset.features ?? '').split(' ');
  if (named.includes('answers')) startPageFeedback();
  if (named.includes('counts')) showCounts(site);
  if (named.includes('url')) showFullUrls(article);
  if (named.includes('language')) offerPreferredLanguage(site, header);
  const {userInfo, groups} = site.dataset;
  if (!userInfo) return;
  // The build writes the file of groups only if pages have some.
  const hides = groups !== undefined || !(pageGroups instanceof URL);
  void import('../page/user-info.js').then(({startUserSession}) =>
    startUserSession(userInfo, hides ? {sidebar, pageGroups} : undefined),
  );
}
