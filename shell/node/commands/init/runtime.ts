import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {formatMessage} from '../../../../src/base/problem.js';
import {readConfig} from '../../../../src/config/read-config.js';
import {renderIndexHtml} from '../../../../src/site/project/index-html.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import {
  findRuntimeUse,
  type RuntimeFiles,
  type RuntimeUse,
  selectRuntimeFiles,
} from '../../../../src/site/project/runtime-files.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {openNodeProject} from '../../files/project-files.js';
import {buildProjectManifest} from '../../files/project-manifest.js';
import type {Output} from '../../terminal/command.js';
import {formatFolderArgument} from '../../terminal/program-name.js';
import {formatRecord, listFilesOfFolder, readRecord} from '../prerender/output-record.js';

export interface RuntimeCommand {
  readonly folder: string;
  /** Whether to overwrite files of the same name in `_lectern/` that Lectern did not write. */
  readonly isForced: boolean;
}

/** Name of the file in `_lectern/` that lists the files which Lectern wrote. */
const recordName = 'written.json';

/**
 * Runs `lectern init --runtime`: prepares a project for any static server, without a build. Copies the browser files,
 * and writes a manifest, and index.html if it is missing. Returns the reason if it failed.
 */
export async function writeRuntime(
  {folder, isForced}: RuntimeCommand,
  {out, program = 'lectern'}: Output,
): Promise<string | undefined> {
  const project = openNodeProject(folder);
  const {config} = await readConfig(project);
  const dist = join(resolvePackageFolder(), 'dist');
  const {paths, unused} = await readRuntimeFiles(dist, await findRuntimeUse(project));
  // Write the manifest on each run: browsers can't list a server's files.
  const manifest = await buildProjectManifest(createPublicProject(project), folder);
  const why = await copyFiles({folder, isForced, dist, paths, manifest});
  if (why !== undefined) return why;
  const html = join(folder, 'index.html');
  if (!existsSync(html)) {
    await writeFile(html, renderIndexHtml(config.name, config.favicon?.light), {flag: 'wx'});
    out('index.html');
  } else if (!/\smanifest\s*=/.test(await readFile(html, 'utf8')))
    out('Add manifest="_lectern/manifest.json" to the script tag in index.html, so that pages load it.');
  const command = `${program} init${formatFolderArgument(folder)} --runtime`;
  out(`_lectern/: ${await describeFiles(dist, paths)}. Any static server can show this folder without a build.`);
  if (unused.length > 0) out(`Not copied, because no page uses them: ${unused.join(', ')}.`);
  out(
    `Commit _lectern/ if you publish this folder as it is. Run ${command} again after you update Lectern or change pages.`,
  );
  return undefined;
}

/** Returns the browser files of the package that a project with these features needs. */
export async function readRuntimeFiles(dist: string, use: RuntimeUse): Promise<RuntimeFiles> {
  return selectRuntimeFiles(JSON.parse(await readFile(join(dist, 'runtime.json'), 'utf8')), use);
}

/** Describes the copied files: their number and total size. */
export async function describeFiles(dist: string, paths: readonly string[]): Promise<string> {
  const sizes = await Promise.all(paths.map(path => stat(join(dist, path))));
  const megabytes = sizes.reduce((sum, {size}) => sum + size, 0) / 1e6;
  return `${paths.length} files, ${megabytes.toFixed(1)} MB`;
}

interface Copy extends RuntimeCommand {
  readonly dist: string;
  readonly paths: readonly string[];
  /** Content of `manifest.json`. Absent for a folder without a project. */
  readonly manifest?: string;
}

/**
 * Copies files into `_lectern/`. Overwrites and deletes only files that an earlier run wrote. Returns the reason if it
 * can't.
 */
export async function copyFiles({folder, isForced, dist, paths, manifest}: Copy): Promise<string | undefined> {
  const target = join(folder, '_lectern');
  const files = [...paths, recordName, ...(manifest === undefined ? [] : ['manifest.json'])];
  const record = existsSync(target) ? readRecord(target, recordName) : undefined;
  const otherFiles = files.filter(path => existsSync(join(target, path)) && !record?.hasFile(path));
  if (otherFiles.length > 0 && !isForced)
    return formatMessage({
      message: `"${target}" contains files that Lectern did not write: ${otherFiles.slice(0, 5).join(', ')}${otherFiles.length > 5 ? ` and ${otherFiles.length - 5} more` : ''}.`,
      fix: 'Move these files, or pass --force to replace them. --force deletes no other file.',
    });
  // Delete the files of the earlier run. Chunks have a hash in their name, so those of another version would stay
  // forever.
  if (record)
    for (const path of listFilesOfFolder(target))
      if (record.hasFile(path) && !files.includes(path)) await rm(join(target, path));
  for (const path of paths) await replaceFile(join(target, path), await readFile(join(dist, path)));
  if (manifest !== undefined) await replaceFile(join(target, 'manifest.json'), manifest);
  await replaceFile(join(target, recordName), formatRecord(files));
  return undefined;
}

/**
 * Writes a file. Removes a symbolic link at its path first: writing through it could change a file outside of the
 * project.
 */
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), {recursive: true});
  await rm(path, {force: true});
  await writeFile(path, content, {flag: 'wx'});
}
