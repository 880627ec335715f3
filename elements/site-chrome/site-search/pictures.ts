import {html, type TemplateResult} from 'lit';
import type {CommandIcon} from '../../../src/site/search/commands.js';

const paths: Readonly<Record<CommandIcon | 'search' | 'clock' | 'page' | 'section' | 'help', string>> = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m9 16-4-4',
  clock: 'M12 7v5l3 2M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  section: 'M9 4 7 20M17 4l-2 16M4.5 9h15.5M4 15h15.5',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7M12 16.6h.01',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  switch: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  text: 'M3 6h18v12H3zM6.5 15V9l3 3 3-3v6M17 9v6m-2-2 2 2 2-2',
};

/** The icon of a row, hidden from assistive technology: its words say the same. */
export function picture(name: keyof typeof paths): TemplateResult {
  return html`<svg class="picture" viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]} /></svg>`;
}
