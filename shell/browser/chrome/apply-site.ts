import {hideExamples} from '../../../elements/api-reference/endpoint/hide-examples.js';
import {type ApiContext, setApiContext} from '../../../elements/api-reference/endpoint/site-context.js';
import {setAttributes} from '../../../elements/base/set-attributes.js';
import {setIconBase} from '../../../elements/content/docs-icon/create-icon-base.js';
import {applyAppearance} from '../../../elements/site-chrome/site-theme/mode.js';
import {listDefaultFonts} from '../../../src/site/chrome/default-fonts.js';
import {findWebFontSheet, resolveFontUrl} from '../../../src/site/chrome/font-address.js';
import {listFontFiles} from '../../../src/site/chrome/font-faces.js';
import {buildSiteAttributes} from '../../../src/site/chrome/site-attributes.js';
import {listVersions} from '../../../src/site/navigation/dated-versions.js';
import {collectNodeFacts} from '../../../src/site/navigation/node-settings.js';
import {buildSiteCss, buildViewOptions, renderSiteBanner, type Site} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import {createOverlayFinder} from '../page/document-overlays.js';
import {keepTryItVisible} from '../page/keep-try-it-visible.js';
import type {BrowserSite} from '../router/browser-site.js';
import {updateContent} from '../router/update-content.js';
import {createProgressBar} from './progress-bar.js';
import {storeThemeAssets} from './theme-assets.js';

/**
 * Applies the site-wide settings of docs.json, and passes settings to elements. `siteNow` returns the site with all
 * documents that have loaded.
 */
export function applySiteSettings(site: Site, core: SiteState, siteNow: () => Site): void {
  applyAppearance(site.config.appearance);
  linkWebFonts(site);
  setIconBase(site.config.icons.library);
  const {root} = core.early.options;
  const {fonts} = site.config;
  storeThemeAssets(site.place.base, {
    css: buildSiteCss(site),
    fonts: [
      ...listFontFiles(fonts, source => resolveFontUrl(source, root)),
      ...listDefaultFonts(site.config, name => `${core.early.assets}fonts/${name}`),
    ],
  });
  const {code, styling} = site.config;
  if (code.theme || styling.codeblocks === 'dark')
    void import('../../../elements/content/code-block/code-themes.js').then(({applyCodeColors}) =>
      applyCodeColors(site.config),
    );
  setApiContext(buildSiteApiContext(site, core, siteNow));
}

/** Renders the parts of the page chrome that are the same on every page. */
export async function renderSiteChrome(site: Site, core: SiteState): Promise<void> {
  const {parts} = core;
  const {appearance} = site.config;
  updateContent(parts.banner, await renderSiteBanner(site, core));
  delete parts.banner.dataset.waiting;
  setAttributes(parts.site, buildSiteAttributes(site.config));
  const progress = parts.site.querySelector(':scope > .site-progress');
  if (!appearance.readingProgress) progress?.remove();
  else if (!progress) parts.site.prepend(createProgressBar());
}

/**
 * Starts features of docs.json that few sites use: those in `site-features.ts`, code languages, and banners by variant.
 */
export function startFeatures(shell: BrowserSite, core: SiteState): void {
  const {config} = shell.site;
  const {parts} = core;
  if (parts.site.dataset.features)
    void import('./site-features.js').then(({startSiteFeatures}) => startSiteFeatures(parts, () => shell.pageMetadata));
  if (config.code.grammars.length > 0)
    void import('../page/grammars.js').then(({loadGrammars}) => loadGrammars(config.code.grammars, core.files));
  if (collectNodeFacts(config).chrome.size > 0)
    void import('./variant-banner.js').then(({updateBannerOnSwitch}) => updateBannerOnSwitch(shell, core));
}

function linkWebFonts({config}: Site): void {
  const sheet = findWebFontSheet(config);
  if (sheet === undefined || document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}

/** Builds the settings for API elements: request settings of docs.json, and where the documents are. */
function buildSiteApiContext(site: Site, core: SiteState, siteNow: () => Site): ApiContext {
  const {config, place} = site;
  return {
    ...buildViewOptions({
      ...site,
      place: {base: place.base, router: place.router, ...(place.files !== undefined && {files: place.files})},
    }),
    root: core.early.options.root,
    overlaysOf: createOverlayFinder(config, core.early.options),
    ...(config.lectern.history && {versionsOf: (file: string) => listVersions(config, file)}),
    isReference: core.early.options.reference !== undefined,
    omitsPrivate: config.lectern.private !== 'publish',
    operationHref: async (name, document) =>
      (await import('../../../src/site/part-href.js')).findOperationHref(siteNow(), document, name),
    withoutKeptRequests: !config.lectern.requestHistory,
    ...(config.lectern.cdn !== undefined && {cdn: config.lectern.cdn}),
    ...(config.api.playground.proxy && {
      proxy: new URL(config.lectern.proxy ?? `${place.base}_proxy`, location.origin).href,
    }),
    examples: {read: () => core.painted.written, hide: hideExamples},
    keepTryItVisible,
    components: core.authored,
  };
}
