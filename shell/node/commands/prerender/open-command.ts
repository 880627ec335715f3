import {existsSync} from 'node:fs';
import {realpath} from 'node:fs/promises';
import {resolve, sep} from 'node:path';
import {isFile, type ReadResult} from '../../../../src/base/files.js';
import {formatCount} from '../../../../src/base/format-count.js';
import {findModuleScripts, listOwnFiles} from '../../../../src/base/own-files.js';
import {isPageFile} from '../../../../src/base/page-files.js';
import {formatMessage, formatProblem} from '../../../../src/base/problem.js';
import {parseSiteUrl} from '../../../../src/base/web-url.js';
import type {UrlCheck} from '../../../../src/check/urls/check-urls.js';
import type {HostName} from '../../../../src/hosts/host.js';
import {type OpenProject, openProject} from '../../../../src/prerender/open-project.js';
import {readTemplate} from '../../../../src/prerender/template.js';
import {writePlatformCss} from '../../../../src/site/chrome/site-css.js';
import type {PageSlugs, ProjectFiles} from '../../../../src/site/project/project-files.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import type {Site} from '../../../../src/site/site.js';
import {resolveProjectFolder} from '../../files/document-project.js';
import {type GitFacts, readGit} from '../../files/git.js';
import {describeMissingProject} from '../../files/missing-config.js';
import {checkUrlLock, type UrlLock} from '../../files/url-lock.js';
import {addDefaultIcon} from './add-default-icon.js';
import {listHashedNames} from './bundle.js';
import {createRecordingFiles, type FileHashes, recordReads} from './noting-files.js';
import {buildNeighborPaths, OutputFolder} from './output-folder.js';
import {isCaseInsensitive, resolveOutputPath} from './output-place.js';
import {getPagesFolder, markAsCache, PageCache} from './page-cache.js';
import type {PageShare} from './parts.js';
import type {RenderTask} from './render-pages.js';
import {readSources} from './sources.js';
import {addGitFacts, createRemoteCache} from './thread-setup.js';
import {startThreads} from './threads.js';

export interface PrerenderCommand {
  readonly folder: string;
  readonly out: string;
  /** URL of the site. Overrides that of docs.json. */
  readonly siteUrl?: string;
  /** Base path of the site. 404.html needs it, because it is shown at any URL. */
  readonly base?: string;
  /** Whether to write a copy to open from disk without a server: pages link to files, and have no scripts. */
  readonly isPortable: boolean;
  /** Host to write configuration files for. By default, files of the project tell which host it is. */
  readonly host?: HostName;
  /** Folder that stores rendered pages for the next run. */
  readonly cache?: string;
  /** Allows output into a folder with other files. Overwrites files of the same name. */
  readonly isForced?: boolean;
  /** Whether to publish private pages and operations too. */
  readonly publishesPrivate?: boolean;
  /** Renders only this share of the pages. A later run with `merge` joins all shares. */
  readonly shard?: PageShare;
  /** Folder with the output of all `shard` runs. Copies their pages instead of rendering them. */
  readonly merge?: string;
  /** Whether to write nothing if the check finds errors. */
  readonly strict: boolean;
  /** Whether to check the project while pages render, and print the counts at the end. */
  readonly checks?: boolean;
  /** Whether to return exit code 1 if the run reports an error. Writes the site in both cases. */
  readonly failsOnErrors?: boolean;
  /** Whether to draw link previews. They need the site's URL. */
  readonly thumbnails?: boolean;
  /** Kinds of project code that may run in readers' browsers: `scripts`, `components`. */
  readonly run?: readonly string[];
  /** Path of the module that defines the author's Lit elements, to render them into pages. */
  readonly elements?: string;
  /** File of published URLs (`--urls`). */
  readonly urls?: UrlLock;
  readonly version: string;
}

/** Project that is ready to render: site, output folder, and cache. */
export interface OpenedOutput {
  readonly drawing: RenderTask;
  /** Real path of the project's folder. */
  readonly root: string;
  readonly out: string;
  /** URL of the site. Ends with a slash. */
  readonly url?: string;
  readonly git?: GitFacts;
  /** URLs of the site, compared with those in the file of published URLs. */
  readonly urls?: UrlCheck;
  /** Content of the files that every page loads, by output path. */
  readonly loaded: ReadonlyMap<string, string | Uint8Array>;
}

/** Result of a command that wrote nothing because the project has errors. The exit code is 1, not 2. */
export interface FailedCommand {
  readonly faults: string;
}

