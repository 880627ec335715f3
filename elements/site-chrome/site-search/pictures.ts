import {html, type TemplateResult} from 'lit';
import {type GlyphName, renderGlyph} from '../../../src/components/glyphs.js';
import {markup} from '../../base/markup.js';

/** Paths of icons that only the search uses. All others are glyphs of the page chrome. */
const paths = {
  clock: 'M12 7v5l3 2M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  section: 'M9 4 7 20M17 4l-2 16M4.5 9h15.5M4 15h15.5',
} as const;

/** Renders a result's icon. Hidden from screen readers, because the text has the same meaning. */
export function renderResultIcon(name: GlyphName | keyof typeof paths): TemplateResult {
  const isOwn = name === 'clock' || name === 'section';
  const svg = isOwn
    ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]} /></svg>`
    : markup(renderGlyph(name));
  return html`<span class="picture">${svg}</span>`;
}
