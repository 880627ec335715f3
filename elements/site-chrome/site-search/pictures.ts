import {html, type TemplateResult} from 'lit';
import {glyph} from '../../../src/components/glyphs.js';
import type {CommandIcon} from '../../../src/site/search/commands.js';
import {markup} from '../../base/markup.js';

/** Icons that only the search has; the others are glyphs of the chrome. */
const paths = {
  clock: 'M12 7v5l3 2M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  section: 'M9 4 7 20M17 4l-2 16M4.5 9h15.5M4 15h15.5',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7M12 16.6h.01',
  switch: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  text: 'M3 6h18v12H3zM6.5 15V9l3 3 3-3v6M17 9v6m-2-2 2 2 2-2',
} as const;

type Own = keyof typeof paths;

/** The icon of a row, hidden from assistive technology: its words say the same. */
export function picture(name: Own | Exclude<CommandIcon, Own> | 'search' | 'page'): TemplateResult {
  const svg = isOwn(name)
    ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]} /></svg>`
    : markup(glyph(name));
  return html`<span class="picture">${svg}</span>`;
}

function isOwn(name: string): name is Own {
  return Object.hasOwn(paths, name);
}
