import {isFile, type ReadResult} from '../base/files.js';
import {createUnreadableError, guard} from '../base/guard.js';
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
import {type CheckedProject, openCheckedProject} from './project.js';
import {buildReport, type CheckReport} from './report.js';
import {checkAuthName} from './rules/auth-name.js';
import {checkCodeTheme} from './rules/code-theme.js';
import {checkConfigDuplicateKey} from './rules/config-duplicate-key.js';
import {checkConfigLinks} from './rules/config-links.js';
import {checkConfigUnread} from './rules/config-unread.js';
import {checkConsentManager} from './rules/consent-manager.js';
import {checkDocumentMissing} from './rules/document-missing.js';
import {checkEditUrl} from './rules/edit-url.js';
import {checkFileWithheld} from './rules/file-withheld.js';
import {checkNavChoice} from './rules/nav-choice.js';
import {checkNavEmpty} from './rules/nav-empty.js';
import {checkNavFileMissing} from './rules/nav-file-missing.js';
import {checkNavNotDrawn} from './rules/nav-not-drawn.js';
import {checkNavOperation} from './rules/nav-operation.js';
import {checkOwnFilesUnused} from './rules/own-files.js';
import {checkPagePaths} from './rules/page-path.js';
import {checkRedirectTarget} from './rules/redirect-target.js';
import {checkRouteDuplicate} from './rules/route-duplicate.js';
import {checkServerUrl} from './rules/server-url.js';
import {checkSettingUnused} from './rules/setting-unused.js';
import {checkThemeName} from './rules/theme-name.js';
import {checkUserInfoUrl} from './rules/user-info-url.js';
import {isIgnored, isIgnoredByConfig, readSuppressions} from './suppress.js';

interface CheckOptions {
  /** Version of Lectern, for the report. */
  readonly version: string;
  /** Additional problems to report. They are counted and suppressed like the others. */
  readonly also?: readonly Problem[];
  /** Called after each page. */
  progress?(done: number, all: number): void;
}

/** Number of pages that are read before they are needed. */
const readAhead = 16;

/**
 * Checks a whole project: docs.json, every page with its snippets, and every API document. Reads and renders each page
 * once, and keeps in memory only what links of other pages need. Never rejects for invalid content.
 */
export async function checkProject(
  written: ProjectFiles,
  {version, also = [], progress}: CheckOptions,
): Promise<CheckReport> {
  const project = await openCheckedProject(written);
  const {files} = project;
  const problems: Problem[] = [...also, ...(await findSiteProblems(project))];
  const snippets: TreeCache = new Map();
  const checks = new PageChecks(project, snippets);
  const candidates = sortListedFirst(project);
  let pages = 0;
  // Read the next pages while earlier ones are checked: disks are slow, but can read several files at once.
  const reading: Promise<ReadResult>[] = [];
  for (const [index, file] of candidates.entries()) {
    progress?.(index, candidates.length);
    while (reading.length < readAhead && index + reading.length < candidates.length)
      reading.push(files.read(candidates[index + reading.length] as string));
    const result = await (reading.shift() as Promise<ReadResult>);
    if (isFile(result) && !isPage(file, result.text, project, snippets)) continue;
    pages++;
    problems.push(...(await findPageProblems(file, result, checks)));
  }
  progress?.(candidates.length, candidates.length);
  problems.push(...(await checks.finish()), ...project.documents.problems);
  if (project.isReadable) problems.push(...checkSettingUnused(project, checks.needsKey));
  return createReport(problems, project, {version, pages});
}

/**
 * Checks docs.json, the API documents, and one page, like `checkProject`. Reads other pages only if the page links to
 * their fragments. `file` is absent if the open page has no file.
 */
export async function checkOpenPage(
  project: CheckedProject,
  file: string | undefined,
  version: string,
): Promise<CheckReport> {
  const problems: Problem[] = [...(await findSiteProblems(project))];
  if (file !== undefined) {
    const checks = new PageChecks(project, new Map());
    const read = await project.files.read(file);
    const openText = isFile(read) ? read.text : '';
    problems.push(...(await findPageProblems(file, read, checks)));
    for (const target of checks.unknownTargets()) {
      const result = await project.files.read(target);
      if (isFile(result)) await checks.learn({file: target, text: result.text});
    }
    const head = splitFrontmatter(openText).yaml;
    // Drop `page-orphan` without frontmatter: pages that are not read could import the file as a snippet.
    problems.push(...(await checks.finish()).filter(({code}) => code !== 'page-orphan' || head !== undefined));
  }
  problems.push(...project.documents.problems);
  // Pass true, because a page that is not read could need the API key setting.
  if (project.isReadable) problems.push(...checkSettingUnused(project, true));
  return createReport(problems, project, {version, pages: file === undefined ? 0 : 1});
}

