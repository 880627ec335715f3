import {existsSync} from 'node:fs';
import {realpath} from 'node:fs/promises';
import {resolve, sep} from 'node:path';
import {isFile, type ReadResult} from '../../../../src/base/files.js';
import {ownFiles, scriptKinds} from '../../../../src/base/own-files.js';
import {isPageFile} from '../../../../src/base/page-files.js';
import {formatMessage, renderProblemText} from '../../../../src/base/problem.js';
import {siteAddress} from '../../../../src/base/web-address.js';
import type {UrlCheck} from '../../../../src/check/urls/check-urls.js';
import type {HostName} from '../../../../src/hosts/host.js';
import {type OpenProject, openProject} from '../../../../src/prerender/open-project.js';
import {readTemplate} from '../../../../src/prerender/template.js';
import {writePlatformCss} from '../../../../src/site/chrome/site-css.js';
import type {ProjectFiles, Survey} from '../../../../src/site/project/project-files.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import type {Site} from '../../../../src/site/site.js';
import {resolveProjectFolder} from '../../files/document-project.js';
import {type GitFacts, readGit} from '../../files/git.js';
import {describeMissingProject} from '../../files/missing-config.js';
import {checkUrlLock, type UrlLock} from '../../files/url-lock.js';
import {bundleNames} from './bundle.js';
import type {Drawing} from './draw-pages.js';
import {buildNotingFiles, type Notes, noting} from './noting-files.js';
import {OutputFolder, outputsBeside} from './output-folder.js';
import {ignoresCase, outputAt} from './output-place.js';
import {PageCache, pagesIn, tagCache} from './page-cache.js';
import type {Shard} from './parts.js';
import {placeIcon} from './place-icon.js';
import {addGitFacts, rememberRemote} from './setup.js';
import {readSources} from './sources.js';
import {startThreads} from './threads.js';

export interface PrerenderCommand {
  readonly folder: string;
  readonly out: string;
  /** URL of the site. Overrides docs.json. */
  readonly siteUrl?: string;
  /** Base path of the site, for the 404 page. */
  readonly base?: string;
  /** Whether to write a copy that opens from a disk: pages link to files, and have no scripts. */
  readonly isPortable: boolean;
  /** Host whose configuration files the command writes. By default, files of the project identify the host. */
  readonly host?: HostName;
  /** Folder of cached pages for the next run. */
  readonly cache?: string;
  /** Whether to write beside files that Lectern did not write, and to replace those of the same name. */
  readonly isForced?: boolean;
  /** Whether to publish private pages and operations. */
  readonly publishesPrivate?: boolean;
  /** Writes only this part of the pages. `merge` joins it with the others. */
  readonly shard?: Shard;
  /** Folder with the parts of `shard`. The command copies them instead of rendering pages. */
  readonly merge?: string;
  /** Whether to fail for errors of the check. */
  readonly strict: boolean;
  /** Whether to check the project at the same time, and to print the counts at the end. */
  readonly checks?: boolean;
  /** Whether to return 1 if pages have errors. The command writes the site anyway. */
  readonly failsOnErrors?: boolean;
  /** Whether pages get link previews, if the URL of the site is known. */
  readonly thumbnails?: boolean;
  /** Kinds of project code that run in readers' browsers: `scripts`. */
  readonly run?: readonly string[];
  /** Module that defines the author's Lit elements, to render them into pages. */
  readonly elements?: string;
  /** The file of published URLs. */
  readonly urls?: UrlLock;
  readonly version: string;
}

/** An opened project with everything that its pages need. */
export interface Opened {
  readonly drawing: Drawing;
  /** Folder of the project, with links resolved. */
  readonly root: string;
  readonly out: string;
  /** URL of the site with a slash at its end. */
  readonly url?: string;
  readonly git?: GitFacts;
  /** URLs of the site, compared with the published ones. */
  readonly urls?: UrlCheck;
  /** Files that every page loads, by path. */
  readonly loaded: ReadonlyMap<string, string | Uint8Array>;
}

