import type {Files} from '../base/files.js';
import type {Tag} from '../markdown/syntax/tag.js';
import type {Addresses, Roots} from './addresses.js';
import type {MigrationReport} from './migration-report.js';
import type {HeadingIds} from './text/headings.js';
import type {SourceLine} from './text/line.js';

/** Tools whose projects can be converted. */
export const tools = ['docusaurus', 'vitepress', 'docsify', 'mkdocs', 'gitbook'] as const;
export type MigrationTool = (typeof tools)[number];

/** A project of another tool: all its files by path, and the text of each. Nothing of it is executed or modified. */
export interface MigrationSource extends Files {
  readonly paths: readonly string[];
  /** Folder with the configuration, if files outside it are known. */
  readonly site?: string;
}

/** A page with its old and new location. */
export interface PlannedPage {
  readonly source: string;
  readonly slug: string;
  /** Path on the old site, without the base. */
  readonly address: string;
  /** Label in the navigation, if it is defined outside the page. */
  readonly label?: string;
  /** A file that had no URL on the old site, but that pages import. */
  readonly isSnippet?: boolean;
}

/** A slug, or a group of entries. */
export type MigratedEntry = string | Group;

export interface Group {
  readonly group: string;
  readonly pages: readonly MigratedEntry[];
  readonly expanded?: boolean;
}

/** A section of the navigation. Each of several sections becomes a tab. */
export interface MigratedSection {
  readonly name: string;
  readonly entries: readonly MigratedEntry[];
}

/** The navigation of one version or language. */
export interface MigratedVariant {
  readonly name: string;
  readonly sections: readonly MigratedSection[];
}

/** A page that only links to another URL. */
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
  /** docs.json without its navigation and redirects. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pages: readonly PlannedPage[];
  readonly links: readonly MigratedLinkPage[];
  readonly navigation:
    | readonly MigratedSection[]
    | {readonly kind: 'version' | 'language'; readonly variants: readonly MigratedVariant[]};
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** Files that are always copied, even if no page names them. */
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
  /** Names of imported components that also exist in the new project. */
  readonly kept: Set<string>;
}

/** Page syntax of a tool. */
export interface PageDialect {
  /** Tags of any name, and braces, are syntax, as in MDX. */
  readonly isMdx: boolean;
  readonly ids: HeadingIds;
  /** `\(…\)` and `\[…\]` are formulas. */
  readonly hasTexBrackets?: boolean;
  /** Words after `[!NOTE]` are a title. */
  readonly hasAlertTitles?: true;
  /** Inserts included files, and converts blocks to components. */
  blocks(lines: readonly SourceLine[], context: MigratedPageContext): Promise<readonly SourceLine[]>;
  /** Converts a tag that is not HTML. Undefined for an unknown tag. */
  tag?(tag: Tag, raw: string, line: number, context: MigratedPageContext): string | undefined;
  braces?(raw: string, line: number, context: MigratedPageContext): string | undefined;
  comment?(raw: string, line: number, context: MigratedPageContext): string | undefined;
  /** Splits a link into URL and title before it is resolved. */
  link?(destination: string, title: string, context: MigratedPageContext): {destination: string; title: string};
}
