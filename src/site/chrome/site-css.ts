import type {ColorMode} from '../../base/read-marked-mode.js';
import type {Config, Font, Theme} from '../../config/config.js';
import {computeContrast, findReadableColor, mixColors, parseHex, type Rgb, toHexColor} from './compute-contrast.js';
import {listMatchedFamilies, quoteFamilyName} from './font-faces.js';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [13, 17, 23];
const fallback: Rgb = [37, 99, 235];

/** Backgrounds on which brand colors must be readable: the page, and the raised surface that differs most from it. */
type Surfaces = readonly [page: Rgb, raised: Rgb];

/** Backgrounds in the style sheets of the themes, by mode. Themes that are not listed use those of `theme_1`. */
const surfaces: {readonly [theme in Theme]?: Readonly<Record<ColorMode, Surfaces>>} & {
  readonly theme_1: Readonly<Record<ColorMode, Surfaces>>;
} = {
  theme_1: {
    light: [white, [239, 241, 244]],
    dark: [
      [14, 16, 20],
      [28, 31, 38],
    ],
  },
  theme_4: {
    light: [
      [251, 248, 241],
      [239, 233, 219],
    ],
    dark: [
      [25, 22, 19],
      [42, 37, 32],
    ],
  },
  theme_5: {
    light: [white, white],
    dark: [
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
};

/**
 * Writes `colors`, `background`, and `fonts` of docs.json as CSS tokens. In both modes, text in the author's color has
 * a contrast of 4.5:1, and lines have 3:1. Colored surfaces stay unchanged if white or black text reaches 4.5:1. If
 * white reaches only 3:1, the surface is darkened until it reaches 4.5:1.
 */
export function writeSiteCss(
  config: Pick<Config, 'colors' | 'background' | 'fonts' | 'theme'>,
  asset: (path: string) => string | undefined,
): string {
  const {colors, background} = config;
  const tokens = (mode: ColorMode) => {
    const page = parseHex(colors.background[mode] ?? background.color[mode] ?? '');
    const dark = parseHex(colors.dark ?? '');
    const grounds = page
      ? ([page, mixColors(page, getMixColor(mode), 0.06)] as const)
      : (surfaces[config.theme] ?? surfaces.theme_1)[mode];
    // In dark mode, use `light` instead of `colors.dark` if the latter is too dark for the page.
    const isLost = dark && mode === 'dark' && colors.light && computeContrast(dark, grounds[0]) < 4.5;
    const active = isLost ? getBrandColor(colors, mode) : dark;
    const actives = active ? writeActiveTokens(active, getBrandColor(colors, mode), mode, grounds) : '';
    return `${writeBrandTokens(getBrandColor(colors, mode), mode, grounds)}${actives}${page ? writePageTokens(page, mode) : ''}`;
  };
  const rules = `:root{${tokens('light')}${writeAnchorTokens(colors.anchors)}}:root[data-mode=dark]{${tokens('dark')}}${writeImageCss(config.background, asset)}${writeFontCss(config.fonts)}`;
  // Write into the cascade layer of the themes: rules of a theme can then override tokens, and authors' style sheets
  // everything.
  return `@layer lectern{${rules}}`;
}

const greys = [
  [50, 250],
  [100, 244],
  [200, 229],
  [300, 212],
  [400, 163],
  [500, 115],
  [600, 82],
  [700, 64],
  [800, 38],
  [900, 23],
  [950, 10],
] as const;

/**
 * Writes the colors of the site under the variable names of hosted platforms, because authors' style sheets use them.
 * Each value has three numbers, for `rgb(var(--primary) / 50%)`.
 */
export function writePlatformCss({colors, background}: Pick<Config, 'colors' | 'background'>): string {
  const given = (written: string | undefined, instead: Rgb) => (written ? parseHex(written) : undefined) ?? instead;
  const primary = given(colors.primary, fallback);
  const named: readonly (readonly [string, Rgb])[] = [
    ['primary', primary],
    ['primary-light', given(colors.light, primary)],
    ['primary-dark', given(colors.dark, primary)],
    ['background-light', given(colors.background.light ?? background.color.light, white)],
    ['background-dark', given(colors.background.dark ?? background.color.dark, surfaces.theme_1.dark[0])],
    ...greys.map(
      ([step, grey]) =>
        [`gray-${step}`, mixColors([grey, grey, grey], primary, 0.03).map(Math.round) as unknown as Rgb] as const,
    ),
  ];
  return `@layer lectern{:root{${named.map(([name, color]) => `--${name}:${color.join(' ')};`).join('')}}}`;
}

/** Returns the brand color of a mode. To use it for text, adjust its contrast to the background first. */
export function getBrandColor({primary, light}: Config['colors'], mode: ColorMode): Rgb {
  return (mode === 'dark' && light && parseHex(light)) || parseHex(primary) || fallback;
}

function writeBrandTokens(brand: Rgb, mode: ColorMode, grounds: Surfaces): string {
  const {ground, tint, text, control, base, fill, on} = computeShades(brand, mode, grounds);
  return writeTokens({
    brand: fill,
    'brand-plain': base,
    'brand-text': text,
    'brand-surface': tint,
    'brand-border': mixColors(ground, brand, 0.35),
    'on-brand': on,
    focus: control,
    // Mix with the color opposite to the text, so that hovering increases the contrast.
    'brand-hover': mixColors(fill, on === white ? ink : white, 0.12),
  });
}

/** Writes `colors.dark` as the color of hovered, open, and selected items. */
function writeActiveTokens(color: Rgb, brand: Rgb, mode: ColorMode, grounds: Surfaces): string {
  const {tint, text, fill, on} = computeShades(color, mode, grounds);
  const surface = computeShades(brand, mode, grounds);
  // Do not lighten a surface with white text on hover.
  const isLighter =
    on === white && surface.on === white && computeContrast(fill, white) < computeContrast(surface.fill, white);
  const hover = isLighter ? mixColors(surface.fill, ink, 0.12) : fill;
  return writeTokens({'brand-hover': hover, 'on-brand-hover': on, 'active-text': text, 'active-surface': tint});
}

/**
 * Returns shades of a color for text, tint, lines, and fill. Each is as close to the color as its required contrast
 * allows.
 */
function computeShades(color: Rgb, mode: ColorMode, grounds: Surfaces) {
  const [ground] = grounds;
  const tint = mixColors(ground, color, mode === 'light' ? 0.08 : 0.16).map(Math.round) as unknown as Rgb;
  const text = findReadableColor(color, [...grounds, tint], 4.5);
  const control = findReadableColor(color, grounds, 3);
  const base = isSeen(color, ground) ? color : control;
  // Darken a medium color slightly to put white text on it, as authors expect.
  const on = computeContrast(base, white) >= 3 ? white : ink;
  const fill = computeContrast(base, on) >= 4.5 ? base : findReadableColor(base, [on], 4.5);
  return {ground, tint, text, control, base, fill, on};
}

function writeTokens(tokens: Readonly<Record<string, Rgb>>): string {
  return Object.entries(tokens)
    .map(([name, color]) => `--docs-${name}:${toHexColor(color)};`)
    .join('');
}

/** Chooses white or black icons for the gradient of anchors, by the contrast at the worse end of the gradient. */
function writeAnchorTokens(anchors: Config['colors']['anchors']): string {
  if (!anchors) return '';
  const ends = [anchors.from, anchors.to].map(end => parseHex(end) ?? fallback);
  const worst = (on: Rgb) => Math.min(...ends.map(end => computeContrast(end, on)));
  const on = worst(white) >= worst(ink) ? white : ink;
  return `--docs-anchors:linear-gradient(135deg,${anchors.from},${anchors.to});${writeTokens({'on-anchors': on})}--docs-anchors-line:0;`;
}

/**
 * Returns whether a button in this color differs visibly from the page, as yellow from white. No minimum contrast is
 * needed, because the text identifies the button (WCAG 2.2, 1.4.11).
 */
function isSeen(color: Rgb, ground: Rgb): boolean {
  return color.some((part, at) => Math.abs(part - (ground[at] as number)) >= 85);
}

/** Returns the color to mix into the page color for raised surfaces. */
function getMixColor(mode: ColorMode): Rgb {
  return mode === 'light' ? ink : white;
}

/** Writes tokens for the author's page color, and for the surfaces derived from it. */
function writePageTokens(page: Rgb, mode: ColorMode): string {
  const towards = getMixColor(mode);
  const step = (share: number) => toHexColor(mixColors(page, towards, share));
  const tokens = {
    'surface-0': 0,
    'surface-1': 0.03,
    'surface-2': 0.06,
    'surface-3': 0.1,
    'border-1': 0.11,
    'border-2': 0.22,
  };
  const steps = Object.entries(tokens).map(([name, share]) => `--docs-${name}:${step(share)};`);
  return `${steps.join('')}--docs-code-surface:${step(0.03)};${writeTextTokens(page, mode)}`;
}

/**
 * Writes stronger colors for secondary text: on a page color other than white or black, the default colors lack
 * contrast.
 */
function writeTextTokens(page: Rgb, mode: ColorMode): string {
  const [second, quiet, towards] =
    mode === 'light' ? [[67, 75, 88], [100, 109, 123], ink] : [[180, 187, 199], [143, 152, 166], white];
  const grounds = [page, mixColors(page, towards as Rgb, 0.06)];
  const on = (color: unknown, ratio: number) => toHexColor(findReadableColor(color as Rgb, grounds, ratio));
  return `--docs-text-2:${on(second, 7)};--docs-text-3:${on(quiet, 4.5)};--docs-code-comment:${on(quiet, 4.5)};`;
}

function writeImageCss(background: Config['background'], asset: (path: string) => string | undefined): string {
  const rule = (mode: string, path: string | undefined) => {
    const url = path ? asset(path) : undefined;
    return url
      ? `:root${mode} .site{--docs-background-image:url("${url.replace(/["\\\n]/g, encodeURIComponent)}")}`
      : '';
  };
  const {light, dark} = background.image ?? {};
  return rule('', light ?? dark) + (dark && dark !== light ? rule('[data-mode=dark]', dark) : '');
}

/** Writes the CSS rules of the fonts. A font without `source` is installed locally, so there is nothing to load. */
function writeFontCss({heading, body}: Config['fonts']): string {
  const families = (font: Font) => [quoteFamilyName(font), ...listMatchedFamilies(font)].join();
  const weight = (font: Font) => (font.weight && /^\d{1,4}$/.test(font.weight) ? font.weight : '');
  const rules: string[] = [];
  // Set two variables: themes with their own fonts read the second, because their rules have a higher specificity.
  const name = (kind: string, font: Font) =>
    rules.push(
      `--docs-font-${kind}:${families(font)},var(--docs-font-system);--docs-own-${kind}:var(--docs-font-${kind});`,
    );
  if (body) name('body', body);
  if (heading ?? body) name('heading', (heading ?? body) as Font);
  if (heading && weight(heading)) rules.push(`--docs-heading-weight:${weight(heading)};`);
  return rules.length ? `:root{${rules.join('')}}` : '';
}
