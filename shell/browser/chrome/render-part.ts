import {nothing, render} from 'lit/html.js';
import type {RenderEntries} from '../../../elements/site-chrome/templates/entries.js';
import {toSectionKey} from '../../../src/site/chrome/navigation-file.js';
import type {PageLocation} from '../../../src/site/navigation/navigation.js';
import {isLongSection} from '../../../src/site/navigation/page-index.js';
import {keep, linkOf, markCurrent} from '../router/draw.js';
import {LazyGroups} from './lazy-groups.js';

const keys = new WeakMap<Element, string>();

/**
 * Renders a part of the page chrome with Lit. Another `key` renders the part from scratch. The reader's state, such as
 * an open menu, then does not move to the new part.
 */
export function renderPart(part: HTMLElement, template: unknown, key = ''): void {
  if ((keys.get(part) ?? key) !== key) render(nothing, part);
  keys.set(part, key);
  render(template, part);
}

/** The current sidebar. */
interface ShownSidebar {
  readonly section: string;
  readonly version: string;
  /** Lazy groups of a long section. */
  readonly groups: LazyGroups | undefined;
}

let shown: ShownSidebar | undefined;

/**
 * Renders the sidebar, the largest part. A click inside changes only two attributes. Renders again only for another
 * section or `version` (new metadata, other selector targets), and keeps scroll position, focus and open groups. Groups
 * of a long section get their entries later, and then call `filled`.
 */
export function renderSidebar(
  part: HTMLElement,
  {section}: PageLocation,
  version: string,
  slug: string,
  template: (render?: RenderEntries) => unknown,
  filled: () => void,
): void {
  const key = toSectionKey(section);
  const last = shown?.section === key ? shown : undefined;
  const groups = isLongSection(section) ? (last?.groups ?? new LazyGroups()) : undefined;
  const draw = () => renderPart(part, template(groups?.render), key);
  const isStale = last?.version !== version || (groups && !linkOf(part, slug));
  const restore = isStale && last ? keep(part) : undefined;
  shown = {section: key, version, groups};
  if (isStale) draw();
  groups?.watch({sidebar: part, draw, filled});
  restore?.();
  markCurrent(part, slug);
}
