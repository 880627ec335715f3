import type {Config} from '../config/config.js';
import {codeFont, listDefaultFonts} from '../site/chrome/default-fonts.js';
import {findWebFontSheet} from '../site/chrome/font-address.js';
import {listFontFiles} from '../site/chrome/font-faces.js';
import type {HeadTag} from '../site/head.js';
import {pageContext} from '../site/page/page-context.js';
import type {Site} from '../site/site.js';

/** Package fonts of a page by use. File names are separated by spaces. */
export interface PageFaces {
  readonly text?: string;
  /** Present only on pages with code. */
  readonly code?: string;
}

/**
 * Returns the package fonts that a page uses. They load after its text. A page preloads them only if the browser has
 * cached them (`mode.ts`). Fonts with a range are for rare characters.
 */
export function pageFaces(
  {config}: Site,
  base: string,
  names: Readonly<Record<string, string>>,
  hasCode: boolean,
): PageFaces {
  const own = listDefaultFonts(config, name => (Object.hasOwn(names, name) ? base + names[name] : undefined));
  const faces = own.filter(({range, style}) => !range && !style);
  const join = (isCode: boolean) =>
    faces
      .filter(({family}) => (family === codeFont.family) === isCode)
      .map(({href}) => href)
      .join(' ');
  return {...(join(false) && {text: join(false)}), ...(hasCode && {code: join(true)})};
}

/** Returns the preload tags of the project's own fonts, which are part of its design. */
export function buildFontTags({config, place}: Site): readonly HeadTag[] {
  const {asset} = pageContext('index', 'docs.json', place);
  // One file can be the font of both text and headings.
  const formats = new Map(listFontFiles(config.fonts, asset).map(({href, format}) => [href, format]));
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

/** Returns the font service's style sheet for fonts without files, if docs.json allows it. */
export function buildWebFontTags(config: Pick<Config, 'fonts' | 'lectern'>): readonly HeadTag[] {
  const href = findWebFontSheet(config);
  return href === undefined ? [] : [{tag: 'link', attributes: {rel: 'stylesheet', href}}];
}
