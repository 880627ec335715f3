import {toSectionKey} from '../site/chrome/navigation-file.js';
import type {AttributeValues} from '../site/chrome/site-attributes.js';
import {hidesGroups} from '../site/hides-groups.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import type {PageDocument} from '../site/page/open-page.js';
import {buildPageForm} from '../site/page/page-form.js';
import {readWrittenFields} from '../site/page/written-fields.js';
import {readMissingState} from './missing-state.js';
import type {PlacedSite} from './placed-site.js';

/** Returns attributes for the site element with the data that the script of the page reads. */
export function buildScriptData(
  page: PageDocument,
  site: PlacedSite,
  located: PageLocation,
  known: {readonly isBrief: boolean; readonly hasScript: boolean; readonly hasOwnScripts: boolean},
): AttributeValues {
  const {config, navigation, routes} = site;
  const {slug, written} = page;
  const form = buildPageForm(page, config);
  const isAnywhere = !located.entry && located.variant === navigation.defaultVariant;
  return {
    'data-form': form ? JSON.stringify({...form, fields: readWrittenFields(page.nodes)}) : null,
    'data-written': written && known.hasScript ? JSON.stringify(written) : null,
    'data-variant': located.variant.id || null,
    'data-anywhere': isAnywhere ? '' : null,
    'data-section': known.isBrief ? toSectionKey(located.section) : null,
    'data-slug': slug,
    'data-home': slug === routes.home ? '' : null,
    'data-missing': slug === '404' ? readMissingState(site, page) : null,
    'data-analytics': config.analytics.size > 0 ? '' : null,
    'data-scripts': known.hasOwnScripts ? '' : null,
    'data-groups': hidesGroups(config) ? '' : null,
    'data-progress': config.appearance.readingProgress ? '' : null,
  };
}
