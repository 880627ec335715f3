import {loaders} from './register.js';

/** Makes the elements of the frame of a site known, and what views choose with. An operation alone knows nothing of them. */
export function addSiteTags(): void {
  loaders.set('site-menu', async () => (await import('./site-menu/site-menu.js')).SiteMenu);
  loaders.set('site-theme', async () => (await import('./site-theme/site-theme.js')).SiteTheme);
}
