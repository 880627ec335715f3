import type {Config} from '../config/config.js';
import {codeFont, defaultFonts} from '../site/chrome/default-fonts.js';
import {webFontSheet} from '../site/chrome/font-address.js';
import {fontFiles} from '../site/chrome/font-faces.js';
import type {HeadTag} from '../site/head.js';
import {pageContext} from '../site/page/page-context.js';
import type {Site} from '../site/site.js';

/**
 * Returns the preload tags of fonts. A font loads together with the style sheet that names it, usually before the text
 * is painted.
 */
export function fontTags(
  {config, place}: Site,
  base: string,
  names: Readonly<Record<string, string>>,
  hasCode: boolean,
): readonly HeadTag[] {
  const {asset} = pageContext('index', 'docs.json', place);
  // Only our fonts on this page. A font with a range is for rare letters.
  const own = defaultFonts(config, name => (Object.hasOwn(names, name) ? base + names[name] : undefined)).filter(
    ({family, range, style}) => !range && !style && (hasCode || family !== codeFont.family),
  );
  // One file may be the font of the text and of the headings.
  const formats = new Map([...own, ...fontFiles(config.fonts, asset)].map(({href, format}) => [href, format]));
  return Array.from(formats, ([href, format]) => ({
    tag: 'link',
    attributes: {
      rel: 'preload',
      as: 'font',
      crossorigin: 'anonymous',
      ...(format?.startsWith('woff') && {type: `font/${format.replace(/-variations$/, '')}`}),
      href,
    },
  }));
}

/** Returns the style sheet of a font service for fonts without files, if docs.json allows it. */
export function webFontTags(config: Pick<Config, 'fonts' | 'lectern'>): readonly HeadTag[] {
  const href = webFontSheet(config);
  return href === undefined ? [] : [{tag: 'link', attributes: {rel: 'stylesheet', href}}];
}
