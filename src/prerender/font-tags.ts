import type {Config} from '../config/config.js';
import {codeFont, defaultFonts} from '../site/chrome/default-fonts.js';
import {webFontSheet} from '../site/chrome/font-address.js';
import {fontFiles} from '../site/chrome/font-faces.js';
import type {HeadTag} from '../site/head.js';
import {pageContext} from '../site/page/page-context.js';
import type {Site} from '../site/site.js';

/** A font is asked for beside the style sheet that names it: most are there before the text is drawn. */
export function fontTags(
  {config, place}: Site,
  base: string,
  names: Readonly<Record<string, string>>,
  hasCode: boolean,
): readonly HeadTag[] {
  const {asset} = pageContext('index', 'docs.json', place);
  // Of ours, those that stand on this page; what has a range is for letters that few pages have.
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

/** Where docs.json allows it, the style sheet of a service that has the fonts which it only names. */
export function webFontTags(config: Pick<Config, 'fonts' | 'lectern'>): readonly HeadTag[] {
  const href = webFontSheet(config);
  return href === undefined ? [] : [{tag: 'link', attributes: {rel: 'stylesheet', href}}];
}
