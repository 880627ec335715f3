import {getVariantConfig} from '../../../src/site/chrome/variant-config.js';
import {locateChrome, renderSiteBanner} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import type {BrowserSite} from '../router/browser-site.js';
import {updateContent} from '../router/update-content.js';
import {readVariant} from '../router/variant.js';

/** Updates the banner when the reader switches to another language, version, or product. */
export function updateBannerOnSwitch(shell: BrowserSite, core: SiteState): void {
  const {config} = shell.site;
  const located = () => locateChrome(shell.site, shell.page?.slug ?? '', readVariant(shell.site));
  let shown = config.banner;
  const follow = async () => {
    const banner = getVariantConfig(config, located()).banner;
    if (banner === shown) return;
    shown = banner;
    const {banner: _, ...rest} = config;
    updateContent(
      core.parts.banner,
      await renderSiteBanner({...shell.site, config: {...rest, ...(banner && {banner})}}, core),
    );
  };
  document.addEventListener('docs-page', () => void follow());
  void follow();
}
