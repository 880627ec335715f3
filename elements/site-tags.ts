import {loaders} from './base/loaders.js';

/** Makes the elements of the frame of a site known, and what views choose with. An operation alone knows nothing of them. */
export function addSiteTags(): void {
  loaders.set('site-menu', async () => (await import('./site-chrome/site-menu.js')).SiteMenu);
  loaders.set('site-theme', async () => (await import('./site-chrome/site-theme/site-theme.js')).SiteTheme);
}
