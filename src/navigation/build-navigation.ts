import type {Config} from '../config/config.js';
import {buildDraft} from './build-draft.js';
import {combineChoices, variantId} from './combine-choices.js';
import {composeSection} from './compose-section.js';
import type {Navigation, PageEntry, Variant} from './navigation.js';

/** The navigation of a site. Reads each page of docs.json once; what depends on the open page is made by `locate`. */
export function buildNavigation(config: Pick<Config, 'name' | 'navigation'>): Navigation {
  const entries = new Map<string, PageEntry>();
  const draft = buildDraft(config.navigation, entries);
  const variants = combineChoices(draft).map(
    (choices): Variant => ({id: variantId(choices), choices, root: composeSection(draft, choices, config.name)}),
  );
  const defaultVariant = variants.find(({choices}) => choices.every(({isDefault}) => isDefault)) ?? variants[0]!;
  return {variants, defaultVariant, entries};
}
