import {join} from 'node:path';
import type {ReadResult} from '../../../../src/base/files.js';
import {
  type KnownPages,
  type OpenProject,
  openProject,
  type ReadRemote,
} from '../../../../src/prerender/open-project.js';
import type {WriteOptions} from '../../../../src/prerender/write-options.js';
import type {PageSlugs, ProjectFiles} from '../../../../src/site/project/project-files.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import type {GitFacts} from '../../files/git.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {openNodeProject} from '../../files/project-files.js';
import {readDocumentAt} from '../../files/read-document.js';
import {createIslandDrawer} from '../../live/draw-islands.js';
import {renderChrome} from '../../render-chrome.js';
import {createTypeChecker} from '../../types/create-type-checker.js';
import type {FillPage} from '../render/author-elements.js';
import {highlighter} from './bundle.js';
import {createClassSheets} from './class-sheets.js';
import {createSizeFinder} from './create-size-finder.js';
import {createIconFinder} from './icon-finder.js';
import {createRecordingFiles, type FileHashes} from './noting-files.js';
import {createPageSheets} from './page-sheets.js';

/** Data that a thread needs to write pages of a project. Plain, so that it can be sent to the thread. */
export interface ThreadSetup {
  /** Folder of the project, or path of its only API document. */
  readonly place: string;
  /** Folder that paths in the project are relative to. */
  readonly folder: string;
  readonly out: string;
  readonly page: Pick<WriteOptions, 'template' | 'ending' | 'names' | 'own' | 'siteUrl' | 'thumbnails'>;
  /** CSS of theme and docs.json, added to every style sheet. */
  readonly ownStyle: string;
  readonly git?: GitFacts;
  /** Absolute path of the module that defines the author's Lit elements. */
  readonly elements?: string;
  /** Whether to compile components of the project, and render and hydrate them. */
  readonly components?: boolean;
  readonly paths: readonly string[];
  /** Which pages and operations are private. */
  readonly survey: PageSlugs;
  readonly publishesPrivate: boolean;
  readonly known: KnownPages;
  /** Responses for documents at URLs, by URL. Threads send no requests. */
  readonly remote: ReadonlyMap<string, ReadResult>;
}

/** Returns the options of the page writer. */
export function writeOptions(
  {
    folder,
    out,
    page,
    ownStyle,
    git,
    paths,
    elements,
    components,
  }: Omit<ThreadSetup, 'place' | 'known' | 'remote' | 'survey' | 'publishesPrivate'>,
  library: string,
): WriteOptions {
  return {
    ...page,
    renderChrome,
    modified: file => git?.dates.get(file),
    findIcon: createIconFinder(join(resolvePackageFolder(), 'dist'), library),
    findSize: createSizeFinder(folder, paths),
    classSheet: createClassSheets(),
    firstSheet: createPageSheets(ownStyle),
    types: createTypeChecker(folder),
    highlighter,
    ...(elements !== undefined && {finish: createFinisher(elements)}),
    ...(components && {drawLive: createIslandDrawer(out)}),
  };
}

/** Returns a function that renders the author's elements in a page. The first page loads their module. */
function createFinisher(elements: string): FillPage {
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  let filling: Promise<FillPage> | undefined;
  return async page => {
    filling ??= import('../render/author-elements.js').then(({loadAuthorElements}) =>
      loadAuthorElements(elements, print),
    );
    return (await filling)(page);
  };
}

/** Opens a project in a thread. Records which files it reads, except page files. */
export async function openSetup(
  setup: ThreadSetup,
  notes: FileHashes,
): Promise<{readonly project: OpenProject; readonly options: WriteOptions}> {
  const {survey, publishesPrivate: publishesAll} = setup;
  const all = createPublicProject(openNodeProject(setup.place), {publishesAll, known: survey});
  const files: ProjectFiles = {...all, list: async () => setup.paths};
  const opened = await openProject(createRecordingFiles(files, notes), createRemoteCache(new Map(setup.remote)), {
    known: setup.known,
    pageFiles: files,
  });
  const project = addGitFacts(opened, setup.git);
  return {project, options: writeOptions(setup, project.site.config.icons.library)};
}

export function addGitFacts(project: OpenProject, git: GitFacts | undefined): OpenProject {
  if (!git) return project;
  const {dates: _, isShallow: __, ...repository} = git;
  return {...project, site: {...project.site, repository}};
}

/** Creates a function that reads documents at URLs. `known` stores the results. */
export function createRemoteCache(known: Map<string, ReadResult>): ReadRemote {
  return async url => {
    const result = known.get(url) ?? (await readDocumentAt(url));
    known.set(url, result);
    return result;
  };
}
