import {isFile} from '../base/files.js';
import {limits} from '../base/limits.js';
import type {Problem} from '../base/problem.js';
import {splitFrontmatter} from '../page/frontmatter.js';
import {convertPage} from './convert-page.js';
import {detectTool} from './detect.js';
import {slugsOf, writeDocsJson} from './docs-json.js';
import {Ledger, type Leftover, writeLedger} from './ledger.js';
import type {Plan, Source, Tool} from './plan.js';
import {ConfigProblem} from './read/read-config.js';
import {convertHeadings} from './text/headings.js';
import {toLines} from './text/line.js';
import {readDocsify} from './tools/docsify.js';
import {readDocusaurus} from './tools/docusaurus.js';
import {readGitbook} from './tools/gitbook.js';
import {readMkdocs} from './tools/mkdocs.js';
import {readVitepress} from './tools/vitepress.js';

const readers: Readonly<Record<Tool, (config: string, source: Source, ledger: Ledger) => Promise<Plan>>> = {
  docusaurus: readDocusaurus,
  vitepress: readVitepress,
  docsify: readDocsify,
  mkdocs: readMkdocs,
  gitbook: readGitbook,
};

/** A project of ours made of one of another tool. */
export interface Migration {
  readonly tool: Tool;
  /** Texts by path: docs.json, pages, snippets, the list of what is left to do. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of the source by their path in the new project. */
  readonly copies: ReadonlyMap<string, string>;
  /** The file that each page was made of, by the path of the page. */
  readonly origins: ReadonlyMap<string, string>;
  readonly leftovers: readonly Leftover[];
  readonly counts: {
    readonly pages: number;
    readonly entries: number;
    readonly redirects: number;
    readonly files: number;
  };
}

/** Where what is left to do is listed. */
export const ledgerFile = 'MIGRATION.md';

/** Turns a project of another tool into one of ours; a problem says why that cannot be done. Nothing is run or written. */
export async function migrate(source: Source, wanted: Tool | undefined): Promise<Migration | Problem> {
  const found = detectTool(source.paths, wanted);
  if ('message' in found) return found;
  const ledger = new Ledger();
  try {
    const plan = await readers[found.tool](found.config, source, ledger);
    return await migratePlan(plan, source, ledger);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.problem;
    throw error;
  }
}

/** Links to the title of a page lead to the page. */
async function noteTitles({pages, addresses, dialect}: Plan, source: Source): Promise<void> {
  for (const page of pages) {
    const read = await source.read(page.source);
    if (!isFile(read) || page.isSnippet) continue;
    const {title} = convertHeadings(toLines(splitFrontmatter(read.text.slice(0, limits.page)).body), dialect.ids);
    if (title) addresses.addTitle(page.slug, title.id);
  }
}

async function migratePlan(plan: Plan, source: Source, ledger: Ledger): Promise<Migration> {
  const {addresses} = plan;
  const texts = new Map([['docs.json', '']]);
  await noteTitles(plan, source);
  for (const page of plan.pages) {
    const read = await source.read(page.source);
    if (!isFile(read)) {
      ledger.add(
        page.source,
        1,
        `the page cannot be read: ${read.reason ?? 'it is not there'}`.replace(/\.$/, ''),
        'Copy its text by hand.',
      );
      continue;
    }
    const text = await convertPage(read.text, {page, source, addresses, ledger}, plan.dialect);
    texts.set(`${page.slug}.mdx`, text);
  }
  for (const {slug, title, url} of plan.links)
    texts.set(`${slug}.mdx`, `---\ntitle: ${JSON.stringify(title)}\nurl: ${JSON.stringify(url)}\n---\n`);
  for (const path of plan.statics) addresses.use(path);
  const leftovers = ledger.all;
  texts.set('docs.json', writeDocsJson(plan));
  texts.set(ledgerFile, writeLedger(leftovers, plan.tool));
  texts.set('.lecternignore', `${ledgerFile}\n`);
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
      entries: sections.flatMap(({entries}) => slugsOf(entries)).length,
      redirects: plan.redirects.length,
      files: addresses.assets.size,
    },
  };
}
