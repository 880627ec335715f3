import type {seo} from './seo.js';

/**
 * docs.json after defaults, aliases and repairs. Everything downstream reads only this. Field names are those of
 * docs.json (see `dist/docs.schema.json`). Absent optional fields are `undefined`, never `null`.
 */
export interface Config {
  readonly name: string;
  readonly description?: string;
  readonly theme: Theme;
  readonly colors: Colors;
  readonly logo?: Logo;
  readonly favicon?: ByMode;
  readonly navigation: NavigationNode;
  readonly navbar: Navbar;
  readonly footer: Footer;
  readonly redirects: readonly Redirect[];
  readonly seo: typeof seo.fallback;
  /** Providers in the order in which they are configured; fields as text. */
  readonly analytics: ReadonlyMap<AnalyticsProvider, Texts>;
  /** Key and value, in storage or cookies, of a reader who has consented to analytics. */
  readonly consentKey?: readonly [key: string, value: string | undefined];
  /** Consent managers that Lectern does not run, and the section of docs.json that names each. */
  readonly consentManagers: readonly (readonly ['integrations' | 'analytics', string])[];
  readonly api: Api;
  readonly appearance: Appearance;
  /** `grammars`: paths of TextMate grammars in the project. */
  readonly code: {readonly copyButton: boolean; readonly theme?: ByMode; readonly grammars: readonly string[]};
  readonly background: Background;
  readonly fonts: {readonly heading?: Font; readonly body?: Font};
  readonly styling: {
    readonly eyebrows: 'section' | 'breadcrumbs';
    readonly codeblocks: 'system' | 'dark';
    /** `true`: all text between dollar signs is a formula; `false`: none is; absent: text that looks like one. */
    readonly latex?: boolean;
  };
  /** `integrations.lectern`: settings that the format does not know. The rest of the bag is for others. */
  readonly lectern: LecternSettings;
  readonly errors: {readonly notFound: NotFound};
  readonly contextual: Contextual;
  readonly feedback: Feedback;
  /** Settings for the Markdown version of each page, which agents read. */
  readonly markdown: {readonly schema: boolean; readonly instructions: readonly string[]};
  readonly search: {readonly prompt?: string};
  /** `font`: path of its file. */
  readonly thumbnails: {readonly background?: string; readonly appearance?: 'light' | 'dark'; readonly font?: string};
  readonly metadata: Texts;
  readonly banner?: Banner;
  readonly icons: {readonly library: IconLibrary};
  /** A click on a group of the sidebar opens its first page. */
  readonly interaction: {readonly drilldown: boolean};
  /** `{{name}}` in pages and snippets. */
  readonly variables: Texts;
}

/** A selector whose choices link to other sites. */
export interface Elsewhere {
  readonly kind: 'language' | 'version' | 'product';
  readonly choices: readonly {
    readonly label: string;
    readonly href?: string;
    readonly name?: string;
    readonly tag?: string;
    readonly description?: string;
    readonly icon?: string;
    readonly isDefault: boolean;
  }[];
}

/** Settings of all pages below a node of the navigation. */
export interface NodeSettings {
  /** Weight in the search. Default: 1. */
  readonly boost?: number;
  /** Lists hidden pages. */
  readonly searchable?: boolean;
}

export interface VariantChrome {
  readonly banner?: Banner;
  readonly navbar?: Navbar;
  readonly footer?: Footer;
}

export interface Feedback {
  readonly thumbsRating: boolean;
  /** false: no link to where the page can be edited, which is there where that is known. */
  readonly suggestEdit?: boolean;
  readonly raiseIssue: boolean;
  readonly endpoint?: string;
}

/** Text by key; a Map, so that a key called `__proto__` is a key like any other. */
export type Texts = ReadonlyMap<string, string>;

export type Theme = 'theme_1' | 'theme_2' | 'theme_3' | 'theme_4' | 'theme_5';
export type IconLibrary = 'lucide' | 'fontawesome';
export type AnalyticsProvider =
  | 'adobe'
  | 'clarity'
  | 'clearbit'
  | 'hightouch'
  | 'frontchat'
  | 'intercom'
  | 'posthog'
  | 'plausible'
  | 'ga4'
  | 'fathom'
  | 'gtm'
  | 'amplitude'
  | 'hotjar'
  | 'mixpanel'
  | 'segment'
  | 'pirsch'
  | 'logrocket'
  | 'heap';

