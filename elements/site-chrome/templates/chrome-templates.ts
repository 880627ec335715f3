import type {ChromePart, ChromeViews} from '../../../src/site/chrome/build-chrome.js';
import {renderEyebrow} from './eyebrow.js';
import {renderHeader} from './header.js';
import {renderPageActions} from './page-actions.js';
import {renderPageFooter} from './page-footer.js';
import {renderSidebarContent} from './sidebar.js';
import {renderSiteFooter} from './site-footer.js';

/**
 * Template of each part of the page chrome. Templates have no event listeners and set no properties, so that browser
 * and server render the same. `shell/browser/chrome` adds the behavior.
 */
export const chromeTemplates: {
  readonly [part in ChromePart]: (view: ReturnType<ChromeViews[part]>) => unknown;
} = {
  header: renderHeader,
  sidebar: view => renderSidebarContent(view),
  eyebrow: renderEyebrow,
  actions: renderPageActions,
  pageFooter: renderPageFooter,
  siteFooter: renderSiteFooter,
};
