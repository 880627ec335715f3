import type {Config} from '../../config/config.js';
import type {DocumentSettings} from './api-documents.js';
import {addApiTab, type BoundPages} from './api-tab.js';
import {buildDraft} from './build-draft.js';
import {combineChoices, toVariantId} from './combine-choices.js';
import {composeSection} from './compose-section.js';
import {listVersions, type VersionSettings} from './dated-versions.js';
import {assignSlugs, listGeneratedAliases} from './generated-addresses.js';
import type {ApiIndexes, GenerationState} from './generated-entries.js';
import type {Navigation, PageEntry, Variant} from './navigation.js';

/**
 * Builds a site's navigation. Reads each page entry in docs.json once. `locate` adds what depends on the open page.
 * Call it again after loading an API document: until then, an overview stands for the document, and operations have a
 * URL from method and path. `bound` says whether listed pages name operations.
 */
export function buildNavigation(
  config: Pick<Config, 'name'> & DocumentSettings & VersionSettings,
  indexes: ApiIndexes = new Map(),
  bound: BoundPages = {},
): Navigation {
  const entries = new Map<string, PageEntry>();
  const generation: GenerationState = {
    indexes,
    made: [],
    mounts: [],
    hasHistory: document => listVersions(config, document).length > 0,
  };
  const draft = buildDraft({...config, navigation: addApiTab(config, bound)}, entries, generation);
  const {made, mounts} = generation;
  const numbered = assignSlugs(made, new Set(entries.keys()));
  for (const {
    entries: [entry],
  } of made)
    if (!entries.has(entry.slug)) entries.set(entry.slug, entry);
  const variants = combineChoices(draft).map(
    (choices): Variant => ({id: toVariantId(choices), choices, root: composeSection(draft, choices, config.name)}),
  );
  const defaultVariant = variants.find(({choices}) => choices.every(({isDefault}) => isDefault)) ?? variants[0]!;
  return {variants, defaultVariant, entries, mounts, numbered, aliases: listGeneratedAliases(made, entries)};
}