async function findPageProblems(file: string, result: ReadResult, checks: PageChecks): Promise<readonly Problem[]> {
  if (!isFile(result)) return [createUnreadableError(file, result).problem];
  if (result.text.length > limits.page) return [buildTooLargeProblem(file)];
  const problems = await guard(file, () => checks.check({file, text: result.text}));
  return 'problem' in problems ? [problems.problem] : problems;
}

async function createReport(
  problems: readonly Problem[],
  project: CheckedProject,
  facts: Pick<CheckReport, 'version' | 'pages'>,
): Promise<CheckReport> {
  const remaining = await withoutIgnored(problems, project);
  return buildReport(groupAssets(remaining, project.paths), {...facts, suppressed: problems.length - remaining.length});
}

/** Returns the listed pages first: only after checking them, it is known which other files are snippets. */
function sortListedFirst({site, pageFiles}: CheckedProject): readonly string[] {
  const isListed = (file: string) => site.navigation.entries.has(withoutExtension(file));
  return [...pageFiles().filter(isListed), ...pageFiles().filter(file => !isListed(file))];
}

/**
 * Returns whether a file is a page. Outside the navigation, imported files and Markdown without frontmatter are none.
 */
function isPage(file: string, text: string, {site}: CheckedProject, snippets: TreeCache): boolean {
  if (site.navigation.entries.has(withoutExtension(file))) return true;
  return !snippets.has(file) && (file.endsWith('.mdx') || splitFrontmatter(text).yaml !== undefined);
}

/** Finds problems in docs.json, and contradictions between it and the project's files. */
async function findSiteProblems(project: CheckedProject): Promise<readonly Problem[]> {
  const {config, problems} = project.read;
  if (!project.isReadable) return problems;
  const found = [...findNavigationProblems(config, project.site.navigation), ...findRedirectProblems(config.redirects)];
  return [
    ...problems,
    ...found.map(each => project.places.locate(checkNavOperation(each, project))),
    ...checkConfigDuplicateKey(project),
    ...checkConfigUnread(project),
    ...checkNavChoice(project),
    ...checkEditUrl(project),
    ...checkNavEmpty(project),
    ...checkNavFileMissing(project),
    ...(await checkRouteDuplicate(project)),
    ...checkPagePaths(project),
    ...checkRedirectTarget(project),
    ...checkConfigLinks(project),
    ...checkConsentManager(project),
    ...checkDocumentMissing(project),
    ...checkServerUrl(project),
    ...checkCodeTheme(project),
    ...checkThemeName(project),
    ...checkUserInfoUrl(project),
    ...checkNavNotDrawn(project),
    ...(await checkAuthName(project)),
    ...(await checkOwnFilesUnused(project)),
    ...(await checkFileWithheld(project.files)),
  ];
}

/** Removes problems that comments in pages or docs.json suppress. */
async function withoutIgnored(
  problems: readonly Problem[],
  {files, read}: CheckedProject,
): Promise<readonly Problem[]> {
  const entries = read.config.lectern.ignore;
  const comments = new Map<string, ReturnType<typeof readSuppressions>>();
  for (const file of new Set(problems.map(({place}) => place.file))) {
    if (!isPageFile(file)) continue;
    const result = await files.read(file);
    if (isFile(result) && result.text.includes('lectern-ignore')) comments.set(file, readSuppressions(result.text));
  }
  return problems.filter(problem => {
    const ignored = comments.get(problem.place.file);
    return !(ignored && isIgnored(problem, ignored)) && !isIgnoredByConfig(problem, entries);
  });
}

function buildTooLargeProblem(file: string): Problem {
  return {
    code: 'page-size',
    level: 'error',
    message: `${file} is larger than ${limits.page / 1e6} MB, the limit for a page. Readers see a message instead.`,
    fix: 'Divide it into several pages.',
    place: {file, line: 1, column: 1},
  };
}
