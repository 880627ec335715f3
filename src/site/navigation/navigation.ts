import type {DocumentReference} from '../../config/config.js';

/**
 * Input of the page chrome and routes. Plain data without parents or cycles, so that it can be saved. `locate`,
 * `switchesOf` and `selectorsOf` add what depends on the open page.
 */
export interface Navigation {
  /** One for each combination of language, version and product that exists, in the order of docs.json; never empty. */
  readonly variants: readonly Variant[];
  /** The one shown at `/` and for pages that several variants list. One of `variants`. */
  readonly defaultVariant: Variant;
  /**
   * Every listed page by slug, in the order of docs.json and over all variants, so that a visit costs one lookup.
   * Where a page is listed twice, the first listing is the entry.
   */
  readonly entries: ReadonlyMap<string, PageEntry>;
  /** Every API document that has pages here, and the folder that they have their addresses in. */
  readonly mounts: readonly Mount[];
  /** Aliases of generated pages, mapped to their slugs. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Generated pages with a number in their address. */
  readonly numbered: readonly SharedAddress[];
}

/** An API document at one place of the site. */
export interface Mount {
  /** Project path without leading slash, or URL. */
  readonly document: string;
  /** Folder of the addresses: `api-reference`, `v1/api-reference`. */
  readonly prefix: string;
  /** Addresses are made of operation ids, where there are any. */
  readonly isById?: true;
}

/** A generated page with a number, because another page has its slug. */
export interface SharedAddress {
  readonly slug: string;
  readonly wanted: string;
  readonly page: PageEntry;
}

/** A site without languages, versions and products has one variant, with the id `''` and without choices. */
export interface Variant {
  /** `language=fr,version=v2`: what is remembered for a visitor. */
  readonly id: string;
  /** From outside in; the kinds and their number can differ between variants (`fr` has versions, `en` has none). */
  readonly choices: readonly VariantChoice[];
  /** Everything below the selectors, with `global` items after the variant's own. */
  readonly root: Section;
}

export type SelectorKind = 'language' | 'version' | 'product';

export interface VariantChoice {
  readonly kind: SelectorKind;
  readonly label: string;
  /** The name of a language as docs.json gives it; draw `name ?? label`. */
  readonly name?: string;
  readonly tag?: string;
  readonly icon?: string;
  readonly description?: string;
  /** URL of a choice that is another site, such as the docs of version 1. */
  readonly href?: string;
  readonly hidden: boolean;
  /** Exactly one choice of a selector is the default: the one marked so, else the first. */
  readonly isDefault: boolean;
}

/** Alternative choices of a node in docs.json. */
export interface ChoiceSet {
  readonly kind: SelectorKind;
  /** The one that this variant shows; the default one in a section that does not have the variant's own choice. */
  readonly current: VariantChoice;
  readonly choices: readonly VariantChoice[];
}

/**
 * A tab, menu item, dropdown or anchor, or the root of a variant. All have one shape, since each may contain any other.
 * `switchesOf` groups them for display.
 */
export interface Section {
  readonly kind: 'root' | 'tab' | 'item' | 'dropdown' | 'anchor';
  /** `''` only for the root. */
  readonly label: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  /** Its pages have URLs, but nothing links to it. */
  readonly hidden: boolean;
  /** As written: another site, or a path of this one. It takes precedence over the pages of the section. */
  readonly href?: string;
  /** First page, the target without `href`. Absent if there is no page yet. */
  readonly slug?: string;
  /** The sidebar of this section, if it has pages of its own. */
  readonly entries: readonly Entry[];
  /** Sections inside, kinds mixed, in the order of docs.json and then the `global` ones. */
  readonly sections: readonly Section[];
  /** Selectors inside it, at the root or in a tab. The page chrome gets them from `selectorsOf`. */
  readonly selectors: readonly ChoiceSet[];
  /** The documents that hold for everything inside, its own or those of an enclosing node. */
  readonly documents?: DocumentIndexes;
  /** The documents are its own and it lists nothing from them: generated pages go here. */
  readonly carriesDocuments: boolean;
  /** Path in docs.json. The implicit first tab has the path of the node with its pages. */
  readonly path: string;
}

