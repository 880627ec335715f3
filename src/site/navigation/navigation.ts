import type {DocumentReference} from '../../config/config.js';

/**
 * Input for page chrome and routes. Plain data without parents or cycles, so that it can be serialized. `locate`,
 * `switchesOf`, and `selectorsOf` add the parts that depend on the open page.
 */
export interface Navigation {
  /** One variant per existing combination of language, version, and product, in docs.json order. Never empty. */
  readonly variants: readonly Variant[];
  /** Variant for `/` and for pages in several variants. One of `variants`. */
  readonly defaultVariant: Variant;
  /**
   * Every listed page by slug, in docs.json order over all variants, so that opening a page takes one lookup. For a
   * page listed twice, the first entry.
   */
  readonly entries: ReadonlyMap<string, PageEntry>;
  /** API documents with pages, and the URL folders of these pages. */
  readonly mounts: readonly Mount[];
  /** Slugs of generated pages, by alias. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Generated pages with a number in their slug. */
  readonly numbered: readonly SharedAddress[];
}

/** An API document in one URL folder of the site. */
export interface Mount {
  /** Project path without leading slash, or URL. */
  readonly document: string;
  /** URL folder: `api-reference`, `v1/api-reference`. */
  readonly prefix: string;
  /** Slugs come from operation ids, where available. */
  readonly isById?: true;
}

/** A generated page with a number, because another page has its slug. */
export interface SharedAddress {
  readonly slug: string;
  readonly wanted: string;
  readonly page: PageEntry;
}

/**
 * A combination of choices. A site without languages, versions, and products has one variant with an empty id and no
 * choices.
 */
export interface Variant {
  /** `language=fr,version=v2`. The browser stores it for the reader. */
  readonly id: string;
  /** Choices from the outside in. Kinds and number can differ between variants (`fr` has versions, `en` has none). */
  readonly choices: readonly VariantChoice[];
  /** Everything below the selectors, with `global` items last. */
  readonly root: Section;
}

export type SelectorKind = 'language' | 'version' | 'product';

export interface VariantChoice {
  readonly kind: SelectorKind;
  readonly label: string;
  /** Language name from docs.json. Show `name ?? label`. */
  readonly name?: string;
  readonly tag?: string;
  readonly icon?: string;
  readonly description?: string;
  /** URL of a choice that is a separate site, such as the docs of version 1. */
  readonly href?: string;
  readonly hidden: boolean;
  /** Exactly one choice of a selector is the default: the marked one, or else the first. */
  readonly isDefault: boolean;
}

/** Alternative choices of a node in docs.json. */
export interface ChoiceSet {
  readonly kind: SelectorKind;
  /** Choice of this variant. In a section without this choice, the default. */
  readonly current: VariantChoice;
  readonly choices: readonly VariantChoice[];
}

/**
 * A tab, menu item, dropdown, or anchor, or the root of a variant. All have one form, because each can contain any
 * other. `switchesOf` groups them for display.
 */
export interface Section {
  readonly kind: 'root' | 'tab' | 'item' | 'dropdown' | 'anchor';
  /** Empty only for the root. */
  readonly label: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  /** The section's pages have URLs, but no link leads to them. */
  readonly hidden: boolean;
  /** Original link: another site, or a path of this site. Takes precedence over the section's pages. */
  readonly href?: string;
  /** First page, the target without `href`. Absent without pages. */
  readonly slug?: string;
  /** Sidebar entries of this section, if it has pages of its own. */
  readonly entries: readonly Entry[];
  /** Inner sections of all kinds, in docs.json order, followed by `global` ones. */
  readonly sections: readonly Section[];
  /** Selectors at the root or in this tab. `selectorsOf` provides them to the page chrome. */
  readonly selectors: readonly ChoiceSet[];
  /** API documents for everything inside: its own, or those of an enclosing node. */
  readonly documents?: DocumentIndexes;
  /** The section names documents but lists none of their operations, so generated pages go here. */
  readonly carriesDocuments: boolean;
  /** Path in docs.json. The implicit first tab has the path of the node with its pages. */
  readonly path: string;
}

export type Entry = PageEntry | GroupEntry;

