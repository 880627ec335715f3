import {switchesOf, tabsOf} from '../navigation/locate.js';
import type {ChromeInput, ChromeParts} from './chrome.js';
import {renderHeader} from './header.js';
import {renderActions} from './page-actions.js';
import {renderEyebrow, renderPageFooter} from './page-parts.js';
import {renderSidebar} from './sidebar.js';
import {renderSiteFooter} from './site-footer.js';

/** Everything around the content of a page. Banner and contents are drawn with the first picture of the page. */
export function renderChrome(input: ChromeInput): ChromeParts {
  return {
    hasTabs: tabsOf(switchesOf(input.location)) !== undefined,
    header: () => renderHeader(input),
    sidebar: () => renderSidebar(input),
    eyebrow: () => renderEyebrow(input),
    actions: () => renderActions(input),
    pageFooter: () => renderPageFooter(input),
    siteFooter: () => renderSiteFooter(input),
  };
}
