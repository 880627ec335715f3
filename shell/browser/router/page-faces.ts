import {readStored, writeStored} from '../../../elements/base/storage.js';

/** Storage key of the font files that the browser has cached. `mode.ts` preloads them. */
const key = 'lectern:faces';

/** Attributes of the root element that turn on the package's fonts for text and code. */
const uses = ['textFace', 'codeFace'] as const;

/**
 * Loads the package's fonts for a prerendered page, after its text is visible. Applies a font at once if no visible
 * text moves, or else on the next page.
 * @param script The script tag whose attributes contain the font files.
 */
export async function showPageFaces({dataset: files}: HTMLElement): Promise<void> {
  const root = document.documentElement;
  for (const use of uses) {
    if (!files[use] || root.dataset[use] !== undefined) continue;
    try {
      await Promise.all(listFaces(use).map(face => face.load()));
    } catch {
      // Keep the system font for these characters.
      continue;
    }
    remember(files[use]);
    const show = () => {
      root.dataset[use] = '';
    };
    if (!turnOn(use)) document.addEventListener('docs-page', show, {once: true});
  }
}

/**
 * Returns the font faces of the package. They are the only ones with `font-display: optional`. Omits faces with a
 * `unicode-range`, which contain rare characters.
 */
function listFaces(use: (typeof uses)[number]): readonly FontFace[] {
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
  writeStored(key, [...new Set([...(readStored(key)?.split(' ') ?? []).slice(-6), ...names])].join(' '));
}

/** Selector of blocks of text, whose line breaks depend on character widths. */
const lines = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, summary, .site-sidebar a, .site-header a, pre';
/** Selector of words in blocks, whose position can be measured. */
const words = 'a, code, strong, em, kbd';
/** Selector of blocks, and of words in them. */
const measured = `:is(.site-main, .site-sidebar, .site-header) :is(${lines}, ${words})`;
/** Selector of items in a row. A wider item moves the items after it. */
const fixed = '.site-header :is(.nav-tabs-item, .navbar-link)';
/**
 * Changes of `word-spacing` and `letter-spacing` in pixels to try, until a block has its old line breaks. They are too
 * small to notice.
 */
const spacings: readonly (readonly [number, number])[] = [
  ...[0, -0.3, -0.6, -1, -1.5, 0.4, 0.8, 1.2, -0.15, 0.2].map(word => [word, 0] as const),
  [-1.5, -0.15],
  [-1.5, -0.3],
  [1.2, 0.15],
  [1.2, 0.3],
  [-1.5, -0.6],
];
/**
 * Maximum additional `word-spacing` in pixels of blocks that can keep their height instead. Readers notice a loose
 * paragraph more than one with an empty last line.
 */
const MAX_WIDENING = 0.4;
/** Maximum shift, in pixels, that readers do not notice. */
const precision = 0.5;
/** Minimum shift, in pixels, at which a word counts as moved to another line. */
const lineShift = 8;
/** Minimum shift of a word within its line, in pixels, at which it counts as moved. */
const wordShift = 24;

/**
 * Applies a font if all visible blocks can keep their positions. Changes the spacing of blocks whose lines would break
 * elsewhere. A block that needs fewer lines keeps its height. Text outside the window may move.
 */