/** Returns the folders that this command writes to, which may be inside the project. They are not input. */
export function listOutputFolders({out: written, cache, merge}: PrerenderCommand): readonly (string | undefined)[] {
  const out = resolveOutputPath(written);
  return [out, ...buildNeighborPaths(out), cache, merge];
}

/** Explains why the options of a command do not work, before it reads or writes anything. Undefined if they do. */
export async function findCommandFault(
  {folder, out: written}: PrerenderCommand,
  program?: string,
): Promise<string | undefined> {
  const missing = describeMissingProject(folder, program);
  if (missing) return missing;
  const out = resolveOutputPath(written);
  const root = resolveProjectFolder(await realpath(folder));
  return root === out || root.startsWith(out + sep)
    ? formatMessage({
        message: `--out ${written} is the project folder, or contains it.`,
        fix: 'Choose another folder, such as --out _site.',
      })
    : undefined;
}

/**
 * Reads a project and opens the output folder. `begin` runs as soon as writing can start. Returns the reason if that
 * failed.
 */
export async function openCommand(
  command: PrerenderCommand,
  begin: (out: OutputFolder) => void,
): Promise<OpenedOutput | FailedCommand | string> {
  const {isPortable} = command;
  const sources = await readCommandSources(command);
  const {place, root, files} = sources;
  const checked = await checkBeforeReading(command, sources);
  if (typeof checked === 'string' || 'faults' in checked) return checked;
  const {urls, elements} = checked;
  // Do not cache pages if a module defines elements: its imports can change without being noticed.
  const mayCache = command.merge === undefined && elements === undefined;
  const cache = command.cache === undefined || !mayCache ? undefined : resolve(command.cache);
  const {read, git, paths, notes, pageNotes} = await readCommandProject(command, sources, cache !== undefined);
  if (read.problems.length > 0) return {faults: read.problems.map(formatProblem).join('\n')};
  const {config} = read.site;
  const siteUrl = command.siteUrl ?? config.lectern.siteUrl ?? config.seo.metatags.get('canonical');
  const url = parseSiteUrl(siteUrl);
  if (siteUrl !== undefined && url === undefined)
    return formatMessage({
      message: `${siteUrl} is not the URL of a site.`,
      fix: 'Pass a URL such as https://docs.example.com/.',
    });
  const {names, loaded, ownStyle} = await listHashedNames(read.site, root, isPortable);
  const index = await files.read('index.html');
  const html = isFile(index) ? index.text : undefined;
  // The cache does not know which files a component imports.
  const hasComponents = !isPortable && mayRunKind(command, 'components', read.site);
  const keeps = hasComponents ? undefined : cache;
  const own = await readOwnFiles(files, paths, html ?? '', !isPortable && mayRunKind(command, 'scripts', read.site));
  const folderOut = openOutput(command, keeps, begin);
  const project = {...addGitFacts(read, git), ignoresCase: isCaseInsensitive(folderOut.folder)};
  const setup = {
    ...buildSetup(project, await files.survey()),
    place,
    folder: root,
    out: folderOut.folder,
    page: {
      template: addDefaultIcon(readTemplate(html), project, folderOut),
      ending: isPortable ? '/index.html' : '/',
      names,
      own,
      thumbnails: command.thumbnails === true && url !== undefined && !isPortable,
      ...(url !== undefined && {siteUrl: url}),
    },
    // If the project has style sheets, add the rules that they expect from hosted platforms.
    ownStyle: own.styles.length > 0 ? ownStyle + writePlatformCss(config) : ownStyle,
    publishesPrivate: command.publishesPrivate === true,
    remote: sources.remote,
    ...(git && {git}),
    ...(elements !== undefined && {elements}),
    ...(hasComponents && {components: true}),
  } as const;
  const out = resolveOutputPath(command.out);
  const drawing = {
    project,
    setup,
    out: folderOut,
    notes,
    pageNotes,
    ...(keeps !== undefined && {cache: new PageCache(keeps, out)}),
  };
  return {drawing, root, out, loaded, ...(urls && {urls}), ...(url !== undefined && {url}), ...(git && {git})};
}

/** Folders and files of the project that a command reads. */
interface CommandSources {
  /** Real path of the folder or document that the user passed. */
  readonly place: string;
  /** Folder of docs.json. */
  readonly root: string;
  /** All files of the project, including private ones. */
  readonly all: ProjectFiles;
  /** Files of the project without private pages and parts. */
  readonly files: ReturnType<typeof createPublicProject>;
  /** Responses for files at URLs, by URL. */
  readonly remote: Map<string, ReadResult>;
}

