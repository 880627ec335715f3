import {fieldsOf} from '../base/fields-of.js';
import {readOwn} from '../base/read-own.js';
import {appearance, joinAppearance, modeToggle} from '../config/appearance.js';
import {banner} from '../config/banner.js';
import type {Config, Theme} from '../config/config.js';
import {fonts} from '../config/fonts.js';
import {readKeys} from '../config/read-keys.js';
import {theme} from '../config/theme.js';
import {standardFolder} from './navigation/generated-prefix.js';
import {collectFacts, type NavigationFacts, sourcesOf} from './navigation/written-navigation.js';

/**
 * What the first picture of a page needs of docs.json: enough to put the text where it will stay. The whole file and the
 * navigation are parsed a moment later.
 */
export interface PageStart extends Pick<Config, 'fonts'> {
  readonly appearance: Pick<Config['appearance'], 'default' | 'strict'>;
  /** A theme that has a style sheet of its own. */
  readonly theme?: Exclude<Theme, 'theme_1'>;
  /** There is a row of tabs under the header. */
  readonly hasTabs: boolean;
  /** Folders of pages that are made from API documents and have no file, without those of the variants around them. */
  readonly folders: readonly string[];
  /** The banner, whose place is kept free. */
  readonly banner?: Config['banner'];
  /** The page of the URL `/`, by the rule of `routes.ts`; undefined when only the navigation can say. */
  readonly home?: 'index';
}

export function readPageStart(docs: unknown): PageStart {
  const {navigation, api, ...root} = fieldsOf(docs);
  const keys = readKeys(docs, {appearance, modeToggle, theme, banner, fonts});
  const {default: mode, strict} = joinAppearance(keys, docs);
  const facts = collectFacts(navigation);
  const named = (key: string) => sourcesOf(readOwn(Object.hasOwn(fieldsOf(api), key) ? fieldsOf(api) : root, key));
  const openapi = named('openapi');
  const asyncapi = named('asyncapi');
  const isFree = ({file}: {readonly file: string}) => !facts.documents.has(file);
  const addsSection = asyncapi.some(isFree) || (openapi.some(isFree) && !facts.listsOperations);
  const folders = new Set([
    ...facts.folders,
    ...[...openapi, ...asyncapi].map(({directory}) => directory ?? standardFolder),
    ...(facts.listsOperations ? [standardFolder] : []),
  ]);
  return {
    appearance: {default: mode, strict},
    ...(keys.theme === 'theme_1' ? {} : {theme: keys.theme}),
    hasTabs: hasTabs(navigation, facts) || (addsSection && joinsTabs(navigation, facts)),
    fonts: keys.fonts,
    folders: [...folders],
    ...(keys.banner && {banner: keys.banner}),
    ...(facts.listsIndex(navigation) && {home: 'index'}),
  };
}

/** Whether a page of this slug may be a generated one. */
export function mayBeGenerated(slug: string, {folders}: Pick<PageStart, 'folders'>): boolean {
  return folders.some(folder => `/${slug}/`.includes(`/${folder}/`));
}

const MAX_DEPTH = 4;

// Tabs stand at the root or inside the others; the first of those, or the one with the home page, is what readers see first.
function hasTabs(node: unknown, facts: NavigationFacts, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const {tabs, versions, languages, products, dropdowns, anchors, global} = fieldsOf(node);
  if (Array.isArray(tabs) && tabs.filter(isShown).length > 1) return true;
  const list = filledList(languages, versions, products, dropdowns, anchors);
  return list !== undefined && (hasTabs(findShown(list, facts), facts, depth + 1) || hasTabs(global, facts, depth + 1));
}

// One more tab makes a row of a single tab, and of pages and groups that stand in none.
function joinsTabs(node: unknown, facts: NavigationFacts, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const {pages, groups, tabs, versions, languages, products} = fieldsOf(node);
  if (Array.isArray(tabs) && tabs.some(isShown)) return true;
  if (filledList(pages, groups)) return true;
  const list = filledList(languages, versions, products);
  return list !== undefined && joinsTabs(findShown(list, facts), facts, depth + 1);
}

function filledList(...values: readonly unknown[]): readonly unknown[] | undefined {
  return values.find((value): value is readonly unknown[] => Array.isArray(value) && value.length > 0);
}

/** The one with the home page in it, of several the default one. */
function findShown(list: readonly unknown[], {listsIndex}: NavigationFacts): unknown {
  const isDefault = (each: unknown) => fieldsOf(each).default === true;
  const withIndex = list.filter(listsIndex);
  return withIndex.find(isDefault) ?? withIndex[0] ?? list.find(isDefault) ?? list[0];
}

function isShown(tab: unknown): boolean {
  const {hidden, public: isPublic} = fieldsOf(tab);
  return hidden !== true && isPublic !== false;
}
