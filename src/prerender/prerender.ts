import {formatProblem, type Problem} from '../base/problem.js';
import type {SiteTargets} from '../hosts/host-format.js';
import {addDocumentTitles} from '../site/document-titles.js';
import {findFeedProblems, writeFeedFiles} from './build-page-feed.js';
import {buildSiteContentsFile} from './contents-file.js';
import {buildLlmsFiles} from './llms-files.js';
import {type MissingRecord, writeMissingPages} from './missing-pages.js';
import type {OpenProject} from './open-project.js';
import {toMarkdownPath, type WriteFile} from './output-file.js';
import type {PageRecord} from './page-record.js';
import {PageWriter} from './page-writer.js';
import {type PageSlot, planPages} from './plan.js';
import {findHiddenSlugs} from './published-docs.js';
import {buildSearchFiles} from './search-files.js';
import {
  buildAddressFile,
  buildGroupsFile,
  buildNavigationJson,
  buildRobotsFile,
  buildSiteData,
  buildSitemap,
  isRead,
} from './site-files.js';
import {writeSkillFiles} from './skill-files.js';
import type {WriteOptions} from './write-options.js';
import {writePages} from './write-pages.js';
import {writeBundles, writeSlices} from './write-slices.js';

export interface SiteOptions extends WriteOptions {
  /** Base path of the site for the 404 page, which hosts serve at any depth. */
  readonly missingBase: string;
  /** APIs that `lectern serve --proxy` may send requests to. */
  readonly targets?: SiteTargets;
  /** Writes a file. Bytes are UTF-8 text. */
  readonly write: WriteFile<string | Uint8Array>;
  /** Concatenates files that are already written, and writes the result to each path. */
  join(paths: readonly [string, ...string[]], parts: readonly string[], between: string): void;
}

export interface PrerenderOptions extends SiteOptions {
  /**
   * Renders and writes pages, for example in several threads. The results must have the order of `slots`. If absent,
   * pages are written one by one.
   */
  draw?(slots: readonly PageSlot[]): Promise<readonly PageRecord[]>;
}

export interface PrerenderResult {
  readonly pages: readonly PageRecord[];
  readonly problems: readonly Problem[];
  /** Problems in the texts of pages. The check also finds them. */
  readonly textProblems: readonly Problem[];
  /** Tags with large libraries, and icons, in all pages including the 404 page. Copy their files. */
  readonly heavy: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

/** Writes every page of a project, then the files about the whole site. */
export async function prerender(project: OpenProject, options: PrerenderOptions): Promise<PrerenderResult> {
  const {slots, problems} = planPages(project);
  const writer = new PageWriter(project, options);
  const draw = options.draw ?? (all => writePages(writer, all, options.write));
  const records = await draw(slots);
  const pages = records.filter(({isFailed}) => !isFailed);
  const missing = await writeSite(project, writer, pages, options);
  const all = [...pages, ...missing.records];
  await writeSheets(all, options);
  return {
    pages,
    problems: removeDuplicates([
      ...problems,
      ...records.flatMap(page => page.problems),
      ...findFeedProblems(pages),
      ...missing.problems,
    ]),
    textProblems: removeDuplicates(records.flatMap(page => page.textProblems)),
    heavy: new Set(all.flatMap(({heavy}) => heavy)),
    icons: new Set(all.flatMap(({icons}) => icons)),
  };
}

/** Removes duplicates: every page that renders an unreadable document reports it. */
function removeDuplicates(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map(problem => [formatProblem(problem), problem])).values()];
}

/** Writes the style sheets that belong to single pages. Pages with equal classes or theme parts share one. */
async function writeSheets(
  pages: readonly Pick<PageRecord, 'classes' | 'parts'>[],
  {classSheet, firstSheet, write}: SiteOptions,
): Promise<void> {
  const sheets = new Map<string, string>();
  for (const {classes, parts} of pages)
    for (const sheet of [classes && (await classSheet?.(classes)), parts && (await firstSheet?.(parts))])
      if (sheet) sheets.set(sheet.path, sheet.text);
  for (const [path, text] of sheets) await write(path, text);
}

/** Writes the files about the whole site, after all pages. */
async function writeSite(
  project: OpenProject,
  writer: PageWriter,
  pages: readonly PageRecord[],
  options: SiteOptions,
): Promise<{readonly records: readonly MissingRecord[]; readonly problems: readonly Problem[]}> {
  const {site, pageMetadata} = project;
  const {siteUrl, missingBase, targets, write, join} = options;
  await writeHome(project, writer, write);
  const records = await writeMissingPages(project, writer, options);
  const faults = await writeBundles(project, write);
  const sliceFaults = options.names.script ? await writeSlices(project, write) : [];
  const skills = await writeSkillFiles(project.files);
  const texts = pages.filter(isRead).map(({slug}) => toMarkdownPath(slug));
  join(['llms-full.txt'], texts, '\n---\n\n');
  const slugs = pages.map(({slug}) => slug);
  const hidden = findHiddenSlugs(project);
  const listed = slugs.filter(slug => !hidden.has(slug));
  // Write one file at a time, because all files of a large site together need too much memory.
  for (const {path, text} of buildSearchFiles(pages, site.config.icons.library)) await write(path, text);
  for (const {path, text} of [
    ...(siteUrl === undefined ? [] : [buildSitemap(pages, site, siteUrl)]),
    buildRobotsFile(site.config, siteUrl),
    ...buildLlmsFiles(pages, project, siteUrl),
    ...writeFeedFiles(pages),
    buildNavigationJson(site, addDocumentTitles(pageMetadata, site)),
    ...buildGroupsFile(site, pageMetadata),
    buildAddressFile(site),
    ...skills.files,
    buildSiteData(site, listed, {base: missingBase, ...(targets && {targets})}),
    await buildSiteContentsFile(project, slugs, {siteUrl, hasSlices: options.names.script !== undefined}),
  ])
    await write(path, text);
  return {records, problems: [...faults, ...sliceFaults, ...skills.problems, ...(await writer.grammars)]};
}

/** Writes the page at `/` as a copy of the first page. */
async function writeHome({site, pages}: OpenProject, writer: PageWriter, write: WriteFile): Promise<void> {
  const {home} = site.routes;
  const source = pages.find(({slug}) => slug === home);
  if (home === 'index' || !source) return;
  const {html, markdown} = await writer.write(source, 'index.html');
  await write('index.html', html);
  await write(toMarkdownPath('index'), markdown);
}
