import {adoptSheets} from '../../../elements/base/adopt.js';
import {ContentElement} from '../../../elements/base/content-element.js';
import {define} from '../../../elements/base/define.js';
import {docsCallout} from '../../../elements/content/docs-callout.js';
import {docsTabs, tabbedTags} from '../../../elements/content/docs-tabs.js';
import {DocsView} from '../../../elements/content/docs-view/docs-view.js';
import {componentSheets} from '../../../elements/theme/component-sheets.js';
import {type AuthoredRenderer, authored as plain} from '../../../src/site/page/authored.js';
import type {PreloadedRequests} from '../boot/preload.js';

/**
 * Returns the functions that render a page with components. Code of the project runs only if the script tag or
 * docs.json allows it.
 */
export const authored = ({options}: PreloadedRequests): AuthoredRenderer => ({
  ...plain,
  resolvePage: page =>
    plain.resolvePage({
      ...page,
      live: {
        ...options,
        interpreter: async (...given) =>
          (await import('./live/live-page.js')).createLiveInterpreter(...given, {...page, options}),
      },
    }),
});

// Load these before the page appears: tabs and views change its height, and callouts change colors. Other elements can
// load later.
adoptSheets(...componentSheets);
for (const tag of tabbedTags) define(tag, docsTabs(ContentElement));
define('docs-view', DocsView);
define('docs-callout', docsCallout(ContentElement));