/** One value for each color mode; a single value in docs.json fills both. */
export interface ByMode {
  readonly light: string;
  readonly dark: string;
}

/** `#` and 3, 6 or 8 hex digits, lower case, as written otherwise. */
export type Hex = string;

export interface Colors {
  readonly primary: Hex;
  /** Highlights; `undefined` where docs.json gives none. */
  readonly light?: Hex;
  /** Hovers and active states. */
  readonly dark?: Hex;
  readonly background: {readonly light?: Hex; readonly dark?: Hex};
  /** Ends of the 135-degree gradient; a plain color has equal ends. */
  readonly anchors?: {readonly from: Hex; readonly to: Hex};
}

export interface Logo {
  readonly light?: string;
  readonly dark?: string;
  readonly href: string;
}

export interface NavbarLink {
  readonly label: string;
  readonly href: string;
  readonly icon?: string;
}

export interface Navbar {
  readonly links: readonly NavbarLink[];
  readonly primary?: {readonly type: 'button' | 'github' | 'discord'; readonly label?: string; readonly href: string};
}

export interface Footer {
  /** Icon name and URL, in the order of docs.json. */
  readonly socials: readonly {readonly icon: string; readonly href: string}[];
  readonly links: readonly {readonly header?: string; readonly items: readonly NavbarLink[]}[];
  readonly lastUpdated: boolean;
  readonly editUrl?: string;
  readonly repo?: string;
}

export interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}

export type Viewer = 'native' | 'scalar' | 'redoc' | 'stoplight';
export type AuthMethod = 'bearer' | 'basic' | 'key' | 'none';
export type PlaygroundMode = 'interactive' | 'simple' | 'hide';

/** A document named in docs.json: `source` is a path or URL, `directory` the URL folder of its generated pages. */
export interface DocumentReference {
  readonly source: string;
  readonly directory?: string;
  /** Source of the slugs of generated pages. Defaults to the summary. */
  readonly slug?: 'summary' | 'operationId';
  /** Overlay documents that are applied to it, in their order. */
  readonly overlays?: readonly string[];
}

export interface Api {
  readonly baseUrl: readonly string[];
  readonly auth: {readonly method?: AuthMethod; readonly name?: string};
  readonly playground: {readonly mode: PlaygroundMode; readonly proxy: boolean};
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  readonly viewer: Viewer;
  readonly mdx: {
    readonly server: readonly string[];
    readonly auth: {readonly method?: AuthMethod; readonly name?: string};
  };
  /** `api.params`, `api.url`: presentation of fields and URLs in views. */
  readonly fields: {readonly isOpen: boolean; readonly pills: readonly string[]; readonly hasWholeUrl: boolean};
  readonly samples: {
    readonly defaults?: 'required' | 'all';
    readonly prefill: boolean;
    readonly autogenerate: boolean;
  };
  /** `api.examples.languages`: languages of generated samples, in order; `undefined` means all. */
  readonly sampleLanguages?: readonly string[];
}

export interface Appearance {
  readonly default: 'light' | 'dark' | 'system';
  readonly strict: boolean;
  readonly readingTime: boolean;
  readonly readingProgress: boolean;
}

export interface Background {
  readonly image?: {readonly light?: string; readonly dark?: string};
  readonly color: {readonly light?: Hex; readonly dark?: Hex};
  readonly decoration?: 'gradient' | 'grid' | 'windows';
}

export interface Font {
  readonly family: string;
  readonly weight?: string;
  readonly source?: string;
  readonly format?: string;
}

export interface NotFound {
  readonly redirect: boolean;
  readonly title?: string;
  readonly description?: string;
}

export type ContextualAction =
  | 'copy'
  | 'view'
  | 'assistant_a'
  | 'assistant_b'
  | 'perplexity'
  | 'cursor'
  | 'vscode'
  | 'mcp';

/** The menu of actions of a page. */
export interface Contextual {
  readonly options: readonly ContextualOption[];
  readonly display: 'header' | 'toc';
}

