import {findTabs, listSwitches} from '../navigation/locate-page.js';
import type {ActionsView} from './action-views.js';
import type {ChromeInput} from './chrome.js';
import {buildEyebrow, type EyebrowView} from './eyebrow.js';
import {buildHeader, type HeaderView} from './header.js';
import {buildActions} from './page-actions.js';
import {buildPageFooter, type PageFooterView} from './page-footer.js';
import {buildSidebar, type SidebarView} from './sidebar.js';
import {buildSiteFooter, type SiteFooterView} from './site-footer.js';

/**
 * View data of the page chrome. Getters build each part on demand, because a change of page affects only some.
 * Templates in `elements/site-chrome` render them.
 */
export interface ChromeViews {
  /** Whether the header has a row of tabs. */
  readonly hasTabs: boolean;
  header(): HeaderView;
  sidebar(): SidebarView;
  eyebrow(): EyebrowView;
  actions(): ActionsView;
  pageFooter(): PageFooterView;
  siteFooter(): SiteFooterView | undefined;
}

export type ChromePart = Exclude<keyof ChromeViews, 'hasTabs'>;

/** Builds the page chrome except banner and table of contents, which the first rendering already contains. */
export function buildChrome(input: ChromeInput): ChromeViews {
  return {
    hasTabs: findTabs(listSwitches(input.location)) !== undefined,
    header: () => buildHeader(input),
    sidebar: () => buildSidebar(input),
    eyebrow: () => buildEyebrow(input),
    actions: () => buildActions(input),
    pageFooter: () => buildPageFooter(input),
    siteFooter: () => buildSiteFooter(input),
  };
}
