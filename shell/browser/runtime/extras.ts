import {adopt} from '../../../elements/base/adopt.js';
import extrasCss from '../../../elements/theme/extras.css';
import {extras} from '../../../src/frame/extras/extras.js';
import {marksOf, webFontSheet} from '../../../src/frame/extras/marks.js';
import {bannerOf, frameLocation, type Site} from '../../../src/site/site.js';
import type {Core} from '../boot/core.js';
import {draw} from './draw.js';
import type {SiteShell} from './site-shell.js';
import {readVariant} from './variant.js';

/** The site with what draws that which only some sites, and some pages, have. */
export function withExtras(site: Site): Site {
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
export function wearExtras(shell: SiteShell, core: Core): void {
  const {config} = shell.site;
  const {parts} = core;
  for (const [name, value] of Object.entries(marksOf(config))) parts.site.setAttribute(name, value);
  if (parts.site.dataset.further) void import('./further.js').then(({startFurther}) => startFurther(parts));
  const {grammars = []} = config.further ?? {};
  if (grammars.length > 0)
    void import('./further/grammars.js').then(({loadGrammars}) => loadGrammars(grammars, core.files));
  if (!config.further?.frames.size) return;
  const located = () => frameLocation(shell.site, shell.page?.slug ?? '', readVariant(shell.site));
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
