import type {seo} from './seo.js';

/**
 * docs.json after applying defaults, aliases, and repairs. All other code reads only this object. Field names are those
 * of docs.json (see `dist/docs.schema.json`). Absent optional fields are `undefined`, never `null`.
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
  /** Providers in file order, with their settings as text. */
  readonly analytics: ReadonlyMap<AnalyticsProvider, Texts>;
  /** Key and value, in storage or cookies, of a reader who consented to analytics. */
  readonly consentKey?: readonly [key: string, value: string | undefined];
  /** Consent managers that Lectern does not run, with the docs.json section of each. */
  readonly consentManagers: readonly (readonly ['integrations' | 'analytics', string])[];
  readonly api: Api;
  readonly appearance: Appearance;
  /** `grammars` lists paths of TextMate grammars in the project. */
  readonly code: {readonly copyButton: boolean; readonly theme?: ByMode; readonly grammars: readonly string[]};
  readonly background: Background;
  readonly fonts: {readonly heading?: Font; readonly body?: Font};
  readonly styling: {
    readonly eyebrows: 'section' | 'breadcrumbs';
    readonly codeblocks: 'system' | 'dark';
    /**
     * With `true`, all text between dollar signs is a formula. With `false`, none is. If absent, only text that looks
     * like one.
     */
    readonly latex?: boolean;
  };
  /** `integrations.lectern`: settings outside the format. Other keys of `integrations` belong to other tools. */
  readonly lectern: LecternSettings;
  readonly errors: {readonly notFound: NotFound};
  readonly contextual: Contextual;
  readonly feedback: Feedback;
  /** Settings of each page's Markdown version, which agents read. */
  readonly markdown: {readonly schema: boolean; readonly instructions: readonly string[]};
  readonly search: {readonly prompt?: string};
  /** `font` is the path of a font file. */
  readonly thumbnails: {readonly background?: string; readonly appearance?: 'light' | 'dark'; readonly font?: string};
  readonly metadata: Texts;
  readonly banner?: Banner;
  readonly icons: {readonly library: IconLibrary};
  /** With `drilldown`, a click on a sidebar group opens its first page. */
  readonly interaction: {readonly drilldown: boolean};
  /** Values for `{{name}}` in pages and snippets. */
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

/** Settings for all pages below a navigation node. */
export interface NodeSettings {
  /** Weight in search results. The default is 1. */
  readonly boost?: number;
  /** Lets search find hidden pages. */
  readonly searchable?: boolean;
}

export interface VariantChrome {
  readonly banner?: Banner;
  readonly navbar?: Navbar;
  readonly footer?: Footer;
}

export interface Feedback {
  readonly thumbsRating: boolean;
  /** `false` removes the link for editing the page. */
  readonly suggestEdit?: boolean;
  readonly raiseIssue: boolean;
  readonly endpoint?: string;
}

/** Texts by key. A Map, so that keys such as `__proto__` are safe. */
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

/** A value for each color mode. A single value in docs.json applies to both. */
export interface ByMode {
  readonly light: string;
  readonly dark: string;
}

/** `#` and 3, 6, or 8 hexadecimal digits in lower case. */
export type Hex = string;

