import type {ColorMode} from '../../base/read-marked-mode.js';
import type {ByMode, Config} from '../../config/config.js';
import {collectNodeFacts} from '../navigation/node-settings.js';
import {computeContrast, findReadableColor, mixColors, parseHex, type Rgb, toHexColor} from './compute-contrast.js';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [13, 17, 23];
/** Lightest and darkest backgrounds behind icons, by mode. */
const grounds = {light: [white, [246, 247, 249] as Rgb], dark: [[14, 16, 20] as Rgb, [28, 31, 38] as Rgb]};

/** Writes CSS for the banner color and the icon colors of anchors, with readable contrast in both modes. */
export function writeColorRules({banner, navigation}: Pick<Config, 'banner' | 'navigation'>): string {
  const rules: string[] = [];
  if (banner?.color) rules.push(...writeInModes(banner.color, '.banner.banner', writeBarRule));
  for (const [path, {color}] of collectNodeFacts({navigation}).settings) {
    const name = `.anchor-icon[data-node=${JSON.stringify(path).replaceAll('<', '\\3c ')}]`;
    if (color) rules.push(...writeInModes(color, name, writeIconRule));
  }
  return rules.length > 0 ? `@layer lectern{${rules.join('')}}` : '';
}

function writeInModes(color: ByMode, selector: string, rule: (rgb: Rgb, mode: ColorMode) => string): string[] {
  return (['light', 'dark'] as const).flatMap(mode => {
    const rgb = parseHex(color[mode]);
    const of = mode === 'dark' ? ':root[data-mode=dark] ' : ':root ';
    return rgb ? [`${of}${selector}{${rule(rgb, mode)}}`] : [];
  });
}

/** Returns CSS for a bar with white or black text. Darkens or lightens a medium color until the text is readable. */
function writeBarRule(rgb: Rgb): string {
  const on = computeContrast(rgb, white) >= 4.5 ? white : computeContrast(rgb, ink) >= 4.5 ? ink : white;
  const bar = computeContrast(rgb, on) >= 4.5 ? rgb : findReadableColor(rgb, [on], 4.5);
  return `background:${toHexColor(bar)};color:${toHexColor(on)};border-color:${toHexColor(mixColors(bar, on, 0.2))}`;
}

/** Returns CSS for an icon color with a contrast of 3:1 (WCAG 2.2, 1.4.11). */
function writeIconRule(rgb: Rgb, mode: ColorMode): string {
  return `color:${toHexColor(findReadableColor(rgb, grounds[mode], 3))}`;
}
