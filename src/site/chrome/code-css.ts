import type {Config} from '../../config/config.js';
import {findPalette, isVariablesTheme, type Palette} from '../../markdown/code/palettes.js';
import {computeContrast, findReadableColor, mixColors, parseHex, type Rgb, toHexColor} from './compute-contrast.js';

/** docs.json settings for code colors. */
interface CodeColors {
  readonly code: Pick<Config['code'], 'theme'>;
  readonly styling: Pick<Config['styling'], 'codeblocks'>;
}

const boxes = ':is(code-block,.code-group)';
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/**
 * Writes the code colors of docs.json as CSS: `code.theme` for one or both modes, `styling.codeblocks: dark`, and
 * themes of single blocks. Empty if the site uses Lectern's own colors.
 */
export function writeCodeCss({code, styling}: CodeColors, ofBlocks: readonly string[] = []): string {
  const names = {
    light: code.theme?.light ?? code.theme?.dark ?? '',
    dark: code.theme?.dark ?? code.theme?.light ?? '',
  };
  const [light, dark] = [findPalette(names.light), findPalette(names.dark)];
  const alwaysDark = styling.codeblocks === 'dark' ? (dark?.mode === 'dark' ? dark : ownDark) : undefined;
  const rules = [
    writeRule(`:root:not([data-mode=dark]) ${boxes}`, alwaysDark ?? light),
    writeRule(`:root[data-mode=dark] ${boxes}`, dark),
    !alwaysDark && isVariablesTheme(names.light) ? writeVariablesRule(`:root:not([data-mode=dark]) ${boxes}`) : '',
    isVariablesTheme(names.dark) ? writeVariablesRule(`:root[data-mode=dark] ${boxes}`) : '',
    ...[...new Set(ofBlocks)].map(name => writeRule(`:root code-block[data-theme="${name}"]`, findPalette(name))),
  ].join('');
  return rules && `@layer lectern{${rules}}`;
}

/** CSS variables for code colors that authors' style sheets set, in order of precedence. */
const variables: Readonly<Record<string, readonly string[]>> = {
  'code-surface': ['background'],
  'code-text': ['foreground'],
  'code-comment': ['token-comment'],
  'code-keyword': ['token-keyword'],
  'code-string': ['token-string-expression', 'token-string'],
  'code-number': ['token-constant'],
  'code-title': ['token-function'],
  'code-attribute': ['token-function'],
  'code-meta': ['token-punctuation'],
  'surface-0': ['background'],
};

/**
 * Writes a rule that reads token colors from variables such as `--mint-token-keyword`. Falls back to
 * `--shiki-token-keyword`, then to the theme.
 */
function writeVariablesRule(selector: string): string {
  const values = Object.entries(variables).map(([token, names]) => {
    const all = names.flatMap(name => [`--mint-${name}`, `--shiki-${name}`]);
    return `--docs-${token}:${all.reduceRight((otherwise, name) => `var(${name},${otherwise})`, 'inherit')};`;
  });
  return `${selector}{${values.join('')}}`;
}

/** Lectern's dark code colors (tokens.css), for sites whose code is always dark. */
const ownDark: Palette = {
  mode: 'dark',
  surface: '14171c',
  text: 'dbe0e8',
  comment: '939caa',
  keyword: 'd3a4f0',
  string: '8ed6a5',
  number: 'f0b07a',
  title: '8fbcff',
  attribute: 'e3c077',
  meta: '9aa3b1',
};

/**
 * Writes a code theme as CSS tokens. Derives the colors of the header and lines of a code block from its background.
 */
function writeRule(selector: string, palette: Palette | undefined): string {
  if (!palette) return '';
  const read = (hex: string) => parseHex(`#${hex}`) as Rgb;
  const surface = read(palette.surface);
  const text = read(palette.text);
  const towards = palette.mode === 'dark' ? white : black;
  const step = (share: number) => toHexColor(mixColors(surface, towards, share));
  const tint = (hex: string, share: number) => toHexColor(mixColors(surface, read(hex), share));
  const quiet = toHexColor(findReadableColor(mixColors(surface, text, 0.75) as Rgb, [surface], 4.5));
  // Increase the contrast, because comments are hard to read in some themes.
  const words = (hex: string, ratio: number, grounds: readonly Rgb[] = [surface]) =>
    toHexColor(
      grounds.every(ground => computeContrast(read(hex), ground) >= ratio)
        ? read(hex)
        : findReadableColor(read(hex), grounds, ratio),
    );
  const mark = tint('e5b80b', 0.18);
  const tokens: Record<string, string> = {
    'code-surface': toHexColor(surface),
    'code-text': words(palette.text, 4.5),
    // Comments also need contrast on highlighted lines: faded lines use this color.
    'code-comment': words(palette.comment, 4.5, [surface, parseHex(mark) as Rgb]),
    'code-keyword': words(palette.keyword, 4.5),
    'code-string': words(palette.string, 4.5),
    'code-number': words(palette.number, 4.5),
    'code-title': words(palette.title, 4.5),
    'code-attribute': words(palette.attribute, 4.5),
    'code-meta': words(palette.meta, 4.5),
    'code-mark': mark,
    'code-added': tint('2da44e', 0.2),
    'code-removed': tint('e5484d', 0.2),
    'text-1': words(palette.text, 7),
    'text-2': words(palette.text, 4.5),
    'text-3': quiet,
    'brand-text': words(palette.title, 4.5),
    'surface-0': toHexColor(surface),
    'surface-2': step(0.08),
    'border-1': step(0.12),
    'border-2': step(0.24),
  };
  const values = Object.entries(tokens).map(([name, value]) => `--docs-${name}:${value};`);
  return `${selector}{${values.join('')}color-scheme:${palette.mode}}`;
}
