import {adopt} from '../../../elements/base/adopt.js';
import extrasCss from '../../../elements/theme/optional-chrome.css';
import {marksOf, webFontSheet} from '../../../src/site/chrome/marks.js';
import {extras} from '../../../src/site/chrome/optional-chrome.js';
import {bannerOf, chromeLocation, type Site} from '../../../src/site/site.js';
import type {Core} from '../boot/core.js';
import {draw} from '../router/draw.js';
import type {Shell} from '../router/shell.js';
import {readVariant} from '../router/variant.js';

/** The site with what draws that which only some sites, and some pages, have. */
export function withOptionalFeatures(site: Site): Site {
  adopt(extrasCss);
  const sheet = webFontSheet(site.config);
  if (sheet !== undefined && !document.querySelector(`link[href="${sheet}"]`)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    document.head.append(link);
  }
  return {...site, extras};
}

/** Marks the site for its style sheet, starts its behaviour, and keeps the banner that of the variant which is shown. */
export function startOptionalFeatures(shell: Shell, core: Core): void {
  const {config} = shell.site;
  const {parts} = core;
  for (const [name, value] of Object.entries(marksOf(config))) parts.site.setAttribute(name, value);
  if (parts.site.dataset.further)
    void import('./optional-behavior.js').then(({startOptionalBehavior}) => startOptionalBehavior(parts));
  const {grammars = []} = config.further ?? {};
  if (grammars.length > 0)
    void import('../page/grammars.js').then(({loadGrammars}) => loadGrammars(grammars, core.files));
  if (!config.further?.frames.size) return;
  const located = () => chromeLocation(shell.site, shell.page?.slug ?? '', readVariant(shell.site));
  let shown = config.banner;
  const follow = async () => {
    const banner = extras.configAt(config, located()).banner;
    if (banner === shown) return;
    shown = banner;
    const {banner: _, ...rest} = config;
    draw(parts.banner, await bannerOf({...shell.site, config: {...rest, ...(banner && {banner})}}, core));
  };
  document.addEventListener('docs-page', () => void follow());
  void follow();
}
