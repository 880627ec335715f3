import {isFile, type ReadResult} from '../../../src/base/files.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {checkProject} from '../../../src/check/check-project.js';
import type {CheckReport} from '../../../src/check/report.js';
import {readConfig} from '../../../src/config/read-config.js';
import type {LoadSchema} from '../../../src/openapi/validation/compiled-schema.js';
import {buildManifest} from '../../../src/site/build-manifest.js';
import {buildIgnoreRules, ignoreFiles} from '../../../src/site/project/ignore-rules.js';
import {renderIndexHtml} from '../../../src/site/project/index-html.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {buildPublicDocs, createPublicProject, type PublicProject} from '../../../src/site/project/public-project.js';
import {findRuntimeUse, type RuntimeUse} from '../../../src/site/project/runtime-files.js';
import {type ProjectContent, readProjectFile} from './opened-project.js';

/** Message to the worker: check a whole project, or find out what its download contains. */
export interface ProjectTask {
  readonly id: number;
  readonly task: 'check' | 'pack';
  readonly content: ProjectContent;
}

/**
 * Content of a download: files of the project, changed or added texts, and the files of Lectern that the project uses.
 */
export interface SitePack {
  /** Paths of the project's files. Excludes private pages, private keys, and ignored files. */
  readonly paths: readonly string[];
  /** Texts that replace files: docs.json and API documents without their private parts. */
  readonly replaced: ReadonlyMap<string, string>;
  readonly manifest: string;
  readonly indexHtml: string;
  readonly use: RuntimeUse;
}

export interface ProjectResult {
  readonly id: number;
  readonly report?: CheckReport;
  readonly pack?: SitePack;
  /** Set instead of a result if the worker failed. */
  readonly failure?: string;
}

/** Runs a task of the worker. Never rejects: reports errors in the result. */
export async function runProjectTask({id, task, content}: ProjectTask, loadSchema: LoadSchema): Promise<ProjectResult> {
  try {
    const files = await openContent(content, loadSchema);
    return task === 'check'
      ? {id, report: await checkProject(files, {version: ''})}
      : {id, pack: await packSite(files)};
  } catch (error) {
    return {id, failure: getErrorMessage(error)};
  }
}

async function packSite(files: ProjectFiles): Promise<SitePack> {
  const {config} = await readConfig(files);
  const site = createPublicProject(files);
  const paths = await site.list();
  return {
    paths,
    replaced: await findReplaced(files, site, paths),
    manifest: await buildManifest(site),
    indexHtml: renderIndexHtml(config.name, config.favicon?.light),
    use: await findRuntimeUse(files),
  };
}

/** Removes private entries from docs.json, and private parts from API documents. Returns only texts that changed. */
async function findReplaced(
  written: ProjectFiles,
  site: PublicProject,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const replaced = new Map<string, string>();
  for (const path of paths.filter(each => /\.(?:json|ya?ml)$/i.test(each))) {
    const [before, now] = [await written.read(path), await site.read(path)];
    if (isFile(before) && isFile(now) && now.text !== before.text) replaced.set(path, now.text);
  }
  const docs = await buildPublicDocs(site);
  if (docs !== undefined) replaced.set('docs.json', docs);
  return replaced;
}

/** Opens a project in memory, as the command line opens a folder. */
async function openContent(content: ProjectContent, loadSchema: LoadSchema): Promise<ProjectFiles> {
  const texts = new Map<string, Promise<ReadResult>>();
  const read = (path: string): Promise<ReadResult> => {
    const known = texts.get(path) ?? readText(path, content);
    texts.set(path, known);
    return known;
  };
  const textOf = async (path: string) => {
    const result = await read(path);
    return isFile(result) ? result.text : '';
  };
  const isIgnored = buildIgnoreRules(await textOf('docs.json'), await Promise.all(ignoreFiles.map(textOf)));
  const paths = [...content.keys()].filter(path => !/(?:^|\/)\./.test(path) && !isIgnored(path)).sort();
  return {read, list: async () => paths, isIgnored, loadSchema};
}

async function readText(path: string, content: ProjectContent): Promise<ReadResult> {
  const found = content.get(path);
  if (found === undefined) return {path, missing: 'absent'};
  const file = await readProjectFile(path, found);
  return file ? {path, text: await file.text()} : {path, missing: 'failed', reason: `The browser cannot read ${path}.`};
}
