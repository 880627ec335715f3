import {escapeHtml} from '../base/html.js';
import {mixColors, type Rgb, toHexColor} from '../site/chrome/compute-contrast.js';
import type {ThumbnailPalette} from './palette.js';
import {pictureSize} from './picture-size.js';

const {width, height, margin} = pictureSize;

/** Wraps content in an SVG with the size of a preview image. */
export function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Background of a preview image: an image as a `data:` URL, a plain color, or otherwise the default design. */
export interface ThumbnailBackground {
  readonly palette: ThumbnailPalette;
  readonly image?: string;
  readonly isPlain?: boolean;
  /** Logo as a `data:` URL. */
  readonly logo?: string;
}

/** Draws the parts that all preview images of a site have in common. */
export function drawBackground({palette, image, isPlain = false, logo}: ThumbnailBackground): string {
  const ground = toHexColor(palette.ground);
  const layers = [drawRect(image === undefined ? ground : '#ffffff')];
  if (image !== undefined) layers.push(drawImage(image), drawRect(getVeilColor(palette), palette.veil));
  else if (!isPlain) layers.push(drawDesign(palette));
  if (logo !== undefined) layers.push(drawLogo(logo));
  return wrapSvg(layers.join(''));
}

/** Draws an image over the whole area. */
export function drawImage(url: string): string {
  return `<image href="${escapeHtml(url)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
}

export function drawLogo(url: string): string {
  return `<image href="${escapeHtml(url)}" x="${margin}" y="${margin - 8}" width="420" height="64" preserveAspectRatio="xMinYMid meet"/>`;
}

function drawRect(fill: string, opacity = 1): string {
  return opacity === 0
    ? ''
    : `<rect width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;
}

function getVeilColor({mode}: ThumbnailPalette): string {
  return mode === 'dark' ? '#0c0e13' : '#fcfcfd';
}

/** Draws a glow of the brand color in the upper right corner, and a fine grid that fades towards the text. */
function drawDesign({mode, brand, ground}: ThumbnailPalette): string {
  const isDark = mode === 'dark';
  const second: Rgb = mixColors(brand, isDark ? [255, 255, 255] : ground, 0.35);
  const lines: string[] = [];
  for (let x = 60; x < width; x += 60) lines.push(`M${x} 0V${height}`);
  for (let y = 45; y < height; y += 60) lines.push(`M0 ${y}H${width}`);
  return `<defs>
<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="1140" cy="-40" r="780">${drawStops(brand, isDark ? 0.5 : 0.3)}</radialGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1230" cy="660" r="460">${drawStops(second, isDark ? 0.2 : 0.16)}</radialGradient>
<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="1140" cy="60" r="760">${drawStops([255, 255, 255], 1)}</radialGradient>
<mask id="grid"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
</defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>
<rect width="${width}" height="${height}" fill="url(#glow)"/>
<path d="${lines.join('')}" fill="none" stroke="${isDark ? '#ffffff' : toHexColor(brand)}" stroke-opacity="${isDark ? 0.13 : 0.16}" mask="url(#grid)"/>
<rect y="${height - 10}" width="${width}" height="10" fill="${toHexColor(brand)}"/>`;
}

/** Returns gradient stops for a glow: at a third of the distance, half of the light remains. */
function drawStops(color: Rgb, opacity: number): string {
  return [
    [0, 1],
    [0.33, 0.5],
    [0.66, 0.14],
    [1, 0],
  ]
    .map(
      ([offset = 0, share = 0]) =>
        `<stop offset="${offset}" stop-color="${toHexColor(color)}" stop-opacity="${(opacity * share).toFixed(3)}"/>`,
    )
    .join('');
}
