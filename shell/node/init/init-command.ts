import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {HostName} from '../../../src/hosts/host.js';
import {publicProject} from '../../../src/project/public-project.js';
import type {Output} from '../command.js';
import {packageFolder} from '../package-folder.js';
import {filesBelow} from '../prerender/bundle.js';
import {formatRecord, listWritten, readRecord} from '../prerender/output-record.js';
import {isFolder, nodeProject} from '../project-files.js';
import {projectManifest} from '../project-manifest.js';
import {guessDocument, guessName} from './guess.js';
import {newProject} from './new-project.js';
import {publishing, repositoryOf} from './publish-files.js';
import {readme} from './readme.js';

export interface InitCommand {
  readonly folder: string;
  /** What the project is called; guessed where it is absent. */
  readonly name?: string;
  /** Copies what browsers load into a project that is there, too, and writes a manifest. A new one gets it anyway. */
  readonly hasRuntime: boolean;
  /** Where it will be published: what that host needs is written, too. */
  readonly host?: HostName;
  /** Replaces files of the same name in _lectern/ that Lectern did not write. */
  readonly isForced?: boolean;
}

/** Record of the files in `_lectern/` that Lectern wrote. */
const recordName = 'written.json';

/** What a site by script tag never asks for: tools, other kinds of site, what editors and compilers read. */
const notLoaded = /^(?:node|types|enhance|spec-schemas|thumbnails)$|^(?:proxy|ssr|start|check-worker)\.js$|\.json$/;

/** `lectern init`: writes a small project, and nothing over what is there. A text says why it did not. */
export async function runInit(
  {folder, name: given, hasRuntime, host, isForced = false}: InitCommand,
  {out}: Output,
): Promise<string | undefined> {
  const shown = folder === '.' ? '' : ` ${folder}`;
  if (await isFile(folder)) return `"${folder}" is a file.\nFix: give a folder; it need not be there yet.`;
  if (existsSync(join(folder, 'docs.json'))) {
    if (!hasRuntime)
      return `There is a project in "${folder}" already: docs.json.\nFix: look at it with lectern dev${shown}.`;
    const why = await copyRuntime({folder, isForced, hasManifest: true});
    if (why !== undefined) return why;
    out('Copied _lectern/: all that browsers load, and what git and the heads of pages say (manifest.json).');
    if (!(await namesManifest(folder)))
      out('Add manifest="_lectern/manifest.json" to the script tag in index.html, so that pages read it.');
    return undefined;
  }
  const document = await guessDocument(folder);
  const name = given ?? (await guessName(folder));
  const {root, path: inside} = repositoryOf(folder);
  const published = host && publishing(host, inside);
  const files = new Map(
    newProject({name, hasRuntime, isPrerendered: host !== undefined, ...(document !== undefined && {document})}),
  );
  files.set('README.md', readme(name, host && published && {host, command: published.command}));
  const here = [...files.keys()].filter(path => existsSync(join(folder, path)));
  // Every repository has these; what is in them is right.
  const taken = here.filter(path => path !== '.gitignore' && path !== 'README.md');
  if (taken.length > 0)
    return `${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} in "${folder}" already; nothing was written.\nFix: choose a folder of its own, such as lectern init docs.`;
  for (const [path, text] of files) {
    if (here.includes(path)) continue;
    await mkdir(join(folder, path, '..'), {recursive: true});
    await writeFile(join(folder, path), text, {flag: 'wx'});
    out(path);
  }
  for (const [path, text] of published?.files ?? []) {
    const file = join(root, path);
    if (existsSync(file)) {
      out(`${path} is there already and stays as it is.`);
      continue;
    }
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
    out(path);
  }
  const why = await copyRuntime({folder, isForced, hasManifest: hasRuntime});
  if (why !== undefined) return why;
  out(nextSteps(shown, host));
  return undefined;
}

/** What `copyRuntime` writes, and where. */
interface Runtime {
  readonly folder: string;
  readonly isForced: boolean;
  /** Also writes manifest.json. */
  readonly hasManifest: boolean;
}

/**
 * Copies what browsers load of a site by script tag, so that any static server can show the folder as it is. Replaces and
 * deletes only files that an earlier run wrote; a text says why nothing was copied.
 */
async function copyRuntime({folder, isForced, hasManifest}: Runtime): Promise<string | undefined> {
  const dist = join(packageFolder(), 'dist');
  const target = join(folder, '_lectern');
  const names = (await readdir(dist)).filter(name => !notLoaded.test(name));
  const copied = (
    await Promise.all(
      names.map(async name =>
        (await isFolder(join(dist, name))) ? prefixed(name, await filesBelow(join(dist, name))) : [name],
      ),
    )
  ).flat();
  const files = [...copied, recordName, ...(hasManifest ? ['manifest.json'] : [])];
  const record = existsSync(target) ? readRecord(target, recordName) : undefined;
  const foreign = files.filter(path => existsSync(join(target, path)) && !record?.hasFile(path));
  if (foreign.length > 0 && !isForced)
    return `"${target}" holds files that Lectern did not write: ${foreign.slice(0, 5).join(', ')}${foreign.length > 5 ? ` and ${foreign.length - 5} more` : ''}.\nFix: Move these files, or pass --force to replace them. --force deletes no other file.`;
  // Chunks carry a hash in their names: those of another version would stay.
  if (record)
    for (const path of listWritten(target))
      if (record.hasFile(path) && !files.includes(path)) await rm(join(target, path));
  for (const path of copied) await replaceFile(join(target, path), await readFile(join(dist, path)));
  // Browsers cannot find out what is in it; every run makes it anew.
  if (hasManifest)
    await replaceFile(join(target, 'manifest.json'), await projectManifest(publicProject(nodeProject(folder)), folder));
  await replaceFile(join(target, recordName), formatRecord(files));
  return undefined;
}

const prefixed = (folder: string, paths: readonly string[]) => paths.map(path => `${folder}/${path}`);

/** Writes a file in the place of another one. A link is replaced, not followed: it may lead out of the project. */
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), {recursive: true});
  await rm(path, {force: true});
  await writeFile(path, content, {flag: 'wx'});
}

async function namesManifest(folder: string): Promise<boolean> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return /\smanifest\s*=/.test(html);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    each => !each.isDirectory(),
    () => false,
  );
}

function nextSteps(shown: string, host: HostName | undefined): string {
  const steps = [
    [`lectern dev${shown}`, 'Shows it while you write'],
    [`lectern check${shown}`, 'Finds mistakes'],
    [`lectern prerender${shown}${host ? ` --host ${host}` : ''}`, 'Writes the site as static files'],
  ] as const;
  const width = Math.max(...steps.map(([line]) => line.length));
  return ['', 'Next:', ...steps.map(([line, words]) => `  ${line.padEnd(width)}   ${words}`)].join('\n');
}
