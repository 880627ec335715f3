import type {Config} from '../config/config.js';
import {drawLetterIcon} from '../site/chrome/letter-icon.js';
import {getBrandColor} from '../site/chrome/site-css.js';

/** Favicon of a site: the path of a project file, or an SVG to write. */
type Favicon = {readonly path: string} | {readonly svg: string};

/**
 * Returns a site's favicon: from docs.json, index.html, or a project file with a usual name. Otherwise, draws the first
 * letter of the site's name. Without any, browsers would request `/favicon.ico` and log a 404.
 */
export function chooseFavicon(config: Config, template: string, paths: readonly string[]): Favicon | undefined {
  if (config.favicon || /<link\b[^>]*\brel\s*=\s*["']?(?:shortcut )?icon\b/i.test(template)) return undefined;
  const path = ['favicon.svg', 'favicon.png', 'favicon.ico'].find(each => paths.includes(each));
  return path === undefined ? {svg: drawLetterIcon(config.name, getBrandColor(config.colors, 'light'))} : {path};
}

/** Adds a link to the favicon to the HTML template. `path` is its path in the site. */
export function addIcon(template: string, path: string): string {
  return template.replace(/<\/head>/i, end => `<link rel="icon" href="${path}">\n${end}`);
}
