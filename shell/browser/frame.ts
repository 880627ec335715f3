import {adopt, adoptNamed} from '../../elements/base/adopt.js';
import {store} from '../../elements/base/storage.js';
import {setIconBase} from '../../elements/docs-icon/icon-base.js';
import {type ApiContext, setApiContext} from '../../elements/openapi-endpoint/site-context.js';
import {applyAppearance} from '../../elements/site-theme/mode.js';
import frameCss from '../../elements/theme/frame.css';
import {watchCredentials} from '../../elements/try-it/watch-credentials.js';
import {generatedAddresses} from '../../src/navigation/open-documents.js';
import {cssOf, openSite, type Site} from '../../src/site.js';
import {viewerOf} from '../../src/viewer-of.js';
import type {Core} from './core.js';
import {SiteShell} from './site-shell.js';

/** Reads docs.json whole. */
export function readSite(files: Core['files'], {options}: Core['early']): Promise<Site> {
  return openSite(files, options, options.config.slice(options.root.length));
}

/** Draws the frame, and from then on answers every change of address. */
export async function startFrame(core: Core, site: Site): Promise<void> {
  adopt(frameCss);
  applyAppearance(site.config.appearance);
  setIconBase(site.config.icons.library);
  adoptNamed('site', cssOf(site));
  const {code, styling} = site.config;
  if (code.theme || styling.codeblocks === 'dark')
    void import('../../elements/code-block/code-themes.js').then(({putOnCode}) => putOnCode(site.config));
  const {message} = viewerOf(site.config.api.viewer);
  if (message) console.warn(message);
  setApiContext(apiContextOf(site, core));
  store(`lectern:generated:${site.place.base}`, JSON.stringify(generatedAddresses(site.navigation)));
  const frame = new SiteShell(core, site);
  await frame.drawOnce();
  await frame.visit('load');
  watchCredentials(site.place.base);
}

/** What docs.json says about requests and where documents lie, for the elements that show them. */
function apiContextOf({config, place}: Site, core: Core): ApiContext {
  const {baseUrl, auth, playground, sampleLanguages} = config.api;
  return {
    root: core.early.options.root,
    site: {base: place.base, router: place.router},
    baseUrls: baseUrl,
    ...(auth.method ? {auth: {method: auth.method, ...(auth.name === undefined ? {} : {name: auth.name})}} : {}),
    playground: playground.mode,
    ...(sampleLanguages ? {languages: sampleLanguages} : {}),
    ...(playground.proxy && {
      proxy: new URL(config.lectern.proxy ?? `${place.base}_proxy`, location.origin).href,
    }),
    components: core.authored,
  };
}
