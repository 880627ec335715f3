import {fieldsOf} from '../base/fields-of.js';
import {readOwn} from '../base/read-own.js';
import type {Banner, Theme} from '../config/config.js';
import {toTheme} from '../config/theme-name.js';
import {readFirstDocuments} from './first-documents.js';

/**
 * What the first picture of a page needs to know of docs.json, read straight from the JSON: enough to put the text where
 * it will stay. The full parser and the navigation come a moment later, with the frame.
 */
export interface FirstPaint {
  readonly appearance: {readonly default: 'light' | 'dark' | 'system'; readonly strict: boolean};
  /** One of the themes that have a style sheet of their own. */
  readonly theme?: Exclude<Theme, 'theme_1'>;
  /** There is a row of tabs under the header. */
  readonly hasTabs: boolean;
  /** docs.json names fonts. */
  readonly hasFonts: boolean;
  /** Folders in which addresses are of pages made from API documents: they have no file. */
  readonly folders: readonly string[];
  /** Text of the banner; its place is kept free. */
  readonly banner?: Pick<Banner, 'content'> & {readonly id?: string};
  /** The page of the address `/`, by the rule of `routes.ts`; undefined when only the navigation can say. */
  readonly home?: string;
}

export function readFirstPaint(docs: unknown): FirstPaint {
  const root = fieldsOf(docs);
  const appearance = fieldsOf(root.appearance);
  const toggle = fieldsOf(root.modeToggle);
  const mode = appearance.default ?? toggle.default;
  const banner = fieldsOf(root.banner);
  const home = firstPages(root.navigation);
  const theme = toTheme(root.theme);
  const {folders, addsSection} = readFirstDocuments(root);
  return {
    appearance: {
      default: mode === 'light' || mode === 'dark' ? mode : 'system',
      strict: (appearance.strict ?? toggle.isHidden) === true,
    },
    ...(theme === 'theme_1' ? {} : {theme}),
    hasTabs: hasTabs(root.navigation, 0) || (addsSection && joinsTabs(root.navigation, 0)),
    hasFonts: root.fonts !== undefined || root.font !== undefined,
    folders,
    ...(typeof banner.content === 'string'
      ? {banner: {content: banner.content, ...(typeof banner.id === 'string' ? {id: banner.id} : {})}}
      : {}),
    ...(home === undefined ? {} : {home}),
  };
}

// Tabs stand at the root or inside the others; the first of those, or the one with the home page, is what readers see first.
function hasTabs(node: unknown, depth: number): boolean {
  if (depth > 4) return false;
  const {tabs, versions, languages, products, dropdowns, anchors, global} = fieldsOf(node);
  if (Array.isArray(tabs) && tabs.filter(isShown).length > 1) return true;
  for (const list of [languages, versions, products, dropdowns, anchors]) {
    if (Array.isArray(list) && list.length) {
      const first = shownFirst(list);
      return hasTabs(first, depth + 1) || hasTabs(global, depth + 1);
    }
  }
  return false;
}

// One more tab makes a row of a single tab, and of pages and groups that stand in none.
function joinsTabs(node: unknown, depth: number): boolean {
  if (depth > 4) return false;
  const {pages, groups, tabs, versions, languages, products} = fieldsOf(node);
  if (Array.isArray(tabs) && tabs.some(isShown)) return true;
  if ([pages, groups].some(list => Array.isArray(list) && list.length > 0)) return true;
  for (const list of [languages, versions, products])
    if (Array.isArray(list) && list.length) return joinsTabs(shownFirst(list), depth + 1);
  return false;
}

/** The one with the home page in it, of several the default one. */
function shownFirst(list: readonly unknown[]): unknown {
  const isDefault = (each: unknown) => fieldsOf(each).default === true;
  const withIndex = list.filter(each => listsIndex(each, 0));
  return withIndex.find(isDefault) ?? withIndex[0] ?? list.find(isDefault) ?? list[0];
}

/** `index` when it is listed; else undefined: which page comes first depends on the whole navigation. */
function firstPages(node: unknown): string | undefined {
  return listsIndex(node, 0) ? 'index' : undefined;
}

function listsIndex(node: unknown, depth: number): boolean {
  if (typeof node === 'string') return node === 'index' || node === '/index';
  if (depth > 12 || typeof node !== 'object' || node === null) return false;
  const children = Array.isArray(node) ? node : containers.map(key => readOwn(node as Record<string, unknown>, key));
  return children.some(child => listsIndex(child, depth + 1));
}

const containers = ['pages', 'groups', 'tabs', 'anchors', 'dropdowns', 'versions', 'languages', 'products', 'menu'];

function isShown(tab: unknown): boolean {
  const {hidden, public: isPublic} = fieldsOf(tab);
  return hidden !== true && isPublic !== false;
}
