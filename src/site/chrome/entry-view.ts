import type {Html} from '../../base/html.js';
import type {Address} from '../../components/component.js';

/** The list of a section's pages and groups. */
export interface EntriesView {
  /** Groups that the page is not in are only named. */
  readonly isBrief: boolean;
  readonly entries: readonly EntryView[];
}

export type EntryView = PageView | GroupView | TopGroupView | NamedGroupView;

export interface PageView {
  readonly kind: 'page';
  readonly address: Address;
  readonly isCurrent: boolean;
  /** Undefined where the page lives in another group, and is listed here as well. */
  readonly slug: string | undefined;
  /** Method of an operation, with the name of its color. */
  readonly method: {readonly text: string; readonly tone: string} | undefined;
  /** `space` for an icon that may still arrive. */
  readonly icon: Html | 'space';
  /** Parts between which the label may break. */
  readonly label: readonly string[];
  /** Below the label. */
  readonly target: string | undefined;
  readonly isDeprecated: boolean;
  readonly tag: string | undefined;
}

interface GroupName {
  readonly label: string;
  readonly icon: Html;
  readonly tag: string | undefined;
}

/** The page that the title of a group links to. */
export interface RootLink {
  readonly slug: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A group within another one, which readers fold. */
export interface GroupView extends GroupName {
  readonly kind: 'group';
  /** Path in docs.json. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly root: RootLink | undefined;
  /** First page of the group, if docs.json makes the title link to it. */
  readonly first: string | undefined;
  readonly entries: readonly EntryView[];
}

/** A group of the first level: a heading above its pages. */
export interface TopGroupView extends GroupName {
  readonly kind: 'top';
  readonly path: string;
  /** The page is in it. */
  readonly isOpen: boolean;
  readonly root: RootLink | undefined;
  readonly entries: readonly EntryView[];
}

/** A group shown as its name with a link to its first page. */
export interface NamedGroupView extends GroupName {
  readonly kind: 'named';
  readonly isTop: boolean;
  readonly href: string;
}
