import {escapeHtml} from '../../base/html.js';
import {computeContrast, type Rgb, toHexColor} from './compute-contrast.js';

const white: Rgb = [255, 255, 255];

/** Renders a favicon as SVG: the first letter of `name` on a background color. */
export function drawLetterIcon(name: string, color: Rgb): string {
  const [letter = 'D'] = name.trim();
  const ink = computeContrast(color, white) >= 3 ? '#fff' : '#0d1117';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${toHexColor(color)}"/>
  <text x="16" y="22" text-anchor="middle" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="${ink}">${escapeHtml(letter.toUpperCase())}</text>
</svg>
`;
}
