import {adoptSheets, createSheet} from '../../base/adopt.js';
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
/** Additional style sheets that views in host pages have needed, by text. */
const later = new Map<string, CSSStyleSheet>();
let isAdopted = false;
/** Texts of additional style sheets that the Lectern page has adopted. */
const adopted = new Set<string>();

/**
 * Returns the element itself, into which it renders in Lectern pages. Adopts the style sheets of views, unless the view
 * is prerendered. The page then has them, and a second copy would override later rules.
 */
export function getLightRoot(host: HTMLElement, isDrawn: boolean): HTMLElement {
  if (!isAdopted && !isDrawn) {
    adoptSheets(referenceCss, tryButtonCss);
    isAdopted = true;
  }
  return host;
}

/**
 * Returns the style sheet for forced colors in the shadow root around `place`. Undefined in Lectern pages, which have
 * their own.
 */
export function findForcedSheet(place: HTMLElement): CSSStyleSheet | undefined {
  const root = place.getRootNode();
  return root instanceof ShadowRoot && root.adoptedStyleSheets[0] === sheets?.[0] ? sheets?.[0] : undefined;
}

/** Creates the box to render into in a host page. It is in a shadow root, so that the page's rules do not reach it. */
export function createShadowPlace(host: HTMLElement): HTMLElement {
  // Reserve the first sheet for forced colors (`findForcedSheet`).
  sheets ??= ['', ...first].map(createSheet);
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
 * Loads additional style sheets (lists, code, tabs, rare ones) before the first view that needs them. If they fail to
 * load, the view renders without them.
 */
export async function completeSheets(
  place: HTMLElement,
  count = Number.POSITIVE_INFINITY,
  needsViews = false,
): Promise<void> {
  const root = place.getRootNode();
  const isHost = root instanceof ShadowRoot && sheets !== undefined;
  const [own, views] = await Promise.all([
    isHost
      ? import('./host-sheets.js').then(({hostSheets}) => hostSheets.slice(0, count))
      : import('./operation-sheets.js').then(({operationSheets}) => operationSheets),
    needsViews ? import('./view-sheets.js') : undefined,
  ]).catch(() => []);
  if (!own) return;
  const all = [...own, ...(views?.viewSheets ?? [])];
  if (isHost)
    for (const text of all) {
      const sheet = later.get(text) ?? createSheet(text);
      later.set(text, sheet);
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    }
  else {
    const texts = all.filter(text => !adopted.has(text));
    for (const text of texts) adopted.add(text);
    adoptSheets(...texts);
  }
}
