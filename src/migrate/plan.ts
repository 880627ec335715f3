import type {Files} from '../base/files.js';
import type {Tag} from '../markdown/syntax/tag.js';
import type {Addresses, Roots} from './addresses.js';
import type {MigrationReport} from './migration-report.js';
import type {HeadingIds} from './text/headings.js';
import type {SourceLine} from './text/line.js';

/** The tools whose projects can be moved. */
export const tools = ['docusaurus', 'vitepress', 'docsify', 'mkdocs', 'gitbook'] as const;
export type MigrationTool = (typeof tools)[number];

/** A project of another tool: all its files by path, and the text of each. Nothing of it is run or written. */
export interface MigrationSource extends Files {
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
export type MigratedEntry = string | Group;

export interface Group {
  readonly group: string;
  readonly pages: readonly MigratedEntry[];
  readonly expanded?: boolean;
}

/** Becomes a tab if there are several. */
export interface MigratedSection {
  readonly name: string;
  readonly entries: readonly MigratedEntry[];
}

/** The navigation of one version or language. */
export interface MigratedVariant {
  readonly name: string;
  readonly sections: readonly MigratedSection[];
}

/** A page that only links elsewhere. */
export interface MigratedLinkPage {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
}

/** Facts about a project of another tool, before its pages are read. */
export interface MigrationPlan {
  readonly tool: MigrationTool;
  /** Main configuration file. */
  readonly config: string;
  /** docs.json, all but its navigation and redirects. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pages: readonly PlannedPage[];
  readonly links: readonly MigratedLinkPage[];
  readonly navigation:
    | readonly MigratedSection[]
    | {readonly kind: 'version' | 'language'; readonly variants: readonly MigratedVariant[]};
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** Files that are copied whether a page names them or not. */
  readonly statics: readonly string[];
  readonly addresses: Addresses;
  readonly roots: Roots;
  readonly dialect: PageDialect;
}

/** Context of the steps that convert a page. */
export interface MigratedPageContext {
  readonly page: PlannedPage;
  readonly source: MigrationSource;
  readonly addresses: Addresses;
  readonly report: MigrationReport;
  readonly head: ReadonlyMap<string, unknown>;
  /** Names of components that the page brings in, and that are there in the new project too. */
  readonly kept: Set<string>;
}

/** Page syntax of a tool. */
export interface PageDialect {
  /** Tags of any name and braces are syntax, as in MDX. */
  readonly isMdx: boolean;
  readonly ids: HeadingIds;
  /** `\(…\)` and `\[…\]` are formulas. */
  readonly hasTexBrackets?: boolean;
  /** Words behind `[!NOTE]` are a title. */
  readonly hasAlertTitles?: true;
  /** Inserts included files, and turns blocks into components. */
  blocks(lines: readonly SourceLine[], context: MigratedPageContext): Promise<readonly SourceLine[]>;
  /** Migrates a tag that is not HTML. Returns undefined for an unknown one. */
  tag?(tag: Tag, raw: string, line: number, context: MigratedPageContext): string | undefined;
  braces?(raw: string, line: number, context: MigratedPageContext): string | undefined;
  comment?(raw: string, line: number, context: MigratedPageContext): string | undefined;
  /** Splits a link into URL and title before it is resolved. */
  link?(destination: string, title: string, context: MigratedPageContext): {destination: string; title: string};
}