export interface Colors {
  readonly primary: Hex;
  /** Color of highlights. Undefined without a value in docs.json. */
  readonly light?: Hex;
  /** Color of hover and active states. */
  readonly dark?: Hex;
  readonly background: {readonly light?: Hex; readonly dark?: Hex};
  /** Ends of the 135-degree gradient. A plain color has equal ends. */
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
  /** Icon names and URLs in file order. */
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
type AuthMethod = 'bearer' | 'basic' | 'key' | 'none';
type PlaygroundMode = 'interactive' | 'simple' | 'hide';

/** An API document in docs.json. `source` is a path or URL, and `directory` the URL folder of its generated pages. */
export interface DocumentReference {
  readonly source: string;
  readonly directory?: string;
  /** Source of the slugs for generated pages. Defaults to the summary. */
  readonly slug?: 'summary' | 'operationId';
  /** Overlay files for the document, in order. */
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
  /** `api.params` and `api.url`: presentation of fields and URLs in views. */
  readonly fields: {readonly isOpen: boolean; readonly pills: readonly string[]; readonly hasWholeUrl: boolean};
  readonly samples: {
    readonly defaults?: 'required' | 'all';
    readonly prefill: boolean;
    readonly autogenerate: boolean;
  };
  /** `api.examples.languages`: languages of generated samples, in order. Undefined for all. */
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

interface NotFound {
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

/** The menu of page actions. */
interface Contextual {
  readonly options: readonly ContextualOption[];
  readonly display: 'header' | 'toc';
}

/** A built-in action, or the author's own link. `tool` is one of `tools` in `contextual.ts`. */
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
  /** Value from docs.json, or a hash of the content. */
  readonly id: string;
  readonly type: 'info' | 'warning' | 'success' | 'critical';
  readonly color?: ByMode;
}

export type Listing = 'none' | 'accordion' | 'card';

export interface LecternSettings {
  readonly siteUrl?: string;
  /** Language of the interface, if the navigation has none. */
  readonly language?: string;
  readonly proxy?: string;
  /** The request form offers a mock of the API. */
  readonly mock: boolean;
  /** Readers can store the form's requests on their device. */
  readonly requestHistory: boolean;
  readonly cdn?: string;
  readonly analytics: {readonly respectDnt: boolean};
  /** With `required`, analytics wait for the reader's consent. */
  readonly consent?: 'required';
  readonly remote: readonly string[];
  /** Kinds of project code that can run in readers' browsers. */
  readonly run: readonly string[];
  /** Handling of private pages and operations. Absent until the author decides. */
  readonly private?: 'omit' | 'publish';
  readonly ignore: readonly string[];
  /** Shows the number of stars or members next to links. */
  readonly counts: boolean;
  /** Loads fonts without a source from a font service. */
  readonly webFonts: boolean;
  /** Redirects the home page to the browser's preferred language. */
  readonly detectLanguage: boolean;
  /** URL of the MCP server. */
  readonly mcp?: string;
  /** URL of the reader session, which browsers request: https, or a path on the same origin. */
  readonly userInfo?: string;
  /** Versions of API documents, by path or URL in docs.json: from git, or listed. */
  readonly history?: ReadonlyMap<string, readonly DatedFile[] | 'git'>;
  /** Permissions for crawlers and AI systems. */
  readonly contentSignal?: {readonly search?: boolean; readonly aiInput?: boolean; readonly aiTrain?: boolean};
}

/** A version of an API document with the day or month of its release: `2026-03-01`, `2026-03`. */
export interface DatedFile {
  readonly date: string;
  /** Path in the project, or URL. */
  readonly file: string;
}

/**
 * A navigation node, nested like docs.json. `children` begins with the `pages` in order. The other containers follow in
 * the documented order of the root keys: groups, tabs, anchors, dropdowns, versions, languages, products, menu.
 */
export interface NavigationNode extends NodeSettings, VariantChrome {
  readonly kind: 'root' | 'group' | 'tab' | 'anchor' | 'dropdown' | 'version' | 'language' | 'product' | 'item';
  /** Value of the key that names the node (`group`, `tab`, `anchor`, …). Empty for the root. */
  readonly label: string;
  /** Path in docs.json, for messages: `navigation.tabs[0].groups[1]`. */
  readonly path: string;
  readonly children: readonly NavigationChild[];
  /**
   * Items for every variant below this node. Supports only `anchors`, `dropdowns`, and `tabs`, and ignores `languages`
   * and `versions`.
   */
  readonly global?: NavigationNode;
  /** In `global`: languages, versions, and products that are separate sites. */
  readonly elsewhere?: readonly Elsewhere[];
  /** Color of an anchor's icon. */
  readonly color?: ByMode;
  readonly href?: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly hidden: boolean;
  /** For groups: a nested group starts expanded. */
  readonly expanded?: boolean;
  /** For groups: slug of the page that the group's title links to. */
  readonly root?: string;
  readonly directory?: string;
  /** How root pages list the pages below them. Child nodes inherit it. */
  readonly listing?: Listing;
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  /** For versions, languages, and products: this one is the default. */
  readonly isDefault: boolean;
  /** For languages: label in the selector, if docs.json has one. */
  readonly name?: string;
}

/** An entry of `pages` (slug or `METHOD /path`, verbatim) or a nested node. */
export type NavigationChild = {readonly page: string; readonly path: string} | NavigationNode;
