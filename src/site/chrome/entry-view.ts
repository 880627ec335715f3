import type {Html} from '../../base/html.js';
import type {LinkAttributes} from '../../components/component.js';

/** Sidebar entries of a section. */
export interface EntriesView {
  /** If true, groups without the current page are links to their first page. */
  readonly isBrief: boolean;
  readonly entries: readonly EntryView[];
}

export type EntryView = PageView | GroupView | TopGroupView | NamedGroupView;

export interface PageView {
  readonly kind: 'page';
  readonly address: LinkAttributes;
  readonly isCurrent: boolean;
  /** Slug of the page. Undefined if the page belongs to another group and is only listed in this one. */
  readonly slug: string | undefined;
  /** HTTP method of an operation, with its color's name. */
  readonly method: {readonly text: string; readonly tone: string} | undefined;
  /** `space` reserves space for an icon that loads later. */
  readonly icon: Html | 'space';
  /** Whether the label is a guess from the slug, because the page's metadata has not loaded. */
  readonly isGuess: boolean;
  /** Label in parts, between which the line can break. */
  readonly label: readonly string[];
  /** Method and path below an operation's label. */
  readonly target: string | undefined;
  readonly isDeprecated: boolean;
  readonly tag: string | undefined;
}

interface GroupName {
  readonly label: string;
  readonly icon: Html;
  readonly tag: string | undefined;
}

/** Page that the title of a group links to. */
export interface RootLink {
  readonly slug: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A collapsible group inside another group. */
export interface GroupView extends GroupName {
  readonly kind: 'group';
  /** Path in docs.json. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly root: RootLink | undefined;
  /** Slug of the group's first page, if docs.json makes the title link to it. */
  readonly first: string | undefined;
  readonly entries: readonly EntryView[];
}

/** A group at the top level: a heading above its pages. */
export interface TopGroupView extends GroupName {
  readonly kind: 'top';
  readonly path: string;
  /** True if the group contains the current page. */
  readonly isOpen: boolean;
  readonly root: RootLink | undefined;
  readonly entries: readonly EntryView[];
}

/** A group that appears only as a link to its first page. */
export interface NamedGroupView extends GroupName {
  readonly kind: 'named';
  readonly isTop: boolean;
  readonly href: string;
}
