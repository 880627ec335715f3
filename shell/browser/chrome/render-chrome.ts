import {watchCredentials} from '../../../elements/api-reference/authentication/watch-credentials.js';
import {adoptSheets, canAdopt} from '../../../elements/base/adopt.js';
import {getForcedColorSheets} from '../../../elements/base/forced-colors.js';
import {writeStored} from '../../../elements/base/storage.js';
import {chromeSheets} from '../../../elements/theme/chrome-sheets.js';
import touchCss from '../../../elements/theme/touch.css';
import {readAnalyticsSettings} from '../../../src/site/analytics/settings.js';
import {listGeneratedUrls} from '../../../src/site/navigation/open-documents.js';
import {openSite, type Site} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import {waitForIdle} from '../boot/wait-for-paint.js';
import {RenderedHere} from '../router/rendered-here.js';
import {applySiteSettings, startFeatures} from './apply-site.js';

/** Loads and parses the whole docs.json. */
export function readSite(files: SiteState['files'], {options}: SiteState['early']): Promise<Site> {
  return openSite(files, options, options.config.slice(options.root.length));
}

/** Renders the page chrome, and starts the router. */
export async function startChrome(core: SiteState, site: Site): Promise<void> {
  adoptSheets(...chromeSheets, touchCss);
  if (canAdopt) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...getForcedColorSheets()];
  applySiteSettings(site, core, () => frame.site);
  const frame = new RenderedHere(core, site);
  await frame.readBindings();
  writeStored(`lectern:generated:${site.place.base}`, JSON.stringify(listGeneratedUrls(frame.site.navigation)));
  await frame.drawOnce();
  const {dev} = core.early.options;
  await frame.router.visit('load');
  startFeatures(frame, core);
  void frame.readManifest();
  if (core.early.isFirst && core.early.options.guessesStyles)
    console.info(
      'Lectern: this site has no manifest, so Lectern requests titles, dates and style sheets one by one. Fix: Run lectern init --runtime in the project, and add manifest="_lectern/manifest.json" to the script tag.',
    );
  if (dev)
    void import('../dev/live.js').then(({applyFileChanges}) => applyFileChanges(dev, {shell: frame, core, readSite}));
  watchCredentials(site.place.base);
  void waitForIdle().then(() => import('./paper.js').then(({loadPrintSheet}) => loadPrintSheet()));
  const counted = readAnalyticsSettings(site.config);
  if (counted)
    void waitForIdle().then(() =>
      import('../analytics/run.js').then(({runAnalytics}) => runAnalytics(counted, site.place.base)),
    );
}