function turnOn(use: (typeof uses)[number]): boolean {
  const root = document.documentElement;
  const all = [...document.querySelectorAll<HTMLElement>(measured)].filter(isInWindow);
  const blocks = all.filter(each => each.matches(lines));
  const cells = all.filter(({localName}) => localName === 'td' || localName === 'th');
  const shapes = () => all.map(measureShape);
  const positions = () => [
    ...blocks.map(each => each.getBoundingClientRect().top),
    ...cells.map(each => each.getBoundingClientRect().left),
  ];
  const [before, wanted] = [positions(), shapes()];
  const lefts = all.map(each => each.getBoundingClientRect().left);
  const styled = new Set<HTMLElement>([...holdColumns(), ...holdWidths(document.querySelectorAll(fixed))]);
  root.dataset[use] = '';
  let changed: readonly HTMLElement[] = [];
  for (const [word, letter] of spacings) {
    for (const block of changed) {
      styled.add(block);
      if (word > MAX_WIDENING && canKeepHeight(block)) continue;
      block.style.wordSpacing = `${word}px`;
      block.style.letterSpacing = `${letter}px`;
    }
    const now = shapes();
    const others = all.flatMap((element, at) =>
      isSame(now[at] ?? [], wanted[at] ?? []) ? [] : (element.closest<HTMLElement>(lines) ?? []),
    );
    // A label that wraps also changes the height of the group around it.
    changed = [...new Set(others)].filter(block => !others.some(each => each !== block && block.contains(each)));
    if (changed.length === 0) break;
  }
  for (const {style} of changed) style.wordSpacing = style.letterSpacing = '';
  const now = shapes();
  /** Checks that links, code, and emphasis in a block stay near their positions. */
  const keepsWords = (block: Element) =>
    all.every(
      (each, at) =>
        each === block ||
        !block.contains(each) ||
        (isSame(now[at] ?? [], wanted[at] ?? []) &&
          Math.abs(each.getBoundingClientRect().left - (lefts[at] ?? 0)) < wordShift),
    );
  const canKeep = changed.every(keepsWords);
  for (const block of changed) {
    const [height = 0] = wanted[all.indexOf(block)] ?? [];
    if (block.getBoundingClientRect().height > height) continue;
    block.style.boxSizing = 'border-box';
    block.style.height = `${height}px`;
  }
  const restore = () => {
    for (const {style} of styled)
      style.wordSpacing = style.letterSpacing = style.tableLayout = style.boxSizing = style.width = style.height = '';
  };
  if (canKeep && isSame(positions(), before)) {
    restoreOnWidthChange(restore);
    return true;
  }
  delete root.dataset[use];
  restore();
  return false;
}

/**
 * Returns the height of a block and the lines of the words in it. Measures words relative to their block, because a
 * block above may still have another height. A font also changes the boxes of words, but only their lines matter.
 */
function measureShape(element: HTMLElement): readonly number[] {
  const {top, height} = element.getBoundingClientRect();
  const block = element.closest(lines);
  if (block && block !== element) return [(top - block.getBoundingClientRect().top) * (precision / lineShift)];
  if (!element.matches('p, li, td, dd')) return [height];
  // Text between words of other fonts can also move to another line.
  const range = document.createRange();
  range.selectNodeContents(element);
  return [height, ...Array.from(range.getClientRects(), each => (each.top - top) * (precision / lineShift))];
}

/** Checks whether a block can have fewer lines than before: it is a text without links and code, and not a label. */
function canKeepHeight(block: Element): boolean {
  return !block.closest('.site-sidebar') && !block.querySelector(words);
}

function isSame(numbers: readonly number[], other: readonly number[]): boolean {
  return numbers.length === other.length && numbers.every((each, at) => Math.abs(each - (other[at] ?? 0)) <= precision);
}

function isInWindow(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Calls `restore` when the width of the window changes. Ignores the height, which the address bar and the keyboard of a
 * phone change.
 */
function restoreOnWidthChange(restore: () => void): void {
  const {innerWidth: width} = window;
  const check = () => {
    if (innerWidth === width) return;
    removeEventListener('resize', check);
    restore();
  };
  addEventListener('resize', check);
}

/**
 * Fixes the column widths of tables, which depend on the character widths of the font. Returns the changed elements.
 */
function holdColumns(): readonly HTMLElement[] {
  const tables = [...document.querySelectorAll<HTMLTableElement>('.site-article table:not([style])')];
  const held = holdWidths(tables.flatMap(table => [table, ...(table.rows[0]?.cells ?? [])]));
  for (const {style} of tables) style.tableLayout = 'fixed';
  return [...tables, ...held];
}

/** Fixes the current width of elements that have no width of their own. Returns the changed elements. */
function holdWidths(elements: Iterable<HTMLElement>): readonly HTMLElement[] {
  const held = [...elements].filter(({style}) => !style.width);
  const widths = held.map(element => element.getBoundingClientRect().width);
  for (const [at, {style}] of held.entries()) {
    style.boxSizing = 'border-box';
    style.width = `${widths[at]}px`;
  }
  return held;
}
