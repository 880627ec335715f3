import type {Files} from '../base/files.js';
import type {Tag} from '../markdown/syntax/tag.js';
import type {Addresses, ProjectRoots} from './addresses.js';
import type {MigrationReport} from './migration-report.js';
import type {HeadingIds} from './text/headings.js';
import type {SourceLine} from './text/line.js';

/** Tools from which projects can be converted. */
export const tools = ['docusaurus', 'vitepress', 'docsify', 'mkdocs', 'gitbook'] as const;
export type MigrationTool = (typeof tools)[number];

/**
 * A project of another tool: all its files by path, and access to their texts. None of its code is run, and nothing is
 * changed.
 */
export interface MigrationSource extends Files {
  readonly paths: readonly string[];
  /** Folder with the configuration, if the source also contains files outside it. */
  readonly site?: string;
}

/** A page, with its path in the old and in the new project. */
export interface PlannedPage {
  readonly source: string;
  readonly slug: string;
  /** URL path on the old site, without the base path. */
  readonly address: string;
  /** Label in the navigation, if the old project defines it outside the page. */
  readonly label?: string;
  /** True for a file without a URL that pages import. */
  readonly isSnippet?: boolean;
}

export type MigratedEntry = string | MigratedGroup;

export interface MigratedGroup {
  readonly group: string;
  readonly pages: readonly MigratedEntry[];
  readonly expanded?: boolean;
}

/** A section of the navigation. If there are several, each becomes a tab. */
export interface MigratedSection {
  readonly name: string;
  readonly entries: readonly MigratedEntry[];
}

/** The navigation of one version or language. */
export interface MigratedVariant {
  readonly name: string;
  readonly sections: readonly MigratedSection[];
}

/** A page to create for a navigation entry that links to another site. */
export interface MigratedLinkPage {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
}

/** Facts about a project of another tool that are known without reading its pages. */
export interface MigrationPlan {
  readonly tool: MigrationTool;
  /** Path of the main configuration file. */
  readonly config: string;
  /** Keys of docs.json, except navigation and redirects. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pages: readonly PlannedPage[];
  readonly links: readonly MigratedLinkPage[];
  readonly navigation:
    | readonly MigratedSection[]
    | {readonly kind: 'version' | 'language'; readonly variants: readonly MigratedVariant[]};
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** Files to copy even if no page refers to them. */
  readonly statics: readonly string[];
  readonly addresses: Addresses;
  readonly roots: ProjectRoots;
  readonly dialect: PageDialect;
}

/** Input of the steps that convert a page. */
export interface MigratedPageContext {
  readonly page: PlannedPage;
  readonly source: MigrationSource;
  readonly addresses: Addresses;
  readonly report: MigrationReport;
  readonly head: ReadonlyMap<string, unknown>;
  /** Names of imported components that are copied into the new project. Their tags remain. */
  readonly kept: Set<string>;
}

/** How a tool's page syntax differs from Markdown, and how to convert it. */
export interface PageDialect {
  /** True if braces and tags of any name are syntax, as in MDX. */
  readonly isMdx: boolean;
  readonly ids: HeadingIds;
  /** True if `\(…\)` and `\[…\]` are formulas. */
  readonly hasTexBrackets?: boolean;
  /** True if words after `[!NOTE]` are the title. */
  readonly hasAlertTitles?: true;
  /** Inserts included files, and converts blocks of the tool to components. */
  blocks(lines: readonly SourceLine[], context: MigratedPageContext): Promise<readonly SourceLine[]>;
  /** Converts a tag that is not an HTML element. Undefined for an unknown tag. */
  tag?(tag: Tag, raw: string, line: number, context: MigratedPageContext): string | undefined;
  braces?(raw: string, line: number, context: MigratedPageContext): string | undefined;
  comment?(raw: string, line: number, context: MigratedPageContext): string | undefined;
  /** Converts text without code, tags, links, and braces. Default: only emoji. */
  text?(raw: string): string;
  /** Converts the URL and title of a link, before the URL is resolved. */
  link?(destination: string, title: string, context: MigratedPageContext): {destination: string; title: string};
}
