import {readStored, store} from '../../../elements/base/storage.js';

/** Storage key of the font files that are in the browser's cache. `mode.ts` preloads those. */
const key = 'lectern:faces';

/** Uses of the package's fonts, with the attribute of the root element that turns them on. */
const uses = ['textFace', 'codeFace'] as const;

/**
 * Loads the package's fonts of a prerendered page, after its text. They are shown at once if nothing moves, else from the next
 * page on.
 * @param script The script tag that names their files.
 */
export async function showPageFaces({dataset: files}: HTMLElement): Promise<void> {
  const root = document.documentElement;
  for (const use of uses) {
    if (!files[use] || root.dataset[use] !== undefined) continue;
    try {
      await Promise.all(facesFor(use).map(face => face.load()));
    } catch {
      // The page keeps its system fonts.
      continue;
    }
    remember(files[use]);
    const show = () => {
      root.dataset[use] = '';
    };
    if (!turnOn(use)) document.addEventListener('docs-page', show, {once: true});
  }
}

/** Returns the faces of the package: the only ones with `optional`. Those with a range are for rare letters. */
function facesFor(use: (typeof uses)[number]): readonly FontFace[] {
  return [...document.fonts].filter(
    ({display, family, style, unicodeRange}) =>
      display === 'optional' &&
      style === 'normal' &&
      /^U\+0+-10FFFF$/i.test(unicodeRange) &&
      /Mono/.test(family) === (use === 'codeFace'),
  );
}

function remember(files: string): void {
  const names = files.split(' ').map(href => href.replace(/.*\//, ''));
  store(key, [...new Set([...(readStored(key)?.split(' ') ?? []).slice(-6), ...names])].join(' '));
}

/** Elements whose lines depend on the widths of letters. */
const blocks =
  ':is(.site-article, .site-sidebar, .site-header) :is(p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, summary, a, pre)';
/** Spaces between words, in pixels, that keep the number of lines of a block. Nobody sees them. */
const spacings = [-0.3, -0.6, -1, -1.5, 0.4, 0.8, 1.5];

/** Movements below this many pixels count as none. */
const precision = 0.5;

/** Shows a font if everything can stay in its place. A block that would get another height has its words closer or further apart. */
function turnOn(use: (typeof uses)[number]): boolean {
  const root = document.documentElement;
  const all = [...document.querySelectorAll<HTMLElement>(blocks)];
  const cells = all.filter(({localName}) => localName === 'td' || localName === 'th');
  const measure = (edge: 'left' | 'top' | 'height', of = all) =>
    of.map(block => Math.round(block.getBoundingClientRect()[edge] / precision) * precision);
  const columns = () => String(measure('left', cells));
  const [before, tops, heights] = [columns(), String(measure('top')), measure('height')];
  const adjusted = new Set<HTMLElement>();
  root.dataset[use] = '';
  for (const spacing of spacings) {
    const now = measure('height');
    const changed = all.filter((_, at) => now[at] !== heights[at]);
    if (changed.length === 0) break;
    for (const block of changed) {
      adjusted.add(block);
      block.style.wordSpacing = `${spacing}px`;
    }
  }
  const restore = () => {
    for (const block of adjusted) block.style.wordSpacing = '';
  };
  if (String(measure('top')) === tops && columns() === before) {
    addEventListener('resize', restore, {once: true});
    return true;
  }
  delete root.dataset[use];
  restore();
  return false;
}