/**
 * A page in the navigation. Its label is in the page metadata. Until that is loaded, `labelOf(entry)` returns a
 * humanized slug.
 */
export interface PageEntry {
  readonly kind: 'page';
  readonly slug: string;
  /** The entry is in a hidden group or section: it has a URL, but is neither visible nor searchable. */
  readonly hidden: boolean;
  readonly path: string;
  /** Present for a page from an API document, which has no file. */
  readonly generated?: GeneratedPage;
  /** Fragment of an entry such as `guide/start#install`. */
  readonly hash?: string;
  /** Path below the label, if the label is only an `operationId`. */
  readonly target?: string;
  /**
   * The page belongs to another group and is only listed here, for example under a second tag. Previous and next links
   * skip it.
   */
  readonly isListed?: true;
}

/** A page from an API document: an operation, or the document's overview or changelog. */
export interface GeneratedPage {
  /** Label in the sidebar. */
  readonly label: string;
  /**
   * `ready`: a document defines it. `unread`: no document read so far defines it. `broken`: the document is unreadable.
   * `absent`: all documents were read and none defines it, or there is no document.
   */
  readonly state: 'ready' | 'unread' | 'broken' | 'absent';
  /** Document of the page. Until it is certain, all candidates in order. */
  readonly documents: readonly string[];
  /** Absent for overview and changelog. For `WEBHOOK`, the path is the webhook's name. */
  readonly operation?: {readonly method: string; readonly path: string};
  /** Address of an AsyncAPI channel. */
  readonly address?: string;
  readonly deprecated: boolean;
  /** The label is only an `operationId`. */
  readonly isUnnamed?: true;
  /** The page is the document's changelog. */
  readonly isChangelog?: true;
  /** Title of the document, which names its overview page. */
  readonly title?: string;
  /** Page settings in the document: frontmatter keys, and text before the operation. */
  readonly head?: Readonly<Record<string, string | number | boolean>>;
  readonly content?: string;
}

export interface GroupEntry {
  readonly kind: 'group';
  readonly label: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  /** The group starts expanded, if the theme collapses nested groups. */
  readonly expanded: boolean;
  readonly hidden: boolean;
  /** Style in which the group's own page lists its children. */
  readonly listing?: 'accordion' | 'card';
  /** Page of the group's title. It precedes the entries in reading order. */
  readonly root?: PageEntry;
  readonly entries: readonly Entry[];
  readonly documents?: DocumentIndexes;
  readonly carriesDocuments: boolean;
  readonly path: string;
}

/** API documents of the nearest node that names any. All nodes that inherit them share one object. */
export interface DocumentIndexes {
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  /** `directory` of that node: the URL folder of generated pages. */
  readonly directory?: string;
}

/** Position of a page. An unlisted page is at the root of its likely variant. */
export interface PageLocation {
  readonly variant: Variant;
  readonly entry?: PageEntry;
  /** Sections from the root to the one whose sidebar contains the page. */
  readonly sections: readonly Section[];
  /** The last of `sections`. */
  readonly section: Section;
  /** The outermost tab in `sections`. */
  readonly tab?: Section;
  /** Enclosing groups from the outside in, for breadcrumbs. */
  readonly groups: readonly GroupEntry[];
  /** Label of the innermost group. */
  readonly eyebrow?: string;
  /** Adjacent visible pages in the same section. A hidden page has none. */
  readonly previous?: PageEntry;
  readonly next?: PageEntry;
}

/** Alternative sections on the path to a page: a row of tabs, a dropdown, anchors, or a menu. */
export interface Switch {
  readonly kind: 'tab' | 'item' | 'dropdown' | 'anchor';
  /** The section that contains them. For a menu: the tab. */
  readonly parent: Section;
  /** Visible options, and the current one. */
  readonly options: readonly Section[];
  readonly current?: Section;
}

/** A selector in the header. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly current: VariantChoice;
  readonly options: readonly SelectorOption[];
}

export interface SelectorOption {
  readonly choice: VariantChoice;
  readonly variantId: string;
  /**
   * Target page: the same page in the other variant, or else its first page. Absent if it has none or is a separate
   * site.
   */
  readonly slug?: string;
}