/** Errors of the project that prevent writing. The command itself worked. */
export interface Faulty {
  readonly faults: string;
}

/** Returns the folders that this or another run writes. They can be inside the project. */
export function listOutputFolders({out: written, cache, merge}: PrerenderCommand): readonly (string | undefined)[] {
  const out = outputAt(written);
  return [out, ...outputsBeside(out), cache, merge];
}

/** Returns why a command cannot run, before it reads or writes files. */
export async function judgeCommand(
  {folder, out: written}: PrerenderCommand,
  program?: string,
): Promise<string | undefined> {
  const missing = describeMissingProject(folder, program);
  if (missing) return missing;
  const out = outputAt(written);
  const root = resolveProjectFolder(await realpath(folder));
  return root === out || root.startsWith(out + sep)
    ? formatMessage({
        message: `--out ${written} is the project folder, or contains it.`,
        fix: 'Choose another folder, such as --out _site.',
      })
    : undefined;
}

/** Reads a project, opens the output folder, and passes it to `begin`. Returns the reason if that failed. */
export async function openCommand(
  command: PrerenderCommand,
  begin: (out: OutputFolder) => void,
): Promise<Opened | Faulty | string> {
  const {isPortable} = command;
  const sources = await readCommandSources(command);
  const {place, root, files} = sources;
  const checked = await checkBeforeReading(command, sources);
  if (typeof checked === 'string' || 'faults' in checked) return checked;
  const {urls, elements} = checked;
  // A module's imports are unknown, so pages with its elements always render.
  const mayCache = command.merge === undefined && elements === undefined;
  const cache = command.cache === undefined || !mayCache ? undefined : resolve(command.cache);
  const {read, git, paths, notes, pageNotes} = await readCommandProject(command, sources, cache !== undefined);
  if (read.problems.length > 0) return {faults: read.problems.map(renderProblemText).join('\n')};
  const {config} = read.site;
  const siteUrl = command.siteUrl ?? config.lectern.siteUrl ?? config.seo.metatags.get('canonical');
  const url = siteAddress(siteUrl);
  if (siteUrl !== undefined && url === undefined)
    return formatMessage({
      message: `${siteUrl} is not the URL of a site.`,
      fix: 'Write a URL such as https://docs.example.com/.',
    });
  const {names, loaded, ownStyle} = await bundleNames(read.site, root, isPortable);
  const index = await files.read('index.html');
  const html = isFile(index) ? index.text : undefined;
  // The cache does not know the imports of components.
  const hasComponents = !isPortable && runs(command, 'components', read.site);
  const keeps = hasComponents ? undefined : cache;
  const own = await ownOf(files, paths, html ?? '', !isPortable && runs(command, 'scripts', read.site));
  const folderOut = openOutput(command, keeps, begin);
  const project = {...addGitFacts(read, git), ignoresCase: ignoresCase(folderOut.folder)};
  const setup = {
    ...setupOf(project, await files.survey()),
    place,
    folder: root,
    out: folderOut.folder,
    page: {
      template: placeIcon(readTemplate(html), project, folderOut),
      ending: isPortable ? '/index.html' : '/',
      names,
      own,
      thumbnails: command.thumbnails === true && url !== undefined && !isPortable,
      ...(url !== undefined && {siteUrl: url}),
    },
    // Names of the author's style sheets. A project without one can wait for them.
    ownStyle: own.styles.length > 0 ? ownStyle + writePlatformCss(config) : ownStyle,
    publishesPrivate: command.publishesPrivate === true,
    remote: sources.remote,
    ...(git && {git}),
    ...(elements !== undefined && {elements}),
    ...(hasComponents && {components: true}),
  } as const;
  const out = outputAt(command.out);
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

/** Folders and file readers of a project. */
interface CommandSources {
  /** Folder of the command, with links resolved. */
  readonly place: string;
  /** Folder of docs.json. */
  readonly root: string;
  /** Reads all files, including private ones. */
  readonly all: ProjectFiles;
  /** Reads the files that can be published. */
  readonly files: ReturnType<typeof createPublicProject>;
  /** Cached files of other origins. */
  readonly remote: Map<string, ReadResult>;
}

async function readCommandSources(command: PrerenderCommand): Promise<CommandSources> {
  const place = await realpath(command.folder);
  const all = readSources(place, listOutputFolders(command));
  const files = createPublicProject(all, {publishesAll: command.publishesPrivate === true});
  return {place, root: resolveProjectFolder(place), all, files, remote: new Map()};
}

/** Checks published URLs, strict rules and options. Returns the reason if the command cannot continue. */
async function checkBeforeReading(
  {urls: lock, shard, strict, version, elements}: PrerenderCommand,
  {all, files, remote}: CommandSources,
): Promise<{readonly urls?: UrlCheck; readonly elements?: string} | Faulty | string> {
  // Run this before other reads, because it can add redirects to docs.json.
  const urls = lock && !shard ? await checkUrlLock(lock, {...files, readRemote: rememberRemote(remote)}) : undefined;
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

/** Reads the project and its Git facts. */
async function readCommandProject(command: PrerenderCommand, sources: CommandSources, hasCache: boolean) {
  const {root, files, remote} = sources;
  const notes: Notes = new Map();
  const pageNotes: Notes = new Map();
  const paths = await files.list();
  const pages = paths.filter(isPageFile);
  // With a cache, the number of pages to render is unknown.
  if (!hasCache && command.merge === undefined) startThreads(pages.length);
  // Git runs in its own process while this process reads the project.
  const requested = readGit(root, [...pages, ...paths.filter(path => /\.(?:json|ya?ml)$/i.test(path))]);
  const listed = {...files, list: async () => paths};
  const read = await openProject(buildNotingFiles(listed, notes), rememberRemote(remote), {
    pageFiles: {read: noting(files, pageNotes)},
  });
  return {read, git: await requested, paths, notes, pageNotes};
}

/** Opens the output folder and the page cache. */
function openOutput(
  {out, isForced}: PrerenderCommand,
  cache: string | undefined,
  begin: (out: OutputFolder) => void,
): OutputFolder {
  if (cache !== undefined) tagCache(cache);
  const folder = new OutputFolder(outputAt(out), {pages: cache && pagesIn(cache), isForced: isForced === true});
  begin(folder);
  folder.open();
  return folder;
}

/** Returns why a strict run writes nothing. Undefined if the check finds no errors. */
async function countStrictErrors(
  sources: ProjectFiles,
  remote: Map<string, ReadResult>,
  version: string,
): Promise<string | undefined> {
  const {checkProject} = await import('../../../../src/check/check-project.js');
  const {errors} = await checkProject({...sources, readRemote: rememberRemote(remote)}, {version});
  if (errors === 0) return undefined;
  return formatMessage({
    message: `${errors} ${errors === 1 ? 'error' : 'errors'}, so the command wrote nothing.`,
    fix: 'Run lectern check to see them, or run the command without --strict.',
  });
}

/** Returns the facts of a project that threads need. */
function setupOf(project: OpenProject, survey: Survey) {
  const {paths, pageMetadata, documents, bundles, site, pages} = project;
  const removed = pages.flatMap(({removed}) => removed ?? []);
  return {paths, survey, known: {pageMetadata, documents, bundles, found: site.found ?? [], removed}};
}

/** Returns the project's files that every page loads, except those in index.html. */
async function ownOf(files: ProjectFiles, paths: readonly string[], template: string, hasScripts: boolean) {
  const {styles, scripts} = ownFiles(paths);
  const isLoaded = (path: string) => template.includes(path);
  const kinds = await scriptKinds(files, hasScripts ? scripts.filter(path => !isLoaded(path)) : []);
  const own = [...kinds].map(([src, isModule]) => ({src, isModule}));
  return {styles: styles.filter(path => !isLoaded(path)), scripts: own};
}

/** Returns whether a kind of project code can run in readers' browsers. */
function runs({run = []}: PrerenderCommand, what: string, {config}: Site): boolean {
  return run.includes(what) || config.lectern.run.includes(what);
}
