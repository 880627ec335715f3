import type {Html} from '../../base/html.js';
import type {Address} from '../../components/component.js';

/** Pages and groups of a section. */
export interface EntriesView {
  /** Groups without the current page are only named. */
  readonly isBrief: boolean;
  readonly entries: readonly EntryView[];
}

export type EntryView = PageView | GroupView | TopGroupView | NamedGroupView;

export interface PageView {
  readonly kind: 'page';
  readonly address: Address;
  readonly isCurrent: boolean;
  /** Undefined if the page belongs to another group and is only listed in this one. */
  readonly slug: string | undefined;
  /** HTTP method of an operation, with the name of its color. */
  readonly method: {readonly text: string; readonly tone: string} | undefined;
  /** `space` reserves room for an icon that can become available later. */
  readonly icon: Html | 'space';
  /** Parts of the label, between which it can wrap. */
  readonly label: readonly string[];
  /** Text below the label. */
  readonly target: string | undefined;
  readonly isDeprecated: boolean;
  readonly tag: string | undefined;
}

interface GroupName {
  readonly label: string;
  readonly icon: Html;
  readonly tag: string | undefined;
}

/** Page that a group's title links to. */
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
  /** First page of the group, if docs.json makes its title a link to it. */
  readonly first: string | undefined;
  readonly entries: readonly EntryView[];
}

/** A group at the top level: a heading above its pages. */
export interface TopGroupView extends GroupName {
  readonly kind: 'top';
  readonly path: string;
  /** The group contains the current page. */
  readonly isOpen: boolean;
  readonly root: RootLink | undefined;
  readonly entries: readonly EntryView[];
}

/** A group that appears only as its name, with a link to its first page. */
export interface NamedGroupView extends GroupName {
  readonly kind: 'named';
  readonly isTop: boolean;
  readonly href: string;
}
