import type {Config} from '../config/config.js';
import {codeFont, defaultFonts} from '../frame/default-fonts.js';
import {webFontSheet} from '../frame/extras/marks.js';
import {fontFiles} from '../frame/font-faces.js';
import {pageContext} from '../open-page/page-context.js';
import type {HeadTag} from '../seo/head.js';
import type {Site} from '../site/site.js';

/**
 * Addresses of the fonts that a page begins with: its first script asks for them before the style sheet that names them is
 * read, so that most are there before the text is drawn.
 */
export function firstFonts(
  {config, place}: Site,
  base: string,
  names: Readonly<Record<string, string>>,
  hasCode: boolean,
): readonly string[] {
  const {asset} = pageContext('index', 'docs.json', place);
  // Of ours, those that stand on this page; what has a range is for letters that few pages have.
  const own = defaultFonts(config, name => names[name] && base + names[name]).filter(
    ({family, range, style}) => !range && !style && (hasCode || family !== codeFont.family),
  );
  // One file may be the font of the text and of the headings.
  return [...new Set([...own, ...fontFiles(config.fonts, asset)].map(({href}) => href))];
}

/** Where docs.json allows it, the style sheet of a service that has the fonts which it only names. */
export function webFontTags(config: Pick<Config, 'further' | 'fonts'>): readonly HeadTag[] {
  const href = webFontSheet(config);
  return href === undefined ? [] : [{tag: 'link', attributes: {rel: 'stylesheet', href}}];
}
