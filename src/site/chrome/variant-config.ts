import type {Config} from '../../config/config.js';
import type {PageLocation} from '../navigation/navigation.js';
import {collectNodeFacts} from '../navigation/node-settings.js';

/**
 * Returns docs.json with the banner, navbar, and footer that the variants of a page set. The innermost variant wins.
 */
export function getVariantConfig(config: Config, {variant}: Pick<PageLocation, 'variant'>): Config {
  const {chrome} = collectNodeFacts(config);
  if (chrome.size === 0) return config;
  let here = config;
  for (const {kind, label} of variant.choices) {
    const own = chrome.get(`${kind}=${label}`);
    if (!own) continue;
    const {banner = here.banner, navbar = here.navbar, footer = here.footer} = own;
    here = {...here, navbar, footer, ...(banner && {banner})};
  }
  return here;
}
