import {fillMessage} from '../../base/fill-message.js';
import type {ChromeInput} from './chrome.js';
import {findOwnLabel} from './find-own-label.js';

/** Line above the title: name of the group or breadcrumbs, and reading time. */
export interface EyebrowView {
  readonly text: string | undefined;
  readonly breadcrumbs: {readonly name: string; readonly steps: readonly Breadcrumb[]} | undefined;
  readonly readingTime: string | undefined;
  /** Version that the frontmatter of the page sets. */
  readonly version: string | undefined;
}

export interface Breadcrumb {
  readonly label: string;
  readonly href: string | undefined;
}

export function buildEyebrow(input: ChromeInput): EyebrowView {
  const {config, messages, page} = input;
  const hasTime = config.appearance.readingTime && page.file;
  const steps = config.styling.eyebrows === 'breadcrumbs' ? buildBreadcrumbs(input) : undefined;
  return {
    text: steps ? undefined : nameAbove(input),
    breadcrumbs: steps && steps.length > 0 ? {name: messages.breadcrumbs, steps} : undefined,
    readingTime: hasTime ? fillMessage(messages.readingTime, {count: page.minutes}) : undefined,
    version: page.version,
  };
}

function nameAbove({page, location}: ChromeInput): string | undefined {
  // The 404 page is in no section, so it has no line.
  if (page.slug === '404') return undefined;
  // Use the name of the tab for the overview of an API document, which belongs to no group.
  return location.eyebrow ?? (page.file ? undefined : location.sections.at(-1)?.label);
}

function buildBreadcrumbs({location, messages, pageHref}: ChromeInput): readonly Breadcrumb[] {
  const sections = location.sections.filter(section => section.label && section.kind !== 'root');
  const all = [
    ...sections.map(section => ({label: findOwnLabel(section, messages), slug: section.slug})),
    ...location.groups.map(group => ({label: findOwnLabel(group, messages), slug: group.root?.slug})),
  ];
  return all.map(({label, slug}) => ({label, href: slug === undefined ? undefined : pageHref(slug)}));
}
