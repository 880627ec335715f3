import type {ColorMode} from '../base/read-marked-mode.js';
import type {seo} from './seo.js';

/**
 * docs.json after applying defaults, aliases, and repairs. All other code reads only this object. Fields have the names
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
  /** Analytics providers in the order of docs.json, with their settings as text. */
  readonly analytics: ReadonlyMap<AnalyticsProvider, Texts>;
  /** Storage key or cookie that marks a reader's consent to analytics, with its value. */
  readonly consentKey?: readonly [key: string, value: string | undefined];
  /** Consent managers in docs.json, which Lectern does not load, with the section that names each. */
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
     * If true, every text between dollar signs is a formula, if false none. If absent, only text that looks like a
     * formula.
     */
    readonly latex?: boolean;
  };
  /**
   * Settings in `integrations.lectern`, which are Lectern's own. Other keys of `integrations` belong to other tools.
   */
  readonly lectern: LecternSettings;
  readonly errors: {readonly notFound: NotFound};
  readonly contextual: Contextual;
  readonly feedback: Feedback;
  /** Settings of the Markdown version of pages, which agents read. */
  readonly markdown: {readonly schema: boolean; readonly instructions: readonly string[]};
  readonly search: {readonly prompt?: string};
  /** `font` is the path of a font file. */
  readonly thumbnails: {readonly background?: string; readonly appearance?: ColorMode; readonly font?: string};
  readonly metadata: Texts;
  readonly banner?: Banner;
  readonly icons: {readonly library: IconLibrary};
  /** With `drilldown`, a click on a group in the sidebar opens its first page. */
  readonly interaction: {readonly drilldown: boolean};
  /** Values that replace `{{name}}` in pages and snippets. */
  readonly variables: Texts;
}

