import {getTextDirection} from '../messages/language.js';
import {getVariantConfig} from '../site/chrome/variant-config.js';
import {getPageLanguage} from '../site/get-page-language.js';
import {findTabs, listSwitches} from '../site/navigation/locate-page.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import type {PageDocument} from '../site/page/open-page.js';
import type {VisibleFeatures} from './page-sheet.js';
import type {PlacedSite} from './placed-site.js';

/** Returns the visible features of a page, which select the theme parts for its first rendering. */
export function findShownParts({slug}: PageDocument, site: PlacedSite, located: PageLocation): VisibleFeatures {
  const group = located.groups.at(-1);
  const config = getVariantConfig(site.config, located);
  return {
    config,
    hasBanner: config.banner !== undefined,
    hasTabs: findTabs(listSwitches(located)) !== undefined,
    hasDirectory: group?.listing !== undefined && group.root?.slug === slug,
    isRightToLeft: getTextDirection(getPageLanguage(site, located)) === 'rtl',
    hasTypes: site.drawn.typed?.isAsked === true,
  };
}
