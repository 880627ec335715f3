import {findSampleLines, type SampleLines} from '../../../src/api-reference/form/sample-lines.js';
import {adoptForElement} from '../../base/adopt.js';
import marksCss from '../../theme/request-marks.css';
import {bodyRowSelector, findBodyPath} from './body-path.js';

const rowSelector = `.api-view > .part-parameters > .field[data-in], ${bodyRowSelector}`;

/** Highlights the sample lines of the hovered field, or else the focused one, and the field of the hovered line. */
export function markLines(place: HTMLElement): void {
  adoptForElement(place, marksCss);
  /** The hovered or focused field. */
  let row: HTMLElement | undefined;
  const point = (target: Element, isShown = false) => {
    const hovered = target.closest<HTMLElement>(rowSelector);
    if (!hovered && findSample(target)) return;
    // Rows that move below a resting pointer also send events.
    const next = hovered ?? findFocusedRow(place);
    if (next && next === row && !isShown) return;
    row = next;
    markRow(place, row, isShown);
  };
  const clear = () => {
    row = undefined;
    unmark(place);
  };
  place.addEventListener('pointerover', ({target}) => point(target as Element));
  let pointed = -1;
  place.addEventListener('pointermove', event => {
    const pre = findSample(event.target as Element);
    const line = pre ? findLineAt(pre, event.clientY) : -1;
    if (pre && line !== pointed) {
      row = undefined;
      highlightFieldOfLine(place, pre, line);
    }
    pointed = line;
  });
  place.addEventListener('pointerleave', () => point(place));
  place.addEventListener('focusin', ({target}) => point(target as Element, true));
  place.addEventListener('focusout', clear);
  // A changed value moves the lines of the sample, adds some, or removes some.
  new MutationObserver(changes => {
    if (row && changes.some(({target}) => (target as Element).matches('pre > code'))) markRow(place, row, false);
  }).observe(place, {subtree: true, childList: true});
}

/** Returns the innermost row with the focus. */
function findFocusedRow(place: HTMLElement): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>(rowSelector)].findLast(row => row.matches(':focus-within'));
}

/** Highlights the sample lines of a field instead of others. `isShown` also scrolls the sample to them. */
function markRow(place: HTMLElement, row: HTMLElement | undefined, isShown: boolean): void {
  const pre = row && findShownSample(place);
  const lines = row && pre && findLinesOfRow(pre, row);
  unmark(place);
  if (!lines) return;
  row.classList.add('is-pointed');
  mark(pre, lines, isShown);
}

function findLineAt(pre: HTMLElement, y: number): number {
  const {top, height} = measure(pre);
  return Math.floor((y - pre.getBoundingClientRect().top - pre.clientTop + pre.scrollTop - top) / height);
}

function highlightFieldOfLine(place: HTMLElement, pre: HTMLElement, line: number): void {
  const found = [...place.querySelectorAll<HTMLElement>(rowSelector)].flatMap(row => {
    const lines = row.checkVisibility() ? findLinesOfRow(pre, row) : undefined;
    return lines && lines.first <= line && line <= lines.last ? [{row, lines}] : [];
  });
  unmark(place);
  // The lines of an object contain those of its properties. Choose the innermost.
  const least = Math.min(...found.map(({lines}) => lines.last - lines.first));
  const nearest = found.filter(({lines}) => lines.last - lines.first === least);
  for (const {row} of nearest) row.classList.add('is-pointed');
  const [first] = nearest;
  if (first) mark(pre, first.lines, false);
}

function findLinesOfRow(pre: HTMLElement, row: HTMLElement): SampleLines | undefined {
  const isParameter = row.closest('.part-parameters') !== null;
  const [name = '', ...inside] = isParameter ? [row.dataset.name ?? ''] : (findBodyPath(row) ?? []);
  const place = isParameter ? (row.dataset.in ?? '') : 'body';
  return findSampleLines(pre.querySelector('code')?.textContent ?? '', {in: place, name, inside});
}

function mark(pre: HTMLElement, {first, last}: SampleLines, isShown: boolean): void {
  const {top, height} = measure(pre);
  const line = document.createElement('span');
  line.className = 'line-mark';
  line.setAttribute('aria-hidden', 'true');
  line.style.top = `${top + first * height}px`;
  line.style.height = `${(last - first + 1) * height}px`;
  line.style.width = `${pre.scrollWidth}px`;
  pre.prepend(line);
  if (isShown && (line.offsetTop < pre.scrollTop || line.offsetTop + height > pre.scrollTop + pre.clientHeight))
    pre.scrollTop = line.offsetTop - height;
}

function unmark(place: HTMLElement): void {
  for (const each of place.querySelectorAll('.field.is-pointed')) each.classList.remove('is-pointed');
  for (const each of place.querySelectorAll('.line-mark')) each.remove();
}

function measure(pre: HTMLElement): {readonly top: number; readonly height: number} {
  const {paddingTop, lineHeight} = getComputedStyle(pre);
  return {top: Number.parseFloat(paddingTop), height: Number.parseFloat(lineHeight)};
}

function findSample(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[name="samples"].api-example pre');
}

function findShownSample(place: HTMLElement): HTMLElement | undefined {
  const samples = place.querySelectorAll<HTMLElement>('[name="samples"].api-example pre');
  return [...samples].find(pre => pre.checkVisibility());
}
