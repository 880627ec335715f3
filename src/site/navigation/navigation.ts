import type {DocumentReference} from '../../config/config.js';

/**
 * Navigation of a site: input for the page chrome and the routes. Plain data without cycles, so that it can be
 * serialized. `locate`, `listSwitches`, and `listSelectors` add what depends on the open page.
 */
export interface Navigation {
  /** One variant per existing combination of language, version, and product, in docs.json order. Never empty. */
  readonly variants: readonly Variant[];
  /** Variant for `/`, and for pages that several variants list. One of `variants`. */
  readonly defaultVariant: Variant;
  /**
   * Every listed page by slug, in docs.json order over all variants: opening a page takes one lookup. Contains the
   * first entry of a page that is listed twice.
   */
  readonly entries: ReadonlyMap<string, PageEntry>;
  /** API documents that generate pages, and the URL folders of these pages. */
  readonly mounts: readonly DocumentMount[];
  /** Slugs of generated pages, by their alias slug. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Generated pages whose slug got a number. */
  readonly numbered: readonly SharedAddress[];
}

/** An API document and a URL folder in which it generates pages. */
export interface DocumentMount {
  /** Project path without leading slash, or URL. */
  readonly document: string;
  /** URL folder: `api-reference`, `v1/api-reference`. */
  readonly prefix: string;
  /** True if slugs come from operation ids, where available. */
  readonly isById?: true;
}

/** A generated page whose slug got a number, because another page already has the slug. */
export interface SharedAddress {
  readonly slug: string;
  readonly wanted: string;
  readonly page: PageEntry;
}

/**
 * A combination of choices. A site without languages, versions, and products has one variant, with an empty id and no
 * choices.
 */
export interface Variant {
  /** Id from the choices: `language=fr,version=v2`. The browser stores it as the reader's choice. */
  readonly id: string;
  /**
   * Choices, outermost first. Kinds and number can differ between variants: `fr` can have versions while `en` has none.
   */
  readonly choices: readonly VariantChoice[];
  /** Everything below the selectors, with `global` items last. */
  readonly root: Section;
}

export type SelectorKind = 'language' | 'version' | 'product';

export interface VariantChoice {
  readonly kind: SelectorKind;
  readonly label: string;
  /** Name of a language in docs.json. Display `name ?? label`. */
  readonly name?: string;
  readonly tag?: string;
  readonly icon?: string;
  readonly description?: string;
  /** URL of a choice that is a separate site, such as the docs of version 1. */
  readonly href?: string;
  readonly hidden: boolean;
  /** True for exactly one choice of a selector: the one that docs.json marks, or else the first. */
  readonly isDefault: boolean;
}

/** A selector: alternative choices of a node in docs.json. */
export interface ChoiceSet {
  readonly kind: SelectorKind;
  /** Choice of this variant. The default, if the section does not have that choice. */
  readonly current: VariantChoice;
  readonly choices: readonly VariantChoice[];
}

/**
 * A tab, menu item, dropdown, or anchor, or the root of a variant. All have this type, because each can contain any
 * other. `listSwitches` groups them for display.
 */
export interface Section {
  readonly kind: 'root' | 'tab' | 'item' | 'dropdown' | 'anchor';
  /** Empty only for the root. */
  readonly label: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  /** True if no link leads to the section. Its pages still have URLs. */
  readonly hidden: boolean;
  /** Link that the author wrote, to another site or a path of this one. Takes precedence over the section's pages. */
  readonly href?: string;
  /** Slug of the first page, the target if there is no `href`. */
  readonly slug?: string;
  /** Sidebar entries of this section. Empty if only inner sections have pages. */
  readonly entries: readonly Entry[];
  /** Inner sections of all kinds, in docs.json order. Those of `global` come last. */
  readonly sections: readonly Section[];
  /** Selectors in this root or tab. `listSelectors` collects them for the page chrome. */
  readonly selectors: readonly ChoiceSet[];
  /** API documents for everything inside the section: its own, or those of an enclosing node. */
  readonly documents?: DocumentIndexes;
  /**
   * True if the section names documents but lists none of their operations, so that generated pages are added to it.
   */
  readonly carriesDocuments: boolean;
  /** Path of the node in docs.json. For an implicit first tab, the path of the node with its pages. */
  readonly path: string;
}

