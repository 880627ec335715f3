import type {ChromePart, ChromeViews} from '../../../src/site/chrome/build-chrome.js';
import {eyebrowTemplate} from './eyebrow.js';
import {headerTemplate} from './header.js';
import {actionsTemplate} from './page-actions.js';
import {pageFooterTemplate} from './page-footer.js';
import {sidebarTemplate} from './sidebar.js';
import {siteFooterTemplate} from './site-footer.js';

/**
 * Template of each part of the page chrome. Templates have no event listeners and set no properties, so that browser
 * and server render the same. `shell/browser/chrome` adds the behavior.
 */
export const chromeTemplates: {
  readonly [part in ChromePart]: (view: ReturnType<ChromeViews[part]>) => unknown;
} = {
  header: headerTemplate,
  sidebar: view => sidebarTemplate(view),
  eyebrow: eyebrowTemplate,
  actions: actionsTemplate,
  pageFooter: pageFooterTemplate,
  siteFooter: siteFooterTemplate,
};
