import {readOwn} from '../base/read-own.js';
import {toFields} from '../base/to-fields.js';
import {appearance, joinAppearance, modeToggle} from '../config/appearance.js';
import {banner} from '../config/banner.js';
import type {Config, Theme} from '../config/config.js';
import {fonts} from '../config/fonts.js';
import {readKeys} from '../config/read-keys.js';
import {theme} from '../config/theme.js';
import {standardFolder} from './navigation/generated-prefix.js';
import {addDocument, collectFacts, listSources, type NavigationFacts} from './navigation/written-navigation.js';

/**
 * Part of docs.json that the first rendering needs, to put the text in its final position. The complete docs.json is
 * parsed later.
 */
export interface PageStart extends Pick<Config, 'fonts'> {
  readonly appearance: Pick<Config['appearance'], 'default' | 'strict'>;
  /** Theme, if it has its own style sheet. */
  readonly theme?: Exclude<Theme, 'theme_1'>;
  /** True if the header has a row of tabs. */
  readonly hasTabs: boolean;
  /** API documents by URL folder of their generated pages. Folders do not include the prefixes of variants. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  /** Banner, to reserve space for it. */
  readonly banner?: Config['banner'];
  /** Slug of the page at `/`, by the rules of `routes.ts`. Undefined if only the complete navigation can tell. */
  readonly home?: 'index';
}

export function readPageStart(docs: unknown): PageStart {
  const {navigation, api, ...root} = toFields(docs);
  const keys = readKeys(docs, {appearance, modeToggle, theme, banner, fonts});
  const {default: mode, strict} = joinAppearance(keys, docs);
  const facts = collectFacts(navigation);
  const named = (key: string) => listSources(readOwn(Object.hasOwn(toFields(api), key) ? toFields(api) : root, key));
  const openapi = named('openapi');
  const asyncapi = named('asyncapi');
  const isFree = ({file}: {readonly file: string}) => !facts.documents.has(file);
  const addsSection = asyncapi.some(isFree) || (openapi.some(isFree) && !facts.listsOperations);
  const folders = new Map(facts.folders);
  for (const {file, directory} of [...openapi, ...asyncapi]) addDocument(folders, directory ?? standardFolder, file);
  if (facts.listsOperations) addDocument(folders, standardFolder);
  return {
    appearance: {default: mode, strict},
    ...(keys.theme === 'theme_1' ? {} : {theme: keys.theme}),
    hasTabs: hasTabs(navigation, facts) || (addsSection && joinsTabs(navigation, facts)),
    fonts: keys.fonts,
    folders,
    ...(keys.banner && {banner: keys.banner}),
    ...(facts.listsIndex(navigation) && {home: 'index'}),
  };
}

export function mayBeGenerated(slug: string, {folders}: Pick<PageStart, 'folders'>): boolean {
  return listParentFolders(slug, folders).length > 0;
}

/** Returns the documents that can generate a slug's page. */
export function listFolderDocuments(slug: string, {folders}: Pick<PageStart, 'folders'>): readonly string[] {
  return [...new Set(listParentFolders(slug, folders).flatMap(folder => folders.get(folder) ?? []))];
}

function listParentFolders(slug: string, folders: PageStart['folders']): readonly string[] {
  return [...folders.keys()].filter(folder => `/${slug}/`.includes(`/${folder}/`));
}

const MAX_DEPTH = 4;

// Returns whether the first visible page has a row of tabs: at the root, in the first node, or in the node with the
// home page.
function hasTabs(node: unknown, facts: NavigationFacts, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const {tabs, versions, languages, products, dropdowns, anchors, global} = toFields(node);
  if (Array.isArray(tabs) && tabs.filter(isShown).length > 1) return true;
  const list = findFilledList(languages, versions, products, dropdowns, anchors);
  return list !== undefined && (hasTabs(findShown(list, facts), facts, depth + 1) || hasTabs(global, facts, depth + 1));
}

// Returns whether the added API tab creates a row of tabs, because it is next to a single tab, or to pages and groups
// outside tabs.
function joinsTabs(node: unknown, facts: NavigationFacts, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const {pages, groups, tabs, versions, languages, products} = toFields(node);
  if (Array.isArray(tabs) && tabs.some(isShown)) return true;
  if (findFilledList(pages, groups)) return true;
  const list = findFilledList(languages, versions, products);
  return list !== undefined && joinsTabs(findShown(list, facts), facts, depth + 1);
}

function findFilledList(...values: readonly unknown[]): readonly unknown[] | undefined {
  return values.find((value): value is readonly unknown[] => Array.isArray(value) && value.length > 0);
}

/** Returns the node that contains the home page, or else the default node. */
function findShown(list: readonly unknown[], {listsIndex}: NavigationFacts): unknown {
  const isDefault = (each: unknown) => toFields(each).default === true;
  const withIndex = list.filter(listsIndex);
  return withIndex.find(isDefault) ?? withIndex[0] ?? list.find(isDefault) ?? list[0];
}

function isShown(tab: unknown): boolean {
  const {hidden, public: isPublic} = toFields(tab);
  return hidden !== true && isPublic !== false;
}
