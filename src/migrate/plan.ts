import type {Files} from '../base/files.js';
import type {Tag} from '../markdown/syntax/tag.js';
import type {Addresses, Roots} from './addresses.js';
import type {Ledger} from './ledger.js';
import type {HeadingIds} from './text/headings.js';
import type {Line} from './text/line.js';

/** The tools whose projects can be moved. */
export const tools = ['docusaurus', 'vitepress', 'docsify', 'mkdocs', 'gitbook'] as const;
export type Tool = (typeof tools)[number];

/** A project of another tool: all its files by path, and the text of each. Nothing of it is run or written. */
export interface Source extends Files {
  readonly paths: readonly string[];
  /** The folder with the configuration, where the files of more than it are known. */
  readonly site?: string;
}

/** A page with its old and new location. */
export interface PlannedPage {
  readonly source: string;
  readonly slug: string;
  /** Its path on the old site, without the base. */
  readonly address: string;
  /** Label in the navigation, if it is defined outside the page. */
  readonly label?: string;
  /** A file that the old site had no address for, but which pages bring in. */
  readonly isSnippet?: boolean;
}

/** A slug, or a group of such. */
export type Entry = string | Group;

export interface Group {
  readonly group: string;
  readonly pages: readonly Entry[];
  readonly expanded?: boolean;
}

/** Becomes a tab if there are several. */
export interface Section {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The navigation of one version or language. */
export interface Variant {
  readonly name: string;
  readonly sections: readonly Section[];
}

/** A page that only links elsewhere. */
export interface LinkPage {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
}

/** Facts about a project of another tool, before its pages are read. */
export interface Plan {
  readonly tool: Tool;
  /** Main configuration file. */
  readonly config: string;
  /** docs.json, all but its navigation and redirects. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pages: readonly PlannedPage[];
  readonly links: readonly LinkPage[];
  readonly navigation:
    | readonly Section[]
    | {readonly kind: 'version' | 'language'; readonly variants: readonly Variant[]};
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** Files that are copied whether a page names them or not. */
  readonly statics: readonly string[];
  readonly addresses: Addresses;
  readonly roots: Roots;
  readonly dialect: Dialect;
}

/** Context of the steps that convert a page. */
export interface PageContext {
  readonly page: PlannedPage;
  readonly source: Source;
  readonly addresses: Addresses;
  readonly ledger: Ledger;
  readonly head: ReadonlyMap<string, unknown>;
  /** Names of components that the page brings in, and that are there in the new project too. */
  readonly kept: Set<string>;
}

/** Page syntax of a tool. */
export interface Dialect {
  /** Tags of any name and braces are syntax, as in MDX. */
  readonly isMdx: boolean;
  readonly ids: HeadingIds;
  /** `\(…\)` and `\[…\]` are formulas. */
  readonly hasTexBrackets?: boolean;
  /** Words behind `[!NOTE]` are a title. */
  readonly hasAlertTitles?: true;
  /** Puts includes in, and turns blocks into components. */
  blocks(lines: readonly Line[], context: PageContext): Promise<readonly Line[]>;
  /** A tag that is no HTML; undefined where it is not known. */
  tag?(tag: Tag, raw: string, line: number, context: PageContext): string | undefined;
  braces?(raw: string, line: number, context: PageContext): string | undefined;
  comment?(raw: string, line: number, context: PageContext): string | undefined;
  /** Splits a link into URL and title before it is resolved. */
  link?(destination: string, title: string, context: PageContext): {destination: string; title: string};
}
