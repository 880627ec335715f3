import {nothing, render} from 'lit/html.js';
import type {RenderEntries} from '../../../elements/site-chrome/templates/entries.js';
import type {PageLocation} from '../../../src/site/navigation/navigation.js';
import {isLongSection} from '../../../src/site/navigation/page-index.js';
import {keep, linkOf, markCurrent} from '../router/draw.js';
import {OpenedGroups} from './opened-groups.js';

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
interface ShownSidebar {
  readonly section: string;
  readonly version: string;
  /** In a long section. */
  readonly groups: OpenedGroups | undefined;
}

let shown: ShownSidebar | undefined;

/**
 * Renders the sidebar, the largest part. A click within it changes two attributes: it is rendered again only for
 * another section or `version` (new metadata, other targets of selectors), and keeps scroll position, focus and open
 * groups. The groups of a long section get their entries later: then it calls `filled`.
 */
export function renderSidebar(
  part: HTMLElement,
  {section: located}: PageLocation,
  version: string,
  slug: string,
  template: (render?: RenderEntries) => unknown,
  filled: () => void,
): void {
  const {kind, path, label} = located;
  const section = `${kind} ${path} ${label}`;
  const isSame = shown?.section === section;
  const groups = isLongSection(located) ? ((isSame ? shown?.groups : undefined) ?? new OpenedGroups()) : undefined;
  const draw = () => renderPart(part, template(groups?.render), section);
  if (!isSame || shown?.version !== version || (groups && !linkOf(part, slug))) {
    const kept = isSame ? keep(part) : undefined;
    shown = {section, version, groups};
    draw();
    groups?.watch({sidebar: part, draw, filled});
    kept?.();
  } else groups?.watch({sidebar: part, draw, filled});
  markCurrent(part, slug);
}
