import {humanizeSlug} from '../../base/slug.js';
import {renderIcon} from '../../components/icon.js';
import {parseTitleParts} from '../../components/parse-title-parts.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {findFirstPage} from '../navigation/entry-order.js';
import type {Entry, GroupEntry, PageEntry} from '../navigation/navigation.js';
import type {ChromeInput, ChromePage} from './chrome.js';
import type {EntriesView, EntryView, PageView, RootLink} from './entry-view.js';
import {findOwnEntryLabel, findOwnLabel} from './find-own-label.js';
import {isEntryShown} from './is-shown.js';
import {formatMethodBadge} from './method-badge.js';

/** The part of `ChromeInput` that sidebar entries need. */
type EntriesInput = Pick<
  ChromeInput,
  'pageMetadata' | 'href' | 'pageHref' | 'isBrief' | 'ports' | 'remember' | 'messages'
> & {
  readonly page: Pick<ChromePage, 'slug'>;
  readonly drilldown?: boolean;
};

/**
 * Builds the pages and groups of a section. `path` contains the entry of the current page, and the groups around it. A
 * navigation can list a page twice: only one entry is current.
 */
export function buildEntries(entries: readonly Entry[], path: ReadonlySet<Entry>, input: EntriesInput): EntriesView {
  return {isBrief: input.isBrief === true, entries: buildLevel(entries, path, 0, input)};
}

function buildLevel(entries: readonly Entry[], path: ReadonlySet<Entry>, level: number, input: EntriesInput) {
  return entries
    .filter(entry => isEntryShown(entry, input.pageMetadata))
    .flatMap(entry => buildEntry(entry, path, level, input));
}

function buildEntry(entry: Entry, path: ReadonlySet<Entry>, level: number, input: EntriesInput): readonly EntryView[] {
  const {remember} = input;
  const build = (with_: EntriesInput) =>
    entry.kind === 'page' ? [buildPage(entry, path, with_)] : buildGroup(entry, path, level, with_);
  // Reuse other entries: only entries on the path to the current page differ between pages.
  if (!remember || path.has(entry)) return build(input);
  return remember(entry, ports => build({...input, ports, remember: undefined}));
}

function buildGroup(entry: GroupEntry, path: ReadonlySet<Entry>, level: number, input: EntriesInput): EntryView[] {
  const isOpen = path.has(entry);
  const name = {label: findOwnLabel(entry, input.messages), icon: renderIcon(entry.icon, input.ports), tag: entry.tag};
  if (input.isBrief && !isOpen) {
    const slug = findFirstShown(entry, input);
    return slug === undefined ? [] : [{kind: 'named', isTop: level === 0, href: input.pageHref(slug), ...name}];
  }
  const root = buildRootLink(entry, path, input);
  const entries = buildLevel(entry.entries, path, level + 1, input);
  if (level === 0) return [{kind: 'top', path: entry.path, isOpen, root, entries, ...name}];
  const slug = input.drilldown && !root ? findFirstShown(entry, input) : undefined;
  const first = slug === undefined ? undefined : input.pageHref(slug);
  return [{kind: 'group', path: entry.path, isOpen: isOpen || entry.expanded, root, first, entries, ...name}];
}

function findFirstShown(entry: GroupEntry, {pageMetadata}: EntriesInput): string | undefined {
  return findFirstPage([entry], each => isEntryShown(each, pageMetadata));
}

function buildRootLink(
  {root}: GroupEntry,
  path: ReadonlySet<Entry>,
  {pageMetadata, pageHref}: EntriesInput,
): RootLink | undefined {
  if (!root || !isEntryShown(root, pageMetadata)) return undefined;
  return {slug: root.slug, href: pageHref(root.slug), isCurrent: path.has(root)};
}

function buildPage(entry: PageEntry, path: ReadonlySet<Entry>, input: EntriesInput): PageView {
  const metadata = input.pageMetadata.get(entry.slug);
  const {generated, isListed} = entry;
  const label = entry.hash
    ? humanizeSlug(entry.hash)
    : (nameInLists(metadata) ?? findOwnEntryLabel(entry, input.messages));
  const hash = entry.hash ? `#${encodeURIComponent(entry.hash)}` : '';
  const method = metadata?.hideApiMarker ? undefined : (metadata?.method ?? generated?.operation?.method);
  const isGuess = !input.ports && !metadata && !generated && !entry.hash;
  // Reserve space for the icon, to avoid a layout shift: a site rendered in the browser loads the icon of a page later.
  const reservesIcon =
    !input.ports && !metadata && !generated && input.pageMetadata.get(input.page.slug)?.icon !== undefined;
  return {
    kind: 'page',
    address: (metadata?.url && input.href(metadata.url)) || {href: input.pageHref(entry.slug) + hash, external: false},
    isCurrent: path.has(entry),
    slug: isListed ? undefined : entry.slug,
    method: method ? formatMethodBadge(method) : undefined,
    icon: reservesIcon ? 'space' : renderIcon(metadata?.icon, input.ports, {type: metadata?.iconType}),
    isGuess,
    label: method ? parseTitleParts(label) : [label],
    target: entry.target,
    isDeprecated: metadata?.deprecated === true || generated?.deprecated === true,
    tag: metadata?.tag,
  };
}
