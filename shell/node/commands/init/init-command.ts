import {existsSync} from 'node:fs';
import {mkdir, stat, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {formatCount} from '../../../../src/base/format-count.js';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {formatMessage} from '../../../../src/base/problem.js';
import type {HostName} from '../../../../src/hosts/host.js';
import {formerConfigFix, hasFormerConfig} from '../../files/missing-config.js';
import type {Output} from '../../terminal/command.js';
import {formatFolderArgument} from '../../terminal/program-name.js';
import {guessDocument, guessName} from './guess.js';
import {writeNewProject} from './new-project.js';
import {findOwnPages} from './own-pages.js';
import {buildPublishFiles} from './publish-files.js';
import {renderReadme} from './render-readme.js';
import {findSchemaPath, locateRepository} from './repository.js';
import {writeRuntime} from './runtime.js';

export {writeReferenceFolder} from './reference-folder.js';

export interface InitCommand {
  readonly folder: string;
  /** Name of the project. If absent, the command guesses it. */
  readonly name?: string;
  /** Path of the API document in the folder. If absent, the command looks for one. */
  readonly document?: string;
  /**
   * Whether to copy Lectern's browser files into the project and write a manifest, so that any static server can serve
   * it.
   */
  readonly hasRuntime: boolean;
  /** Host to write configuration files for. */
  readonly host?: HostName;
  /** Whether to overwrite files of the same name in `_lectern/` that Lectern did not write. */
  readonly isForced?: boolean;
}

/**
 * Runs `lectern init`: writes the files of a small project, and overwrites nothing. Returns the reason if it failed.
 */
export async function runInit(
  {folder, name: given, document, hasRuntime, host, isForced = false}: InitCommand,
  terminal: Output,
): Promise<string | undefined> {
  const {out, program = 'lectern'} = terminal;
  if (await isFile(folder))
    return formatMessage({
      message: `"${folder}" is a file, not a folder.`,
      fix: 'Pass a folder, such as docs. The command creates it.',
    });
  if (hasFormerConfig(folder))
    return formatMessage({message: `"${folder}" already contains a project (mint.json).`, fix: formerConfigFix});
  const isNew = !existsSync(join(folder, 'docs.json'));
  if (!isNew && !hasRuntime)
    return formatMessage({
      message: `"${folder}" already contains a project (docs.json).`,
      fix: `Run ${program} dev${formatFolderArgument(folder)} to see it.`,
    });
  if (isNew) {
    const why = await writeProject({folder, given, document, host}, out);
    if (why !== undefined) return why;
  }
  const why = hasRuntime ? await writeRuntime({folder, isForced}, terminal) : undefined;
  if (why !== undefined) return why;
  if (isNew) out(describeNextSteps(program, folder, host));
  return undefined;
}

interface Written {
  readonly folder: string;
  readonly given: string | undefined;
  readonly document: string | undefined;
  readonly host: HostName | undefined;
}

async function writeProject(
  {folder, given, document: named, host}: Written,
  out: Output['out'],
): Promise<string | undefined> {
  const document = named ?? (await guessDocument(folder));
  const name = given ?? (await guessName(folder));
  const own = existsSync(folder) ? await findOwnPages(folder) : undefined;
  const place = locateRepository(folder);
  const published = host && buildPublishFiles(host, place);
  const files = new Map(writeNewProject({name, schema: findSchemaPath(folder), ...omitUndefined({document, own})}));
  if (!own) files.set('README.md', renderReadme(name, host && published && {host, command: published.command}));
  const here = [...files.keys()].filter(path => existsSync(join(folder, path)));
  // Ignore these files: most repositories have them, and their content fits.
  const used = here.filter(path => path !== '.gitignore' && path !== 'README.md' && !(own && path === 'favicon.svg'));
  if (used.length > 0)
    return formatMessage({
      message: `${used.join(', ')} ${used.length === 1 ? 'is' : 'are'} already in "${folder}", so the command wrote nothing.`,
      fix: 'Choose another folder, such as docs.',
    });
  for (const [path, text] of files) {
    if (here.includes(path)) continue;
    await mkdir(join(folder, path, '..'), {recursive: true});
    await writeFile(join(folder, path), text, {flag: 'wx'});
    out(path);
  }
  if (own) out(`docs.json lists ${formatCount(own.count, 'page')} of this folder.`);
  for (const [path, text] of published?.files ?? []) {
    const file = join(place.root, path);
    if (existsSync(file)) {
      out(`${path} already exists. The command did not change it.`);
      continue;
    }
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
    out(path);
  }
  if (published && published.files.size > 0 && !place.hasLectern)
    out(
      'The host installs Lectern from your package.json. Add lectern to devDependencies, and commit package-lock.json.',
    );
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    each => !each.isDirectory(),
    () => false,
  );
}

function describeNextSteps(program: string, folder: string, host: HostName | undefined): string {
  const at = formatFolderArgument(folder);
  const steps = [
    [`${program} dev${at}`, 'Shows the site while you write'],
    [`${program} check${at}`, 'Finds mistakes'],
    [`${program} prerender${at}${host ? ` --host ${host}` : ''}`, 'Writes the site as static files'],
  ] as const;
  const width = Math.max(...steps.map(([line]) => line.length));
  return ['', 'Next:', ...steps.map(([line, words]) => `  ${line.padEnd(width)}   ${words}`)].join('\n');
}
