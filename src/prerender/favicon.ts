import type {Config} from '../config/config.js';
import {drawLetterIcon} from '../site/chrome/letter-icon.js';
import {brandOf} from '../site/chrome/site-css.js';

/** Default icon of a site: a project file, or an SVG to write. */
type Favicon = {readonly path: string} | {readonly svg: string};

/**
 * Returns the favicon of a page. Without one, browsers request `/favicon.ico`, which would be a 404. The icon comes
 * from docs.json or index.html, from a project file, or is the first letter of the site's name.
 */
export function chooseFavicon(config: Config, template: string, paths: readonly string[]): Favicon | undefined {
  if (config.favicon || /<link\b[^>]*\brel\s*=\s*["']?(?:shortcut )?icon\b/i.test(template)) return undefined;
  const path = ['favicon.svg', 'favicon.png', 'favicon.ico'].find(each => paths.includes(each));
  return path === undefined ? {svg: drawLetterIcon(config.name, brandOf(config.colors, 'light'))} : {path};
}

/** Adds an icon to the template, by its path in the site. */
export function addIcon(template: string, path: string): string {
  return template.replace(/<\/head>/i, end => `<link rel="icon" href="${path}">\n${end}`);
}
