import {isFile, type ReadResult} from '../base/files.js';
import {guard, unreadableFile} from '../base/guard.js';
import {limits} from '../base/limits.js';
import {isPageFile, withoutExtension} from '../base/page-files.js';
import type {Problem} from '../base/problem.js';
import {splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import type {TreeCache} from '../markdown/resolve/snippets.js';
import {findNavigationProblems} from '../site/navigation/find-navigation-problems.js';
import type {ProjectFiles} from '../site/project/project-files.js';
import {findRedirectProblems} from '../site/routes/find-redirect-problems.js';
import {PageChecks} from './check-page.js';
import {groupAssets} from './group-assets.js';
import {type Project, projectToCheck} from './project.js';
import {buildReport, type Report} from './report.js';
import {authName} from './rules/auth-name.js';
import {codeTheme} from './rules/code-theme.js';
import {configDuplicateKey} from './rules/config-duplicate-key.js';
import {configLinks} from './rules/config-links.js';
import {configUnread} from './rules/config-unread.js';
import {consentManager} from './rules/consent-manager.js';
import {documentMissing} from './rules/document-missing.js';
import {editUrl} from './rules/edit-url.js';
import {fileWithheld} from './rules/file-withheld.js';
import {navChoice} from './rules/nav-choice.js';
import {navEmpty} from './rules/nav-empty.js';
import {navFileMissing} from './rules/nav-file-missing.js';
import {navNotDrawn} from './rules/nav-not-drawn.js';
import {navOperation} from './rules/nav-operation.js';
import {ownFilesUnused} from './rules/own-files.js';
import {pagePaths} from './rules/page-path.js';
import {redirectTarget} from './rules/redirect-target.js';
import {routeDuplicate} from './rules/route-duplicate.js';
import {serverUrl} from './rules/server-url.js';
import {settingUnused} from './rules/setting-unused.js';
import {themeName} from './rules/theme-name.js';
import {ignoredIn, isIgnored, isIgnoredByConfig} from './suppress.js';

export interface CheckOptions {
  /** Version of the program, for the report. */
  readonly version: string;
  /** What was found besides, to be counted and left out as everything else. */
  readonly also?: readonly Problem[];
  /** Called for each page. */
  progress?(done: number, all: number): void;
}

/** Pages that are read ahead. */
const readAhead = 16;

/**
 * Checks a whole project: docs.json, every page with its snippets, every API document. Reads and renders each page
 * once, and keeps only what links of other pages need. Never rejects for invalid content.
 */
export async function checkProject(
  written: ProjectFiles,
  {version, also = [], progress}: CheckOptions,
): Promise<Report> {
  const project = await projectToCheck(written);
  const {files} = project;
  const problems: Problem[] = [...also, ...(await siteProblems(project))];
  const snippets: TreeCache = new Map();
  const checks = new PageChecks(project, snippets);
  const candidates = listedFirst(project);
  let pages = 0;
  // A page is read while those before it are checked: the disk answers slowly, and several questions at once.
  const reading: Promise<ReadResult>[] = [];
  for (const [index, file] of candidates.entries()) {
    progress?.(index, candidates.length);
    while (reading.length < readAhead && index + reading.length < candidates.length)
      reading.push(files.read(candidates[index + reading.length] as string));
    const result = await (reading.shift() as Promise<ReadResult>);
    if (isFile(result) && !isPage(file, result.text, project, snippets)) continue;
    pages++;
    problems.push(...(await pageProblems(file, result, checks)));
  }
  progress?.(candidates.length, candidates.length);
  problems.push(...(await checks.finish()), ...project.documents.problems);
  if (project.isReadable) problems.push(...settingUnused(project, checks.asksForKey));
  return reportOf(problems, project, {version, pages});
}

/**
 * Checks docs.json, the documents and one page, as `checkProject` does, reading only pages that the page links into.
 * `file` is absent if the open page has no file.
 */
export async function checkOpenPage(project: Project, file: string | undefined, version: string): Promise<Report> {
  const problems: Problem[] = [...(await siteProblems(project))];
  if (file !== undefined) {
    const checks = new PageChecks(project, new Map());
    const read = await project.files.read(file);
    const openText = isFile(read) ? read.text : '';
    problems.push(...(await pageProblems(file, read, checks)));
    for (const target of checks.unknownTargets()) {
      const result = await project.files.read(target);
      if (isFile(result)) await checks.learn({file: target, text: result.text});
    }
    const head = splitFrontmatter(openText).yaml;
    // Pages that may import it are unread: without frontmatter it may well be a snippet.
    problems.push(...(await checks.finish()).filter(({code}) => code !== 'page-orphan' || head !== undefined));
  }
  problems.push(...project.documents.problems);
  // An unread page may request a key.
  if (project.isReadable) problems.push(...settingUnused(project, true));
  return reportOf(problems, project, {version, pages: file === undefined ? 0 : 1});
}

async function pageProblems(file: string, result: ReadResult, checks: PageChecks): Promise<readonly Problem[]> {
  if (!isFile(result)) return [unreadableFile(file, result.reason).problem];
  if (result.text.length > limits.page) return [tooLarge(file)];
  const problems = await guard(file, () => checks.check({file, text: result.text}));
  return 'problem' in problems ? [problems.problem] : problems;
}

async function reportOf(
  problems: readonly Problem[],
  project: Project,
  facts: Pick<Report, 'version' | 'pages'>,
): Promise<Report> {
  const kept = await withoutIgnored(problems, project);
  return buildReport(groupAssets(kept, project.paths), {...facts, suppressed: problems.length - kept.length});
}

/** Orders listed pages first. After those, it is known which other files are their snippets. */
function listedFirst({site, pageFiles}: Project): readonly string[] {
  const isListed = (file: string) => site.navigation.entries.has(withoutExtension(file));
  return [...pageFiles().filter(isListed), ...pageFiles().filter(file => !isListed(file))];
}

/**
 * Returns whether a file is a page. Outside the navigation, an imported file is none, and neither is Markdown without
 * frontmatter.
 */
function isPage(file: string, text: string, {site}: Project, snippets: TreeCache): boolean {
  if (site.navigation.entries.has(withoutExtension(file))) return true;
  return !snippets.has(file) && (file.endsWith('.mdx') || splitFrontmatter(text).yaml !== undefined);
}

/** Finds problems of docs.json, in itself and against the files. */
async function siteProblems(project: Project): Promise<readonly Problem[]> {
  const {config, problems} = project.read;
  if (!project.isReadable) return problems;
  const found = [...findNavigationProblems(config, project.site.navigation), ...findRedirectProblems(config.redirects)];
  return [
    ...problems,
    ...found.map(each => project.places.locate(navOperation(each, project))),
    ...configDuplicateKey(project),
    ...configUnread(project),
    ...navChoice(project),
    ...editUrl(project),
    ...navEmpty(project),
    ...navFileMissing(project),
    ...routeDuplicate(project),
    ...pagePaths(project),
    ...redirectTarget(project),
    ...configLinks(project),
    ...consentManager(project),
    ...documentMissing(project),
    ...serverUrl(project),
    ...codeTheme(project),
    ...themeName(project),
    ...navNotDrawn(project),
    ...(await authName(project)),
    ...(await ownFilesUnused(project)),
    ...(await fileWithheld(project.files)),
  ];
}

/** Removes problems that comments in pages, or docs.json, suppress. */
async function withoutIgnored(problems: readonly Problem[], {files, read}: Project): Promise<readonly Problem[]> {
  const entries = read.config.lectern.ignore;
  const comments = new Map<string, ReturnType<typeof ignoredIn>>();
  for (const file of new Set(problems.map(({place}) => place.file))) {
    if (!isPageFile(file)) continue;
    const result = await files.read(file);
    if (isFile(result) && result.text.includes('lectern-ignore')) comments.set(file, ignoredIn(result.text));
  }
  return problems.filter(problem => {
    const ignored = comments.get(problem.place.file);
    return !(ignored && isIgnored(problem, ignored)) && !isIgnoredByConfig(problem, entries);
  });
}

function tooLarge(file: string): Problem {
  return {
    code: 'page-size',
    level: 'error',
    message: `${file} is larger than ${limits.page / 1e6} MB, the limit for a page; readers see a message in its place.`,
    fix: 'Divide it into several pages.',
    place: {file, line: 1, column: 1},
  };
}
