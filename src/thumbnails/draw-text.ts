import {escapeHtml} from '../base/html.js';
import {type Rgb, toHexColor} from '../site/chrome/compute-contrast.js';
import {wrapSvg} from './draw-background.js';
import type {FontMetrics} from './font.js';
import type {ThumbnailPalette} from './palette.js';
import {pictureSize} from './picture-size.js';
import {toPrintableText} from './to-printable-text.js';
import {breakLines, fitsWithoutBreak, type LineLimits} from './wrap-lines.js';

/** Texts of a preview image. */
export interface ThumbnailText {
  readonly site: string;
  readonly host: string;
  readonly title: string;
  readonly trail?: string;
  readonly description?: string;
}

/** Font files of the weights 400, 600, and 700, which all have the family name `family`. */
export interface ThumbnailFonts {
  readonly family: string;
  readonly regular: FontMetrics;
  readonly semibold: FontMetrics;
  readonly bold: FontMetrics;
}

export interface DrawTextOptions {
  readonly palette: ThumbnailPalette;
  readonly fonts: ThumbnailFonts;
  /** If true, draws the name of the site below the logo. */
  readonly hasLogo: boolean;
}

interface DrawnText {
  readonly svg: string;
  /** True if the title was omitted, because the font lacks some of its letters. */
  readonly isUntitled: boolean;
}

const {width, height, margin} = pictureSize;
const textWidth = width - 2 * margin;
/** Font sizes for the title, largest first, each with a maximum number of lines. */
const sizes = [
  {size: 84, maxLines: 1},
  {size: 76, maxLines: 2},
  {size: 64, maxLines: 3},
] as const;

/** Draws the texts of one preview image, without a background. */
export function drawText(text: ThumbnailText, {palette, fonts, hasLogo}: DrawTextOptions): DrawnText {
  const site = toPrintableText(text.site, fonts.bold);
  const own = toPrintableText(text.title, fonts.bold);
  const title = own ?? site;
  const parts: string[] = [];
  const add = (line: string | undefined, look: TextStyle) => {
    if (line !== undefined) parts.push(drawLine(line, look, fonts.family));
  };
  if (!hasLogo && own !== undefined)
    add(fitOnOneLine(site, fonts.bold, 34), {x: margin, y: margin + 34, size: 34, weight: 700, color: palette.text});
  const block = title === undefined ? [] : layOutBlock(title, own === undefined ? {} : text, fonts, palette);
  for (const {line, look} of block) add(line, look);
  const below = {y: height - margin + 8, size: 26};
  const name = hasLogo && own !== undefined ? fitOnOneLine(site, fonts.semibold, below.size, 520) : undefined;
  add(name, {...below, x: margin, weight: 600, color: palette.text});
  add(fitOnOneLine(toPrintableText(text.host, fonts.regular), fonts.regular, below.size, 480), {
    ...below,
    x: name === undefined ? margin : width - margin,
    isEnd: name !== undefined,
    weight: 400,
    color: palette.quiet,
  });
  return {svg: wrapSvg(parts.join('')), isUntitled: own === undefined};
}

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly color: Rgb;
  /** If true, the text ends at `x` instead of beginning there. */
  readonly isEnd?: boolean;
}

interface Line {
  readonly line: string;
  readonly look: TextStyle;
}

/** Returns breadcrumbs, title, and description as lines below each other, centered between logo and URL. */
function layOutBlock(
  title: string,
  {trail, description}: Partial<ThumbnailText>,
  fonts: ThumbnailFonts,
  palette: ThumbnailPalette,
): readonly Line[] {
  const {size, lines} = setTitle(title, fonts.bold);
  const above = fitOnOneLine(trail && toPrintableText(trail, fonts.semibold), fonts.semibold, 28);
  const about = description === undefined ? undefined : toPrintableText(description, fonts.regular);
  const limit = lines.length === 1 ? 2 : lines.length === 2 ? 2 : 0;
  const below =
    about === undefined || limit === 0 ? [] : breakLines(about, {...measureSpace(fonts.regular, 30), maxLines: limit});
  const step = Math.round(size * 1.12);
  const total = (above ? 52 : 0) + lines.length * step + (below.length > 0 ? 18 + below.length * 42 : 0);
  let y = Math.round((height - total) / 2) + 12;
  const found: Line[] = [];
  const put = (line: string, look: Omit<TextStyle, 'x' | 'y'>, by: number) => {
    // Put the baseline at four fifths of the line.
    found.push({line, look: {...look, x: margin, y: y + Math.round(by / 2 + look.size * 0.36)}});
    y += by;
  };
  if (above) {
    put(above, {size: 28, weight: 600, color: palette.accent}, 36);
    y += 16;
  }
  for (const line of lines) put(line, {size, weight: 700, color: palette.text}, step);
  y += 18;
  for (const line of below) put(line, {size: 30, weight: 400, color: palette.quiet}, 42);
  return found;
}

/** Returns the largest size in which the whole title fits. If none does, truncates the title in the smallest size. */
function setTitle(title: string, font: FontMetrics): {readonly size: number; readonly lines: readonly string[]} {
  const {size, maxLines} =
    sizes.find(each => fitsWithoutBreak(title, {...measureSpace(font, each.size), maxLines: each.maxLines})) ??
    sizes[2];
  return {size, lines: breakLines(title, {...measureSpace(font, size), maxLines})};
}

function measureSpace(font: FontMetrics, size: number, limit = 1, wide: number = textWidth): LineLimits {
  return {
    width: wide,
    maxLines: limit,
    measure: line => font.width(line, size) + [...line].length * getLetterSpacing(size),
  };
}

function fitOnOneLine(
  text: string | undefined,
  font: FontMetrics,
  size: number,
  wide: number = textWidth,
): string | undefined {
  return text === undefined || text === '' ? undefined : breakLines(text, measureSpace(font, size, 1, wide))[0];
}

/** Returns the letter spacing for a font size. It is tighter for large letters. */
function getLetterSpacing(size: number): number {
  return size < 32 ? 0 : -0.022 * size;
}

function drawLine(line: string, {x, y, size, weight, color, isEnd = false}: TextStyle, family: string): string {
  const spacing = getLetterSpacing(size);
  const more = `${isEnd ? ' text-anchor="end"' : ''}${spacing === 0 ? '' : ` letter-spacing="${spacing.toFixed(2)}"`}`;
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${toHexColor(color)}"${more}>${escapeHtml(line)}</text>`;
}