/** A known action, or the author's own link; `tool` is one of `tools` in `contextual.ts`. */
export type ContextualOption =
  | ContextualAction
  | {
      readonly title: string;
      readonly description?: string;
      readonly icon?: string;
      readonly href: string;
      readonly tool?: string;
    };

export interface Banner {
  readonly content: string;
  readonly dismissible: boolean;
  /** As written in docs.json, or a hash of the content. */
  readonly id: string;
  readonly type: 'info' | 'warning' | 'success' | 'critical';
  readonly color?: ByMode;
}

export type Listing = 'none' | 'accordion' | 'card';

export interface LecternSettings {
  readonly siteUrl?: string;
  /** Language of the interface if the navigation names none. */
  readonly language?: string;
  readonly proxy?: string;
  /** The request form offers a mock of the API. */
  readonly mock: boolean;
  /** Readers may keep the requests of the form on their device. */
  readonly requestHistory: boolean;
  readonly cdn?: string;
  readonly analytics: {readonly respectDnt: boolean};
  /** `required`: no analytics before the reader has agreed. */
  readonly consent?: 'required';
  readonly remote: readonly string[];
  /** Kinds of project code that may run in readers' browsers. */
  readonly run: readonly string[];
  /** Treatment of private pages and operations. Absent until the author decides. */
  readonly private?: 'omit' | 'publish';
  readonly ignore: readonly string[];
  /** Shows numbers of stars and members next to links. */
  readonly counts: boolean;
  /** Loads fonts without a source from a service. */
  readonly webFonts: boolean;
  /** Redirects the home page to the preferred language of the browser. */
  readonly detectLanguage: boolean;
  /** Address of the server for agents. */
  readonly mcp?: string;
  /** URL of the session of readers, requested by their browsers: https, or a path of the same origin. */
  readonly userInfo?: string;
  /** Versions of API documents, by the path or the URL of the document as written; those of git, or listed. */
  readonly history?: ReadonlyMap<string, readonly DatedFile[] | 'git'>;
  /** Permissions for machines that read the pages. */
  readonly contentSignal?: {readonly search?: boolean; readonly aiInput?: boolean; readonly aiTrain?: boolean};
}

/** A version of an API document, and the day or the month since when it holds: `2026-03-01`, `2026-03`. */
export interface DatedFile {
  readonly date: string;
  /** Path in the project or URL. */
  readonly file: string;
}

/**
 * One node of the navigation as docs.json nests it. `children` keeps the order of the `pages` array, then the other
 * containers in the order root keys are documented: groups, tabs, anchors, dropdowns, versions, languages, products, menu.
 */
export interface NavigationNode extends NodeSettings, VariantChrome {
  readonly kind: 'root' | 'group' | 'tab' | 'anchor' | 'dropdown' | 'version' | 'language' | 'product' | 'item';
  /** The text of the key that names the node (`group`, `tab`, `anchor`, …); `''` for the root. */
  readonly label: string;
  /** Path in docs.json, for messages: `navigation.tabs[0].groups[1]`. */
  readonly path: string;
  readonly children: readonly NavigationChild[];
  /** Items for every variant below this node; only `anchors`, `dropdowns`, `tabs` (and `languages`/`versions` are ignored there). */
  readonly global?: NavigationNode;
  /** In `global`: languages, versions and products that are other sites. */
  readonly elsewhere?: readonly Elsewhere[];
  /** Color of the icon of an anchor. */
  readonly color?: ByMode;
  readonly href?: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly hidden: boolean;
  /** Groups: `expanded: true` opens a nested group at first. */
  readonly expanded?: boolean;
  /** Groups: slug of the page that the group's own title links to. */
  readonly root?: string;
  readonly directory?: string;
  /** How root pages list the pages below them. Inherited by children. */
  readonly listing?: Listing;
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  /** Versions, languages and products: the first one shown. */
  readonly isDefault: boolean;
  /** Languages: the name shown in the selector where docs.json gives one. */
  readonly name?: string;
}

/** An entry of `pages` (slug or `METHOD /path`, exactly as written) or a nested node. */
export type NavigationChild = {readonly page: string; readonly path: string} | NavigationNode;
