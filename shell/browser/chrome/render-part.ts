import {nothing, render} from 'lit/html.js';
import type {PageLocation} from '../../../src/site/navigation/navigation.js';
import {keep, markCurrent} from '../router/draw.js';

const keys = new WeakMap<Element, string>();

/**
 * Renders a part of the chrome; Lit changes what differs. With another `key` the part begins anew, so that what the reader
 * did to the old one (an answer, an open menu) is not taken for the new one.
 */
export function renderPart(part: HTMLElement, template: unknown, key = ''): void {
  if ((keys.get(part) ?? key) !== key) render(nothing, part);
  keys.set(part, key);
  render(template, part);
}

/** Current sidebar. A section is identified by its path in docs.json. */
let shown: {readonly section: string; readonly version: string} | undefined;

/**
 * Renders the sidebar, the largest part. A click within it changes two attributes: it is rendered again only for
 * another section or `version` (new metadata, other targets of selectors), and keeps scroll position, focus and open
 * groups.
 */
export function renderSidebar(
  part: HTMLElement,
  {section: {kind, path, label}}: PageLocation,
  version: string,
  slug: string,
  template: () => unknown,
): void {
  const section = `${kind} ${path} ${label}`;
  const isSame = shown?.section === section;
  if (!isSame || shown?.version !== version) {
    const kept = isSame ? keep(part) : undefined;
    shown = {section, version};
    renderPart(part, template(), section);
    kept?.();
  }
  markCurrent(part, slug);
}