/** A selector in `navigation.global` whose choices link to other sites. */
export interface LinkSelector {
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

/** Settings that a navigation node sets for all pages below it. */
export interface NodeSettings {
  /** Factor for the ranking in search results. The default is 1. */
  readonly boost?: number;
  /** If true, search finds hidden pages. */
  readonly searchable?: boolean;
}

export interface VariantChrome {
  readonly banner?: Banner;
  readonly navbar?: Navbar;
  readonly footer?: Footer;
}

export interface Feedback {
  readonly thumbsRating: boolean;
  /** False if pages have no link to edit them. */
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

/** A value per color mode. If docs.json has a single value, both are equal. */
export interface ByMode {
  readonly light: string;
  readonly dark: string;
}

/** Color as `#` and 3, 6, or 8 hexadecimal digits in lower case. */
export type Hex = string;

export interface Colors {
  readonly primary: Hex;
  /** Brand color in dark mode. Absent if docs.json does not set it. */
  readonly light?: Hex;
  /** Color of hover and active states. Absent if docs.json does not set it. */
  readonly dark?: Hex;
  readonly background: {readonly light?: Hex; readonly dark?: Hex};
  /** Both ends of the 135-degree gradient of anchor icons. Equal for a plain color. */
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
  /** Icon names and URLs in the order of docs.json. */
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
  /** Source of the slugs of generated pages. Defaults to the summary. */
  readonly slug?: 'summary' | 'operationId';
  /** Overlay files to apply to the document, in order. */
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
  /** How views render fields and URLs: `api.params` and `api.url`. */
  readonly fields: {readonly isOpen: boolean; readonly pills: readonly string[]; readonly hasWholeUrl: boolean};
  readonly samples: {
    readonly defaults?: 'required' | 'all';
    readonly prefill: boolean;
    readonly autogenerate: boolean;
  };
  /** Languages of generated code samples in order (`api.examples.languages`). Absent for all. */
  readonly sampleLanguages?: readonly string[];
}

export interface Appearance {
  readonly default: ColorMode | 'system';
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

/** Menu of page actions. */
interface Contextual {
  readonly options: readonly ContextualOption[];
  readonly display: 'header' | 'toc';
}

/** An action in the menu: a built-in one, or the author's own link. `tool` is one of `tools` in `contextual.ts`. */
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
  /** Id of the banner in docs.json, or a hash of its content. Identifies a banner that the reader has closed. */
  readonly id: string;
  readonly type: 'info' | 'warning' | 'success' | 'critical';
  readonly color?: ByMode;
}

export type Listing = 'none' | 'accordion' | 'card';

export interface LecternSettings {
  readonly siteUrl?: string;
  /** Language of Lectern's own texts, if the navigation defines no languages. */
  readonly language?: string;
  readonly proxy?: string;
  /** If true, the request form offers a mock of the API. */
  readonly mock: boolean;
  /** If true, readers can store sent requests in their browser. */
  readonly requestHistory: boolean;
  readonly cdn?: string;
  readonly analytics: {readonly respectDnt: boolean};
  /** With `required`, analytics load only after the reader's consent. */
  readonly consent?: 'required';
  readonly remote: readonly string[];
  /** Kinds of project code that may run in readers' browsers. */
  readonly run: readonly string[];
  /** Treatment of private pages and operations. Absent until the author decides. */
  readonly private?: 'omit' | 'publish';
  readonly ignore: readonly string[];
  /** If true, shows the number of stars, or members online, next to links. */
  readonly counts: boolean;
  /** If true, loads fonts without `source` from a font service. */
  readonly webFonts: boolean;
  /** If true, redirects the home page to the preferred language of the browser. */
  readonly detectLanguage: boolean;
  readonly mcp?: string;
  /** URL from which browsers request the data of a signed-in reader: https, or a path on the same origin. */
  readonly userInfo?: string;
  /** Versions of API documents, by path or URL in docs.json: a list, or `git` to read them from git. */
  readonly history?: ReadonlyMap<string, readonly DatedFile[] | 'git'>;
  /** Permissions of crawlers and AI systems for the content. */
  readonly contentSignal?: {readonly search?: boolean; readonly aiInput?: boolean; readonly aiTrain?: boolean};
}

/** A version of an API document, with the day or month of its release: `2026-03-01`, `2026-03`. */
export interface DatedFile {
  readonly date: string;
  /** Path in the project, or URL. */
  readonly file: string;
}

/**
 * A navigation node, nested as in docs.json. `children` contains first the `pages` in order. The other containers
 * follow in the documented order: groups, tabs, anchors, dropdowns, versions, languages, products, menu.
 */
export interface NavigationNode extends NodeSettings, VariantChrome {
  readonly kind: 'root' | 'group' | 'tab' | 'anchor' | 'dropdown' | 'version' | 'language' | 'product' | 'item';
  /** Value of the key for the kind of the node (`group`, `tab`, `anchor`, …). Empty for the root. */
  readonly label: string;
  /** Path in docs.json, for messages: `navigation.tabs[0].groups[1]`. */
  readonly path: string;
  readonly children: readonly NavigationChild[];
  /**
   * Items to add in every variant below the node. Can contain `anchors`, `dropdowns`, and `tabs`. Ignores `languages`
   * and `versions`.
   */
  readonly global?: NavigationNode;
  /** In `global`: selectors of languages, versions, and products that are separate sites. */
  readonly elsewhere?: readonly LinkSelector[];
  /** Color of an anchor's icon. */
  readonly color?: ByMode;
  readonly href?: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly hidden: boolean;
  /** True for a nested group that starts expanded. */
  readonly expanded?: boolean;
  /** For groups: slug of the page that the title links to. */
  readonly root?: string;
  readonly directory?: string;
  /** How root pages list the pages below them. Child nodes inherit the value. */
  readonly listing?: Listing;
  readonly openapi: readonly DocumentReference[];
  readonly asyncapi: readonly DocumentReference[];
  /** True for the default version, language, or product. */
  readonly isDefault: boolean;
  /** For languages: label in the selector. Absent if docs.json has none. */
  readonly name?: string;
}

/** An entry of `pages` (slug or `METHOD /path`, as written), or a nested node. */
export type NavigationChild = {readonly page: string; readonly path: string} | NavigationNode;
