import {adopt} from '../../../elements/base/adopt.js';
import {DocsCallout} from '../../../elements/docs-callout/docs-callout.js';
import {DocsTabs, tabbedTags} from '../../../elements/docs-tabs/docs-tabs.js';
import {DocsView} from '../../../elements/docs-view/docs-view.js';
import {define} from '../../../elements/register.js';
import {componentSheets} from '../../../elements/theme/component-sheets.js';
import {type Files, isFile} from '../../../src/base/files.js';
import {runsComponents} from '../../../src/live/may-run.js';
import {type Authored, authored} from '../../../src/open-page/authored.js';
import type {Options} from '../boot/options.js';

/** Draws pages; where the site says so, their components run. */
export const authoredFor = (options: Options): Authored => ({
  ...authored,
  resolvePage: page =>
    authored.resolvePage({
      ...page,
      async live(plain) {
        if (!(await mayRun(options, page.files))) return plain;
        return (await import('../live/live-page.js')).liveInterpreter(plain, page, options);
      },
    }),
});

/** The script tag says it, or docs.json, which is there or on its way. */
async function mayRun({run, root, config}: Options, files: Files): Promise<boolean> {
  if (run.includes('components')) return true;
  const docs = await files.read(config.slice(root.length));
  return isFile(docs) && runsComponents(docs.text);
}

// Tabs and views change the height of a page and callouts their colour, so they have to be there when it is shown; every
// other element may come later.
adopt(...componentSheets);
for (const tag of tabbedTags) define(tag, class extends DocsTabs {});
define('docs-view', DocsView);
define('docs-callout', DocsCallout);
