import type {Config} from '../config/config.js';
import {codeFont, listDefaultFonts} from '../site/chrome/default-fonts.js';
import {findWebFontSheet} from '../site/chrome/font-address.js';
import {listFontFiles} from '../site/chrome/font-faces.js';
import type {HeadTag} from '../site/head.js';
import {createPageContext} from '../site/page/create-page-context.js';
import type {Site} from '../site/site.js';

/** Package fonts of a page by purpose. File names are separated by spaces. */
export interface PageFaces {
  readonly text?: string;
  /** Font of code. Absent on pages without code. */
  readonly code?: string;
}

/**
 * Returns the package fonts that a page uses. Browsers load them after its text, and preload them only if they are in
 * the cache (`mode.ts`). Leaves out fonts with a Unicode range, which are for rare characters.
 */
export function listPageFonts(
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

/** Returns tags that preload the project's fonts: they are part of its design, so they should be there at once. */
export function buildFontTags({config, place}: Site): readonly HeadTag[] {
  const {asset} = createPageContext('index', 'docs.json', place);
  // Key by URL, because one file can be the font of both text and headings.
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

/**
 * Returns a tag for the style sheet of the font service, which provides fonts without files, if docs.json allows it.
 */
export function buildWebFontTags(config: Pick<Config, 'fonts' | 'lectern'>): readonly HeadTag[] {
  const href = findWebFontSheet(config);
  return href === undefined ? [] : [{tag: 'link', attributes: {rel: 'stylesheet', href}}];
}