async function readCommandSources(command: PrerenderCommand): Promise<CommandSources> {
  const place = await realpath(command.folder);
  const all = readSources(place, listOutputFolders(command));
  const files = createPublicProject(all, {publishesAll: command.publishesPrivate === true});
  return {place, root: resolveProjectFolder(place), all, files, remote: new Map()};
}

/** Checks published URLs, strict rules, and options. Returns the reason if the command must stop. */
async function checkBeforeReading(
  {urls: lock, shard, strict, version, elements}: PrerenderCommand,
  {all, files, remote}: CommandSources,
): Promise<{readonly urls?: UrlCheck; readonly elements?: string} | FailedCommand | string> {
  // Check the URLs before anything else reads docs.json: with `--write`, this adds redirects to it.
  const urls = lock && !shard ? await checkUrlLock(lock, {...files, readRemote: createRemoteCache(remote)}) : undefined;
  if (typeof urls === 'string') return urls;
  const faults = strict ? await countStrictErrors(all, remote, version) : undefined;
  if (faults !== undefined) return {faults};
  const module = elements === undefined ? undefined : resolve(elements);
  if (module !== undefined && !existsSync(module))
    return formatMessage({
      message: `The file "${elements}" does not exist.`,
      fix: 'Pass the module that defines your elements, such as --elements widgets.js.',
    });
  return {...(urls && {urls}), ...(module !== undefined && {elements: module})};
}

/** Reads the project, and its Git data in parallel. */
async function readCommandProject(command: PrerenderCommand, sources: CommandSources, hasCache: boolean) {
  const {root, files, remote} = sources;
  const notes: FileHashes = new Map();
  const pageNotes: FileHashes = new Map();
  const paths = await files.list();
  const pages = paths.filter(isPageFile);
  // Start threads only if all pages have to render. With a cache, that number is not known yet.
  if (!hasCache && command.merge === undefined) startThreads(pages.length);
  // Start Git now: its process runs while this one reads the project.
  const requested = readGit(root, [...pages, ...paths.filter(path => /\.(?:json|ya?ml)$/i.test(path))]);
  const listed = {...files, list: async () => paths};
  const read = await openProject(createRecordingFiles(listed, notes), createRemoteCache(remote), {
    pageFiles: {read: recordReads(files, pageNotes)},
  });
  return {read, git: await requested, paths, notes, pageNotes};
}

/** Opens the output folder and the cache of pages. */
function openOutput(
  {out, isForced}: PrerenderCommand,
  cache: string | undefined,
  begin: (out: OutputFolder) => void,
): OutputFolder {
  if (cache !== undefined) markAsCache(cache);
  const folder = new OutputFolder(resolveOutputPath(out), {
    pages: cache && getPagesFolder(cache),
    isForced: isForced === true,
  });
  begin(folder);
  folder.open();
  return folder;
}

/** Checks the project for a strict run. Returns the reason to write nothing if there are errors, or else undefined. */
async function countStrictErrors(
  sources: ProjectFiles,
  remote: Map<string, ReadResult>,
  version: string,
): Promise<string | undefined> {
  const {checkProject} = await import('../../../../src/check/check-project.js');
  const {errors} = await checkProject({...sources, readRemote: createRemoteCache(remote)}, {version});
  if (errors === 0) return undefined;
  return formatMessage({
    message: `The project has ${formatCount(errors, 'error')}, so the command wrote nothing.`,
    fix: 'Run lectern check to see each error, or run the command without --strict.',
  });
}

/** Returns the data about a project that threads need. */
function buildSetup(project: OpenProject, survey: PageSlugs) {
  const {paths, pageMetadata, documents, bundles, site, pages} = project;
  const removed = pages.flatMap(({removed}) => removed ?? []);
  return {paths, survey, known: {pageMetadata, documents, bundles, found: site.found ?? [], removed}};
}

/**
 * Returns the project's style sheets and scripts that every page loads. Excludes those that index.html loads itself.
 */
async function readOwnFiles(files: ProjectFiles, paths: readonly string[], template: string, hasScripts: boolean) {
  const {styles, scripts} = listOwnFiles(paths);
  const isLoaded = (path: string) => template.includes(path);
  const kinds = await findModuleScripts(files, hasScripts ? scripts.filter(path => !isLoaded(path)) : []);
  const own = [...kinds].map(([src, isModule]) => ({src, isModule}));
  return {styles: styles.filter(path => !isLoaded(path)), scripts: own};
}

/** Returns whether a kind of project code may run in readers' browsers: by the option `--run` or docs.json. */
function mayRunKind({run = []}: PrerenderCommand, what: string, {config}: Site): boolean {
  return run.includes(what) || config.lectern.run.includes(what);
}
