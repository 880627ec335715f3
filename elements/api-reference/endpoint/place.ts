import {adopt, sheetOf} from '../../base/adopt.js';
import {adoptRoot} from '../../base/adopt-root.js';
import foreignCss from '../../base/foreign.css';
import expandables from '../../theme/components/expandables.css';
import fields from '../../theme/components/fields.css';
import contentCss from '../../theme/content.css';
import referenceCss from '../../theme/reference.css';
import tokensCss from '../../theme/tokens.css';
import tonesCss from '../../theme/tones.css';
import tryButtonCss from '../../theme/try-button.css';

const first = [foreignCss, tokensCss, tonesCss, contentCss, expandables, fields, referenceCss, tryButtonCss];
let sheets: CSSStyleSheet[] | undefined;
/** Those that came with the first view that has any use for them, by their text. */
const later = new Map<string, CSSStyleSheet>();
let isAdopted = false;
/** What pages of ours have got of them. */
const adopted = new Set<string>();

/** Where an element draws in a page of ours: in itself. */
export function lightPlace(host: HTMLElement): HTMLElement {
  if (!isAdopted) adopt(referenceCss, tryButtonCss);
  isAdopted = true;
  return host;
}

/** The sheet of a place that is kept for forced colours; pages of ours have one of their own. */
export function forcedSheet(place: HTMLElement): CSSStyleSheet | undefined {
  const root = place.getRootNode();
  return root instanceof ShadowRoot && root.adoptedStyleSheets[0] === sheets?.[0] ? sheets?.[0] : undefined;
}

/** Where an element draws in a page that is not ours: a box in a shadow root that no rule of the page reaches. */
export function shadowPlace(host: HTMLElement): HTMLElement {
  // The first one is for forced colours, and filled when the view stands.
  sheets ??= ['', ...first].map(sheetOf);
  const drawn = adoptRoot(host, (_, box) => void completeSheets(box, undefined, true));
  if (drawn) return drawn;
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = sheets;
  const place = document.createElement('div');
  place.className = 'docs-foreign docs-content';
  const slot = (name: string) => Object.assign(document.createElement('slot'), {name});
  root.replaceChildren(slot('header'), place, slot('footer'));
  return place;
}

/**
 * The sheets of lists, code and tabs, or so many of them, come with the first view that has any, before it is shown; so do
 * those of few views. Where they do not arrive, the view is shown without them.
 */
export async function completeSheets(
  place: HTMLElement,
  count = Number.POSITIVE_INFINITY,
  needsViews = false,
): Promise<void> {
  const [all, views] = await Promise.all([
    import('./operation-sheets.js'),
    needsViews ? import('./view-sheets.js') : undefined,
  ]).catch(() => []);
  if (!all) return;
  const root = place.getRootNode();
  if (root instanceof ShadowRoot && sheets) {
    const texts = [...all.orderedSheets.slice(0, count), ...(views?.viewSheets ?? [])];
    for (const text of texts) {
      const sheet = later.get(text) ?? sheetOf(text);
      later.set(text, sheet);
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    }
  } else {
    const texts = [...all.operationSheets, ...(views?.viewSheets ?? [])].filter(text => !adopted.has(text));
    for (const text of texts) adopted.add(text);
    adopt(...texts);
  }
}
