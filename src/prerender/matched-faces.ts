import type {Font} from '../config/config.js';
import {fallbackSuffixes, quoteFamilyName, toFontFile} from '../site/chrome/font-faces.js';
import {readFont, readLineMetrics} from '../thumbnails/font.js';

/** Frequency of each letter per thousand characters of English text. */
const frequencies = Object.entries({
  ' ': 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
});
const total = frequencies.reduce((sum, [, each]) => sum + each, 0);

/** System fonts with equal widths, and the average character width of English text in em. */
interface SystemFonts {
  readonly width: number;
  readonly names: readonly string[];
}

const proportional: readonly SystemFonts[] = [
  {width: 0.4393, names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto']},
  {width: 0.5045, names: ['DejaVu Sans']},
];

const serif: readonly SystemFonts[] = [
  {width: 0.3982, names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times']},
  {width: 0.4767, names: ['Noto Serif']},
  {width: 0.51, names: ['DejaVu Serif']},
];

const monospaced: readonly SystemFonts[] = [
  {width: 0.602, names: ['Menlo', 'DejaVu Sans Mono']},
  {width: 0.5498, names: ['Consolas']},
  {width: 0.6001, names: ['Liberation Mono', 'Droid Sans Mono']},
];

/**
 * Writes `@font-face` rules that scale system fonts to a font's metrics, so that there is no layout shift when the font
 * loads. `bytes` is a TrueType or OpenType file. `isSerif` selects system fonts with serifs.
 */
export function writeMatchedFaceCss(font: Font, bytes: Uint8Array, isSerif = false): string {
  const {width} = readFont(bytes);
  const own = frequencies.reduce((sum, [letter, each]) => sum + each * width(letter, 1), 0) / total;
  const {ascent, descent, lineGap} = readLineMetrics(bytes);
  const isMonospaced = width('i', 1) === width('m', 1);
  const {weight} = toFontFile(font, source => source) ?? {};
  return (isMonospaced ? monospaced : isSerif ? serif : proportional)
    .map(({width: given, names}, at) => {
      const scale = own / given;
      const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
      const rules = [
        `font-family:${quoteFamilyName(font, fallbackSuffixes[at])}`,
        `src:${names.map(name => `local("${name}")`).join()}`,
        `size-adjust:${percent(scale)}`,
        `ascent-override:${percent(ascent / scale)}`,
        `descent-override:${percent(descent / scale)}`,
        `line-gap-override:${percent(lineGap / scale)}`,
        ...(weight ? [`font-weight:${weight}`] : []),
      ];
      return `@font-face{${rules.join(';')}}`;
    })
    .join('');
}
