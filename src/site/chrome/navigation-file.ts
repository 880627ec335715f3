import {omitUndefined} from '../../base/omit-undefined.js';
import {buildPageMetadata, nameInLists, type PageMetadata} from '../../markdown/frontmatter/page.js';
import {getLabel} from '../navigation/locate-page.js';
import type {Entry, GroupEntry, Navigation, PageEntry, PageLocation, Section} from '../navigation/navigation.js';
import {isEntryShown} from './is-shown.js';

/**
 * Navigation of a prerendered site as one file, for its script and for tools. Contains the pages and groups in sidebar
 * order, by variant id and then by section key.
 */
export interface NavigationFile {
  readonly variants: Readonly<Record<string, SectionLines>>;
}

/** Entries of each section in one variant. Sections of different variants can have the same key. */
export type SectionLines = Readonly<Record<string, readonly NavigationLine[]>>;

export type NavigationLine = PageLine | GroupLine;

interface PageLine {
  readonly slug: string;
  readonly label: string;
  readonly icon?: string;
  readonly tag?: string;
  /** HTTP method of an operation, in upper case. */
  readonly method?: string;
  readonly deprecated?: true;
  /** Path below an operation's label. */
  readonly target?: string;
  /** URL that the entry links to instead of a page. */
  readonly url?: string;
  /** True if the page belongs to another group and is only listed in this one. */
  readonly isListed?: true;
  readonly hash?: string;
}

interface GroupLine {
  readonly group: string;
  readonly path: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly expanded?: true;
  /** Page that the title of the group links to. */
  readonly root?: PageLine;
  readonly pages: readonly NavigationLine[];
}

/** Returns a section's key, unique in its variant. */
export function toSectionKey({kind, path, label}: PageLocation['section']): string {
  return `${kind} ${path} ${label}`;
}

export function buildNavigationFile(
  navigation: Navigation,
  pageMetadata: ReadonlyMap<string, PageMetadata>,
): NavigationFile {
  const variants = navigation.variants.map(({id, root}) => [id, buildSectionLines(root, pageMetadata)] as const);
  return {variants: Object.fromEntries(variants)};
}

function buildSectionLines(root: Section, pageMetadata: ReadonlyMap<string, PageMetadata>): SectionLines {
  const sections: (readonly [string, readonly NavigationLine[]])[] = [];
  const visit = (section: Section) => {
    const lines = toLines(section.entries, pageMetadata);
    if (lines.length > 0) sections.push([toSectionKey(section), lines]);
    section.sections.forEach(visit);
  };
  visit(root);
  return Object.fromEntries(sections);
}

function toLines(
  entries: readonly Entry[],
  pageMetadata: ReadonlyMap<string, PageMetadata>,
): readonly NavigationLine[] {
  return entries
    .filter(entry => isEntryShown(entry, pageMetadata))
    .map(entry => (entry.kind === 'page' ? toPageLine(entry, pageMetadata) : groupLine(entry, pageMetadata)));
}

function toPageLine(entry: PageEntry, pageMetadata: ReadonlyMap<string, PageMetadata>): PageLine {
  const {slug, generated, isListed, hash, target} = entry;
  const metadata = pageMetadata.get(slug);
  return {
    slug,
    label: nameInLists(metadata) ?? getLabel(entry),
    ...omitUndefined({
      icon: metadata?.icon,
      tag: metadata?.tag,
      method: metadata?.method ?? generated?.operation?.method,
      deprecated: metadata?.deprecated || generated?.deprecated ? (true as const) : undefined,
      url: metadata?.url,
      isListed,
      hash,
      target,
    }),
  };
}

function groupLine(entry: GroupEntry, pageMetadata: ReadonlyMap<string, PageMetadata>): GroupLine {
  const {label, path, icon, tag, expanded, root, entries} = entry;
  return {
    group: label,
    path,
    ...omitUndefined({
      icon,
      tag,
      expanded: expanded ? (true as const) : undefined,
      root: root && isEntryShown(root, pageMetadata) ? toPageLine(root, pageMetadata) : undefined,
    }),
    pages: toLines(entries, pageMetadata),
  };
}

/** Converts the entries of the file to sidebar entries, with the metadata of their pages. */
export function toSidebarEntries(lines: readonly NavigationLine[]): {
  readonly entries: readonly Entry[];
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
} {
  const pageMetadata = new Map<string, PageMetadata>();
  const plain = buildPageMetadata(new Map());
  const page = ({slug, label, icon, tag, method, deprecated, url, isListed, hash, target}: PageLine): PageEntry => {
    pageMetadata.set(slug, {
      ...plain,
      title: label,
      deprecated: deprecated === true,
      ...omitUndefined({icon, tag, method, url}),
    });
    return {kind: 'page', slug, hidden: false, path: '', ...omitUndefined({isListed, hash, target})};
  };
  const entry = (line: NavigationLine): Entry => {
    if ('slug' in line) return page(line);
    const {group, path, icon, tag, expanded = false, root, pages} = line;
    return {
      kind: 'group',
      label: group,
      path,
      expanded,
      hidden: false,
      carriesDocuments: false,
      entries: pages.map(entry),
      ...omitUndefined({icon, tag, root: root && page(root)}),
    };
  };
  return {entries: lines.map(entry), pageMetadata};
}
