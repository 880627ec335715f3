import {directionOf} from '../messages/language.js';
import {configAt} from '../site/chrome/variant-config.js';
import {listSwitches, tabsOf} from '../site/navigation/locate.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import type {PageDocument} from '../site/page/open-page.js';
import {pageLanguage} from '../site/page-language.js';
import type {Shown} from './page-sheet.js';
import type {PlacedSite} from './placed-site.js';

/** Returns the visible features of a page, which select the theme parts for its first rendering. */
export function findShownParts({slug}: PageDocument, site: PlacedSite, located: PageLocation): Shown {
  const group = located.groups.at(-1);
  const config = configAt(site.config, located);
  return {
    config,
    hasBanner: config.banner !== undefined,
    hasTabs: tabsOf(listSwitches(located)) !== undefined,
    hasDirectory: group?.listing !== undefined && group.root?.slug === slug,
    isRightToLeft: directionOf(pageLanguage(site, located)) === 'rtl',
    hasTypes: site.drawn.typed?.isAsked === true,
  };
}
