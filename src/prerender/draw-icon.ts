import {buildAssetUrl} from '../base/build-asset-url.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../base/html.js';
import {isEmoji, isIconPath, normalizeIconName} from '../base/icon-path.js';

/** An icon as SVG shapes, from the icon files of the bundle. */
export interface IconShapes {
  readonly viewBox: string;
  readonly stroke: boolean;
  readonly shapes: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/** Finds an icon by its file name without extension (`house`, `star-regular`). */
export type FindIcon = (file: string) => IconShapes | undefined;

/** Icon to draw for an unknown name. */
const neutral: IconShapes = {viewBox: '0 0 24 24', stroke: true, shapes: [['circle', {cx: '12', cy: '12', r: '8'}]]};

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** Renders an image from the project or another host as an icon. `base` is the path to the site's root. */
export function renderPictureIcon(written: string, base: string): Html {
  // Resolve the path against the root, not against the page.
  const src = buildAssetUrl(written, {pageFile: 'index.mdx', base});
  return src === undefined ? emptyHtml : html`<img alt=""${renderHtmlAttributes({src})}>`;
}

/** Renders an icon of a library as SVG. Empty for a path or URL, which `renderPictureIcon` renders. */
export function drawIcon(written: string, type: string | undefined, library: string, find: FindIcon): Html {
  const name = written.trim();
  if (!name || isIconPath(name)) return emptyHtml;
  if (isEmoji(name)) return html`<span class="icon-emoji">${name}</span>`;
  const style = library === 'fontawesome' && type === 'regular' ? '-regular' : '';
  const file = normalizeIconName(name);
  const known = file === undefined ? undefined : (find(file + style) ?? find(file));
  const {viewBox, stroke: isStroke, shapes} = known ?? neutral;
  const inside = shapes.map(([shape, given]) => html`<${shape}${renderHtmlAttributes(given)}/>`);
  return html`<svg viewBox="${viewBox}" aria-hidden="true"${renderHtmlAttributes(isStroke ? stroke : {fill: 'currentColor'})}>${inside}</svg>`;
}