export type Entry = PageEntry | GroupEntry;

/**
 * A page in the navigation. Its label comes from the page metadata. Until that is loaded, `getLabel(entry)` returns a
 * label made from the slug.
 */
export interface PageEntry {
  readonly kind: 'page';
  readonly slug: string;
  /** True in a hidden group or section: the page has a URL, but menus and search omit it. */
  readonly hidden: boolean;
  readonly path: string;
  /** Set for a page from an API document, which has no file. */
  readonly generated?: GeneratedPage;
  /** Fragment of an entry such as `guide/start#install`. */
  readonly hash?: string;
  /** Path to show below the label, if the label is only an `operationId`. */
  readonly target?: string;
  /**
   * True if the page belongs to another group and is only listed here, for example under a second tag. Previous and
   * next links skip the entry.
   */
  readonly isListed?: true;
}

/** A page from an API document: an operation, or the document's overview or changelog. */
export interface GeneratedPage {
  readonly label: string;
  /**
   * `ready`: a document defines the page. `unread`: some documents are not read yet. `broken`: the document is
   * unreadable. `absent`: none defines it, or there is no document.
   */
  readonly state: 'ready' | 'unread' | 'broken' | 'absent';
  /** Document that defines the page. While that is unknown, all documents to search, in order. */
  readonly documents: readonly string[];
  /** Absent for overview and changelog. For `WEBHOOK`, the path is the webhook's name. */
  readonly operation?: {readonly method: string; readonly path: string};
  /** Address of the channel, for AsyncAPI. */
  readonly address?: string;
  readonly deprecated: boolean;
  /** True if the label is only an `operationId`. */
  readonly isUnnamed?: true;
  /** True if the page is the document's changelog. */
  readonly isChangelog?: true;
  /** Title of the document, for the name of its overview page. */
  readonly title?: string;
  /** Frontmatter keys that the document sets for the page (`x-mint`). */
  readonly head?: Readonly<Record<string, string | number | boolean>>;
  readonly content?: string;
}

export interface GroupEntry {
  readonly kind: 'group';
  readonly label: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  /** True if the group starts expanded, in a theme that collapses nested groups. */
  readonly expanded: boolean;
  readonly hidden: boolean;
  /** How the group's own page lists its children. Absent if it does not. */
  readonly listing?: 'accordion' | 'card';
  /** Page that the title of the group links to. Comes before the entries in reading order. */
  readonly root?: PageEntry;
  readonly entries: readonly Entry[];
  readonly documents?: DocumentIndexes;
  readonly carriesDocuments: boolean;
  readonly path: string;
}

/** API documents that the nearest node names. All nodes that inherit them share one object. */
export interface DocumentIndexes {
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  /** `directory` of that node: URL folder of generated pages. */
  readonly directory?: string;
}

/** Position of a page in the navigation. An unlisted page is at the root of its most likely variant. */
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
  /** Label of the innermost group, to show above the title. */
  readonly eyebrow?: string;
  /** Previous visible page in the same section. Undefined for a hidden page. */
  readonly previous?: PageEntry;
  readonly next?: PageEntry;
}

/** A switch between alternative sections on the path to a page: a row of tabs, a dropdown, anchors, or a menu. */
export interface Switch {
  readonly kind: 'tab' | 'item' | 'dropdown' | 'anchor';
  /** Section that contains the options. For a menu: the tab. */
  readonly parent: Section;
  /** Visible options, and the current one. */
  readonly options: readonly Section[];
  readonly current?: Section;
}

/** A selector of language, version, or product in the header. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly current: VariantChoice;
  readonly options: readonly SelectorOption[];
}

export interface SelectorOption {
  readonly choice: VariantChoice;
  readonly variantId: string;
  /**
   * Slug to open: the same page in the other variant, or else its first page. Absent if the variant has no page or is a
   * separate site.
   */
  readonly slug?: string;
}
