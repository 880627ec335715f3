import type {ColorMode} from '../base/read-marked-mode.js';
import type {Config} from '../config/config.js';
import {computeContrast, findReadableColor, mixColors, parseHex, type Rgb} from '../site/chrome/compute-contrast.js';
import {getBrandColor} from '../site/chrome/site-css.js';
import {pictureSize} from './picture-size.js';

/** Colors of a preview image. */
export interface ThumbnailPalette {
  readonly mode: ColorMode;
  readonly ground: Rgb;
  readonly brand: Rgb;
  readonly text: Rgb;
  readonly quiet: Rgb;
  /** Brand color, changed until it has enough contrast for text. */
  readonly accent: Rgb;
  /** Opacity (0 to 1) of the layer between a background image and the text, which keeps the text readable. */
  readonly veil: number;
}

const inks = {
  light: {ground: [252, 252, 253], text: [15, 18, 25], quiet: [88, 97, 112]},
  dark: {ground: [12, 14, 19], text: [246, 248, 250], quiet: [160, 168, 181]},
} as const satisfies Record<ColorMode, Record<string, Rgb>>;

/** Returns the colors for the default design, or for a plain background color. */
export function buildColors(
  {colors, appearance, background, thumbnails}: Config,
  own: Rgb | undefined,
): ThumbnailPalette {
  const wanted = thumbnails.appearance ?? (appearance.default === 'dark' ? 'dark' : 'light');
  const mode = own === undefined ? wanted : chooseMode([own]);
  const page = colors.background[mode] ?? background.color[mode];
  const ground = own ?? (page === undefined ? undefined : parseHex(page)) ?? inks[mode].ground;
  return buildPalette(colors, mode, [ground], 0);
}

/** Returns the colors for a background image. `extremes` are the darkest and lightest color in it. */
export function findPaletteOver({colors, thumbnails}: Config, extremes: readonly Rgb[]): ThumbnailPalette {
  const mode = thumbnails.appearance ?? chooseMode(extremes);
  const {ground, text} = inks[mode];
  let veil = 0;
  while (veil < 0.9 && extremes.some(each => computeContrast(text, mixColors(each, ground, veil)) < 7)) veil += 0.05;
  const grounds = extremes.map(each => mixColors(each, ground, veil));
  return buildPalette(colors, mode, grounds, veil);
}

function buildPalette(
  colors: Config['colors'],
  mode: ColorMode,
  grounds: readonly Rgb[],
  veil: number,
): ThumbnailPalette {
  const {text, quiet} = inks[mode];
  const brand = getBrandColor(colors, mode);
  const [ground] = grounds as [Rgb];
  // Include the colors of the glow behind the edge of the text.
  const under = [...grounds, ...grounds.map(each => mixColors(each, brand, 0.12))];
  return {
    mode,
    ground,
    brand,
    text: findReadableColor(text, under, 7),
    quiet: findReadableColor(quiet, under, 4.5),
    accent: findReadableColor(brand, under, 4.5),
    veil,
  };
}

/** Chooses dark or light text by the contrast on the worst background. */
function chooseMode(grounds: readonly Rgb[]): ColorMode {
  const worst = (mode: ColorMode) => Math.min(...grounds.map(each => computeContrast(inks[mode].text, each)));
  return worst('light') >= worst('dark') ? 'light' : 'dark';
}

/** Returns the darkest and lightest color behind the text. Ignores one percent of the pixels at each end. */
export function findExtremes(pixels: Uint8Array): readonly [Rgb, Rgb] {
  const {width, height, margin} = pictureSize;
  const found: Rgb[] = [];
  for (let y = margin; y < height - margin; y += 6)
    for (let x = margin; x < width - margin; x += 6) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4);
      // Blend transparent pixels with white. The channels are premultiplied.
      found.push([red, green, blue].map(part => part + 255 - alpha) as unknown as Rgb);
    }
  const black: Rgb = [0, 0, 0];
  const sorted = found.map(color => ({color, light: computeContrast(color, black)})).sort((a, b) => a.light - b.light);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] as {color: Rgb}).color;
  return [at(0.01), at(0.99)];
}
