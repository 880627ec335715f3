import {nothing, render} from 'lit/html.js';
import type {RenderEntries} from '../../../elements/site-chrome/templates/entries.js';
import {toSectionKey} from '../../../src/site/chrome/navigation-file.js';
import {isLongSection} from '../../../src/site/navigation/build-page-index.js';
import type {PageLocation} from '../../../src/site/navigation/navigation.js';
import {findSidebarLink, markCurrent, recordSidebarState} from '../router/update-content.js';
import {LazyGroups} from './lazy-groups.js';

const keys = new WeakMap<Element, string>();

/**
 * Renders a part of the page chrome with Lit. Another `key` creates all its nodes again, so that an open menu of the
 * previous part does not stay open.
 */
export function renderPart(part: HTMLElement, template: unknown, key = ''): void {
  if ((keys.get(part) ?? key) !== key) render(nothing, part);
  keys.set(part, key);
  render(template, part);
}

/** State of the rendered sidebar. */
interface ShownSidebar {
  readonly section: string;
  readonly version: string;
  /** Lazy groups, if the section is long. */
  readonly groups: LazyGroups | undefined;
}

let shown: ShownSidebar | undefined;

/**
 * Renders the sidebar, the largest part of the page chrome. For another page of the section, moves `aria-current` and
 * opens its groups. Renders everything again for another section or `version` (new metadata or selector links), or for
 * a page that a long section has not rendered yet, and keeps scroll position, focus, and open groups. Calls `filled`
 * when a long section has rendered more entries.
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
  const isStale = last?.version !== version || (groups && !findSidebarLink(part, slug));
  const restore = isStale && last ? recordSidebarState(part) : undefined;
  shown = {section: key, version, groups};
  if (isStale) draw();
  groups?.watch({sidebar: part, draw, filled});
  restore?.();
  markCurrent(part, slug);
}
