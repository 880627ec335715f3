import {escapePattern} from '../base/escape-pattern.js';
import {isFile} from '../base/files.js';
import {limits} from '../base/limits.js';
import type {Problem} from '../base/problem.js';
import {getLineAt} from '../base/source.js';
import {readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import {toPageUrl} from './addresses.js';
import {convertPage} from './convert-page.js';
import {detectTool} from './detect.js';
import {listSlugs, writeDocsJson} from './docs-json.js';
import {MigrationReport, type OpenTask, sortLeftovers, writeReport} from './migration-report.js';
import {getPathBelow, isMarkdownFile} from './paths.js';
import type {MigrationPlan, MigrationSource, MigrationTool} from './plan.js';
import {ConfigProblem, OutsideProblem} from './read/read-config.js';
import {readSourceText} from './read/read-text.js';
import {convertHeadings} from './text/headings.js';
import {toLines} from './text/line.js';
import {readDocsify} from './tools/docsify.js';
import {readDocusaurus} from './tools/docusaurus.js';
import {readGitbook} from './tools/gitbook.js';
import {readMkdocs} from './tools/mkdocs.js';
import {readVitepress} from './tools/vitepress.js';

const readers: Readonly<
  Record<MigrationTool, (config: string, source: MigrationSource, report: MigrationReport) => Promise<MigrationPlan>>
> = {
  docusaurus: readDocusaurus,
  vitepress: readVitepress,
  docsify: readDocsify,
  mkdocs: readMkdocs,
  gitbook: readGitbook,
};

/** The converted project. */
export interface Migration {
  readonly tool: MigrationTool;
  /** New texts by path: docs.json, pages, snippets, and the list of open tasks. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files to copy: path in the source by path in the new project. */
  readonly copies: ReadonlyMap<string, string>;
  /** Path in the source by path of each new page. */
  readonly origins: ReadonlyMap<string, string>;
  readonly leftovers: readonly OpenTask[];
  readonly counts: {
    readonly pages: number;
    readonly entries: number;
    readonly redirects: number;
    readonly files: number;
  };
}

/** Name of the file with the open tasks. */
export const reportFile = 'MIGRATION.md';

/** Why a project cannot be converted. */
interface MigrationRefusal extends Problem {
  /** Folder of the pages, if it is outside the source: a relative path that begins with `..`. */
  readonly outside?: string;
}

/**
 * Converts a project of another tool. Returns the problem if that is impossible. Runs none of its code, and writes no
 * files.
 */
export async function migrate(
  source: MigrationSource,
  wanted: MigrationTool | undefined,
): Promise<Migration | MigrationRefusal> {
  const {paths, site = ''} = source;
  const found = detectTool(
    paths.filter(path => getPathBelow(site, path) !== undefined),
    wanted,
  );
  if ('message' in found) return found;
  const report = new MigrationReport();
  try {
    const plan = await readers[found.tool](found.config, source, report);
    return await migratePlan(plan, source, report);
  } catch (error) {
    if (error instanceof OutsideProblem) return {...error.problem, outside: error.folder};
    if (error instanceof ConfigProblem) return error.problem;
    throw error;
  }
}

/** Returns the number of the first line that contains the name as a key, or else as a word. */
function findLine(name: string, text: string): number {
  const word = String.raw`(?<![\w-])${escapePattern(name)}`;
  const at = [String.raw`${word}['"]?\s*:`, String.raw`${word}(?![\w-])`]
    .map(pattern => text.search(new RegExp(pattern)))
    .find(each => each !== -1);
  return getLineAt(text, at ?? 0);
}

/** Adds line numbers to the open tasks about the configuration: the first line that contains the name. */
async function withLines(all: readonly OpenTask[], source: MigrationSource): Promise<OpenTask[]> {
  const texts = new Map<string, string>();
  const result: OpenTask[] = [];
  for (const each of all) {
    const name = /"([^"]+)"|\bplugin (\S+)/.exec(each.what)?.slice(1).find(Boolean);
    if (each.line > 1 || isMarkdownFile(each.file) || name === undefined) {
      result.push(each);
      continue;
    }
    const text = texts.get(each.file) ?? (await readSourceText(each.file, source));
    texts.set(each.file, text);
    result.push({...each, line: findLine(name.replace(/^\//, ''), text)});
  }
  return result;
}

/**
 * Stores the id of each page title, because a link to it must lead to the page. Returns additional URLs of pages: from
 * `redirect_from` in the frontmatter, and old URLs that Lectern cannot serve.
 */
async function readAheadForLinks(
  {pages, addresses, dialect}: MigrationPlan,
  source: MigrationSource,
): Promise<[from: string, to: string][]> {
  const redirects: [string, string][] = [];
  for (const page of pages) {
    const read = await source.read(page.source);
    if (!isFile(read) || page.isSnippet) continue;
    const {yaml, body} = splitFrontmatter(read.text.slice(0, limits.page));
    const {title} = convertHeadings(toLines(body), dialect.ids);
    if (title) addresses.addTitle(page.slug, title.id);
    const {frontmatter} = await readFrontmatter(yaml, page.source, readFrontmatterYaml);
    const named = frontmatter.get('redirect_from');
    for (const each of [page.address, ...(Array.isArray(named) ? named : [named])]) {
      const from = typeof each === 'string' ? `/${each.replace(/^\/+|\/+$|\.html?$/g, '')}` : undefined;
      // Skip URLs with a colon or star, which would be a placeholder in docs.json, and with `..`, which browsers never
      // request.
      const isPlain = from !== undefined && !/[:*]|\/\.\.?(?:\/|$)/.test(from);
      if (isPlain && encodeURI(from) !== toPageUrl(page.slug)) redirects.push([from, toPageUrl(page.slug)]);
    }
  }
  return redirects;
}

/** Returns why the migration found no pages: the configuration, or the chosen folder. */
function withoutPages({config, roots}: MigrationPlan, {paths}: MigrationSource, report: MigrationReport): Problem {
  const folder = roots.pages;
  const isThere = paths.some(path => getPathBelow(folder, path) !== undefined);
  const program = report.all.some(({file, what}) => file === config && what.includes('is the result of code'))
    ? ` A part of ${config} is the result of code, which Lectern does not run.`
    : '';
  return {
    code: 'init-source',
    level: 'error',
    message: `The project has no pages: ${config} takes them from "${folder || '.'}", which ${isThere ? 'contains no page' : 'does not exist'}.${program}`,
    fix: `Correct the folder in ${config}, or pass the folder that contains the configuration and its pages.`,
    place: {file: config, line: 1, column: 1},
  };
}

async function migratePlan(
  plan: MigrationPlan,
  source: MigrationSource,
  report: MigrationReport,
): Promise<Migration | Problem> {
  const {addresses} = plan;
  if (!plan.pages.some(each => !each.isSnippet)) return withoutPages(plan, source, report);
  const texts = new Map([['docs.json', '']]);
  const moves = await readAheadForLinks(plan, source);
  const known = new Set(plan.redirects.map(([from]) => from));
  const redirects = [...plan.redirects, ...moves.filter(([from]) => !known.has(from))];
  for (const page of plan.pages) {
    const read = await source.read(page.source);
    if (!isFile(read)) {
      report.add(
        page.source,
        1,
        `Lectern cannot read the page: ${read.reason ?? 'it does not exist'}`.replace(/\.$/, ''),
        'Copy its text into the new page.',
      );
      continue;
    }
    const text = await convertPage(read.text, {page, source, addresses, report}, plan.dialect);
    texts.set(`${page.slug}.mdx`, text);
  }
  for (const {slug, title, url} of plan.links)
    texts.set(`${slug}.mdx`, `---\ntitle: ${JSON.stringify(title)}\nurl: ${JSON.stringify(url)}\n---\n`);
  for (const path of plan.statics) addresses.use(path);
  const leftovers = sortLeftovers(await withLines(report.all, source));
  texts.set('docs.json', writeDocsJson({...plan, redirects}));
  texts.set(reportFile, writeReport(leftovers, plan.tool));
  texts.set('.lecternignore', `${reportFile}\n`);
  const sections =
    'variants' in plan.navigation ? plan.navigation.variants.flatMap(each => each.sections) : plan.navigation;
  return {
    tool: plan.tool,
    texts,
    copies: new Map([...addresses.assets].map(([from, to]) => [to, from])),
    origins: new Map(plan.pages.map(page => [`${page.slug}.mdx`, page.source])),
    leftovers,
    counts: {
      pages: plan.pages.filter(each => !each.isSnippet).length,
      entries: sections.flatMap(({entries}) => listSlugs(entries)).length,
      redirects: redirects.length,
      files: addresses.assets.size,
    },
  };
}