export type Entry = PageEntry | GroupEntry;

/**
 * Without a label, which is in the page's metadata. Until that is loaded, `labelOf(entry)` returns the humanized slug.
 */
export interface PageEntry {
  readonly kind: 'page';
  readonly slug: string;
  /** The entry is in a hidden group or section: it has a URL, but is neither shown nor searchable. */
  readonly hidden: boolean;
  readonly path: string;
  /** Made from an API document: there is no file. */
  readonly generated?: GeneratedPage;
  /** Heading of an entry such as `guide/start#install`. */
  readonly hash?: string;
  /** Shown below the label, where that is only an `operationId`: the path. */
  readonly target?: string;
  /**
   * The page belongs to another group and is only listed here, under a further tag. Previous and next links skip it.
   */
  readonly isListed?: true;
}

/** A page that is made from an API document: one operation, or the overview or the changelog of the document. */
export interface GeneratedPage {
  /** Label in the sidebar. */
  readonly label: string;
  /**
   * `ready`: the document has it. `unread`: none of `documents` that was read has it. `broken`: the document cannot be
   * read. `absent`: all were read and none has it, or there is none.
   */
  readonly state: 'ready' | 'unread' | 'broken' | 'absent';
  /** The document that it is made from; while that is not certain, those that may have it, in order. */
  readonly documents: readonly string[];
  /** Absent for the overview and the changelog. The path of a `WEBHOOK` is its name. */
  readonly operation?: {readonly method: string; readonly path: string};
  /** Address of an AsyncAPI channel. */
  readonly address?: string;
  readonly deprecated: boolean;
  /** The label is only an `operationId`. */
  readonly isUnnamed?: true;
  /** The changelog of the document. */
  readonly isChangelog?: true;
  /** Title of the document: what the page of an overview is called. */
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
  /** Open at first, where the theme folds nested groups. */
  readonly expanded: boolean;
  readonly hidden: boolean;
  /** Style in which its own page lists its children. */
  readonly listing?: 'accordion' | 'card';
  /** Page of the group's title. It precedes the entries in reading order. */
  readonly root?: PageEntry;
  readonly entries: readonly Entry[];
  readonly documents?: DocumentIndexes;
  readonly carriesDocuments: boolean;
  readonly path: string;
}

/** The API documents of the nearest node that has any. One object for all that inherit it. */
export interface DocumentIndexes {
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  /** `directory` of the carrying node: the URL folder of generated pages. */
  readonly directory?: string;
}

/** Position of a page. An unlisted page is at the root of its likely variant. */
export interface PageLocation {
  readonly variant: Variant;
  readonly entry?: PageEntry;
  /** From the root to the section whose sidebar holds the page. */
  readonly sections: readonly Section[];
  /** The last of `sections`. */
  readonly section: Section;
  /** The tab among `sections`, the outermost if there are several. */
  readonly tab?: Section;
  /** Groups around the page, from outside in: the breadcrumbs. */
  readonly groups: readonly GroupEntry[];
  /** The label of the nearest group. */
  readonly eyebrow?: string;
  /** Neighbours in the visible order of the same section; a hidden page has none. */
  readonly previous?: PageEntry;
  readonly next?: PageEntry;
}

/** Alternative sections on the path to a page: a row of tabs, a dropdown, anchors or a menu. */
export interface Switch {
  readonly kind: 'tab' | 'item' | 'dropdown' | 'anchor';
  /** The section that holds them; for a menu: the tab. */
  readonly parent: Section;
  /** Visible options: not hidden, or current. */
  readonly options: readonly Section[];
  readonly current?: Section;
}

/** One selector of the header. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly current: VariantChoice;
  readonly options: readonly SelectorOption[];
}

export interface SelectorOption {
  readonly choice: VariantChoice;
  readonly variantId: string;
  /** Target page: the same page in the other variant, else its first page. Absent if it has none or is another site. */
  readonly slug?: string;
}
