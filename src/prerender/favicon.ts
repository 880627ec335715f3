import type {Config} from '../config/config.js';
import {drawLetterIcon} from '../site/chrome/letter-icon.js';
import {brandOf} from '../site/chrome/site-css.js';

/** The icon of a site that names none: a file of the project, or an SVG to be written. */
export type Favicon = {readonly path: string} | {readonly svg: string};

/**
 * Returns the favicon of a page. Browsers request `/favicon.ico` otherwise, which would be a 404. It comes from
 * docs.json or index.html, from a file of the project, or is the first letter of the site's name.
 */
export function chooseFavicon(config: Config, template: string, paths: readonly string[]): Favicon | undefined {
  if (config.favicon || /<link\b[^>]*\brel\s*=\s*["']?(?:shortcut )?icon\b/i.test(template)) return undefined;
  const path = ['favicon.svg', 'favicon.png', 'favicon.ico'].find(each => paths.includes(each));
  return path === undefined ? {svg: drawLetterIcon(config.name, brandOf(config.colors, 'light'))} : {path};
}

/** Returns the template with an icon, by its path in the folder of the site. */
export function addIcon(template: string, path: string): string {
  return template.replace(/<\/head>/i, end => `<link rel="icon" href="${path}">\n${end}`);
}
