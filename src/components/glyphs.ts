import {Html} from '../base/html.js';

// Icons that page chrome and components need at once, on a grid of 24 px with lines of 2 px. All other icons are loaded
// by name.
const chevron = 'm9 6 6 6-6 6';
const close = 'M6 6l12 12M18 6 6 18';
const copy = 'M9 9h10v11H9zM5 15V4h10';
const link = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';
const paths = {
  chevron,
  down: 'm6 9 6 6 6-6',
  close,
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m9 16-4-4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  copy,
  done: 'm5 12.5 4.5 4.5L19 7.5',
  outward: 'M8 16 16 8M9 8h7v7',
  previous: 'M19 12H5m6-6-6 6 6 6',
  next: 'M5 12h14m-6-6 6 6-6 6',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  folder: 'M3 6h6l2 2h10v11H3z',
  pencil: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  link,
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v5M12 8h.01',
  note: 'M5 4h14v10l-6 6H5zM13 20v-6h6M9 9h6',
  important: 'M4 4h16v13h-7l-4 4v-4H4zM12 7.5v4M12 14h.01',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16h.01',
  tip: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0V18h-7z',
  check: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M8 12.5l2.8 2.8L16 9.5',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3',
  list: 'M4 7h16M4 12h10M4 17h13',
  prompt: 'M12 4v5M12 15v5M4 12h5M15 12h5M7 7l2 2M15 15l2 2M17 7l-2 2M9 15l-2 2',
  display: 'M3 4h18v12H3zM8 20h8M12 16v4',
} as const;

export type GlyphName = keyof typeof paths;

/** Renders an icon next to text with the same meaning. Hides it from screen readers. */
export function renderGlyph(name: GlyphName): Html {
  return draw(paths[name]);
}

/** Separate constants, so that API views and forms need not load the table of all glyphs. */
export const chevronGlyph: Html = /* @__PURE__ */ draw(chevron);
export const closeGlyph: Html = /* @__PURE__ */ draw(close);
export const copyGlyph: Html = /* @__PURE__ */ draw(copy);
export const linkGlyph: Html = /* @__PURE__ */ draw(link);
export const downloadGlyph: Html = /* @__PURE__ */ draw('M12 4v11m-5-5 5 5 5-5M5 20h14');
export const uploadGlyph: Html = /* @__PURE__ */ draw('M12 15V4m-5 5 5-5 5 5M5 20h14');
/** A window that opens above the page. */
export const windowGlyph: Html = /* @__PURE__ */ draw('M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7');
export const terminalGlyph: Html = /* @__PURE__ */ draw('M3 5h18v14H3zM7 9l3 3-3 3M12.5 15H17');

function draw(path: string): Html {
  return Html.assembled(
    `<svg class="glyph" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`,
  );
}
