import {loaders} from './base/loaders.js';

/** Adds the elements of the page chrome to `loaders`. A page with only an operation does not need them. */
export function addSiteTags(): void {
  loaders.set('site-menu', async () => (await import('./site-chrome/site-menu.js')).SiteMenu);
  loaders.set('site-theme', async () => (await import('./site-chrome/site-theme/site-theme.js')).SiteTheme);
}
