import {escapeHtml, unescapeHtml} from '../html.js';

/** An icon as the icon files of the bundle hold it. */
export interface IconShapes {
  readonly viewBox: string;
  readonly stroke: boolean;
  readonly shapes: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/** Finds the file of an icon by its name without ending (`house`, `star-regular`); `undefined` where there is none. */
export type FindIcon = (file: string) => IconShapes | undefined;

/** Drawn for a name that no library has. */
const neutral: IconShapes = {viewBox: '0 0 24 24', stroke: true, shapes: [['circle', {cx: '12', cy: '12', r: '8'}]]};

/** Puts the drawing into every `<docs-icon>` that names one, so that it is there with the text. */
export function fillIcons(html: string, library: string, find: FindIcon): string {
  return html.replace(/<docs-icon((?: [\w-]+(?:="[^"]*")?)*)>/g, (tag, written: string) => {
    const name = attribute(written, 'icon')?.trim() ?? '';
    if (!name || /^(?:https?:|\/|\.\.?\/)/.test(name)) return tag;
    const style = library === 'fontawesome' && attribute(written, 'icon-type') === 'regular' ? '-regular' : '';
    const file = name.toLowerCase().replace(/^fa-/, '');
    // A name is one path segment of letters, digits and hyphens: it never leads out of the folder.
    const known = /^[a-z\d][a-z\d-]*$/.test(file) ? (find(file + style) ?? find(file)) : undefined;
    return tag + draw(known ?? neutral);
  });
}

function draw({viewBox, stroke, shapes}: IconShapes): string {
  const how = stroke
    ? ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    : ' fill="currentColor"';
  const inside = shapes.map(([name, attributes]) => {
    const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    return `<${name}${all.join('')}/>`;
  });
  return `<svg viewBox="${escapeHtml(viewBox)}" aria-hidden="true"${how}>${inside.join('')}</svg>`;
}

function attribute(written: string, name: string): string | undefined {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(written)?.[1];
  return found === undefined ? undefined : unescapeHtml(found);
}
