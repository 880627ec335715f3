import {existsSync} from 'node:fs';
import {cp, lstat, mkdir, readdir, realpath, rm, stat, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import {formatMessage, formatProblem} from '../../../../src/base/problem.js';
import {type Migration, migrate, reportFile} from '../../../../src/migrate/migrate.js';
import {type MigrationTool, tools} from '../../../../src/migrate/plan.js';
import {isFolder} from '../../files/project-files.js';
import type {Output} from '../../terminal/command.js';
import {formatFolderArgument} from '../../terminal/program-name.js';
import {favicon, gitignore} from './new-project.js';
import {toolNames} from './other-tool.js';
import {findRepository, findSchemaPath} from './repository.js';
import {openSourceFolder} from './source-folder.js';

/** Options of `lectern init --from TOOL SOURCE --out DIR`. */
export interface FromCommand {
  /** Name of the other tool, or `auto` to detect it. */
  readonly from: string;
  readonly source: string;
  /** Folder to write to. By default, it is next to the source. */
  readonly out?: string;
  readonly name?: string;
  /** Allows output into a folder that is not empty. */
  readonly isForced: boolean;
}

/** Maximum size in bytes of a file to copy. */
const MAX_BYTES = 100_000_000;

/**
 * Runs `lectern init --from`: converts a project of another documentation tool. Does not change the source. Returns the
 * reason if it failed.
 */
export async function runFrom(command: FromCommand, {out, program}: Output): Promise<string | undefined> {
  const {from, source} = command;
  const wanted = from === 'auto' ? undefined : tools.find(each => each === from.toLowerCase());
  if (wanted === undefined && from !== 'auto')
    return formatMessage({
      message: `--from ${from} is not an allowed value.`,
      fix: `Pass one of these values: auto, ${tools.join(', ')}.`,
    });
  if (!(await isFolder(source)))
    return formatMessage({message: `"${source}" is not a folder.`, fix: 'Pass the folder of the old project.'});
  const target = command.out ?? findOutputFolder(source);
  const refused = await refuse(source, target, command.isForced);
  if (refused) return refused;
  const {made, root} = await migrateFolder(source, target, wanted);
  if ('message' in made) return formatProblem(made);
  await writeMigration(made, {source: root, target, name: command.name});
  out(writeSummary(made, target, program));
  return undefined;
}

/**
 * Converts the project in a folder. If its configuration uses pages outside, such as `docs.path: '../docs'`, reads from
 * the folder that contains both, in the same repository.
 */
async function migrateFolder(source: string, target: string, wanted: MigrationTool | undefined) {
  const site = await realpath(source);
  const repository = findRepository(site);
  for (let root = site; ; ) {
    const made = await migrate(
      await openSourceFolder(root, {site: relative(root, site).replaceAll(sep, '/'), except: resolve(target)}),
      wanted,
    );
    if (!('outside' in made) || made.outside === undefined) return {made, root};
    const pages = resolve(root, made.outside);
    if (!`${pages}${sep}`.startsWith(repository + sep)) return {made, root};
    while (!`${pages}${sep}`.startsWith(root + sep)) root = dirname(root);
  }
}

/** Returns the default output folder, next to the source. */
export function findOutputFolder(source: string): string {
  return join(dirname(resolve(source)), `${basename(resolve(source))}-lectern`);
}

/**
 * Explains why the command can't write to a folder: it is the source, is inside the source, or is not empty. Undefined
 * if it can.
 */
async function refuse(source: string, target: string, isForced: boolean): Promise<string | undefined> {
  const from = await realpath(source);
  let existing = resolve(target);
  while (!existsSync(existing)) existing = dirname(existing);
  const into = join(await realpath(existing), resolve(target).slice(existing.length));
  if (into === from || into.startsWith(from + sep))
    return formatMessage({
      message: `"${target}" is inside the old project, so the command wrote nothing.`,
      fix: 'Choose a folder outside the old project, such as --out ../docs.',
    });
  if (!existsSync(target)) return undefined;
  if (!(await isFolder(target)))
    return formatMessage({
      message: `"${target}" is a file, not a folder.`,
      fix: 'Pass a folder, such as --out docs. The command creates it.',
    });
  if (isForced || (await readdir(target)).length === 0) return undefined;
  return formatMessage({
    message: `"${target}" is not empty, so the command wrote nothing.`,
    fix: 'Choose another folder with --out, or pass --force to overwrite files.',
  });
}

async function writeMigration(
  {texts, copies}: Migration,
  {source, target, name}: {source: string; target: string; name: string | undefined},
): Promise<void> {
  const docs = JSON.parse(texts.get('docs.json') ?? '{}') as {name: string; favicon?: string};
  if (name !== undefined) docs.name = name;
  const all = new Map(texts).set('.gitignore', gitignore);
  // Add a favicon if the project has none, because browsers always request one.
  if (!docs.favicon) all.set('favicon.svg', favicon(docs.name));
  all.set(
    'docs.json',
    `${JSON.stringify({$schema: findSchemaPath(target), ...docs, favicon: docs.favicon ?? '/favicon.svg'}, null, 2)}\n`,
  );
  for (const [path, text] of all) {
    await mkdir(dirname(join(target, path)), {recursive: true});
    await replaceLink(join(target, path));
    await writeFile(join(target, path), text);
  }
  const root = await realpath(source);
  for (const [path, from] of copies) {
    const file = await realpath(join(root, from));
    if (!file.startsWith(root + sep) || (await stat(file)).size > MAX_BYTES) continue;
    await mkdir(dirname(join(target, path)), {recursive: true});
    await replaceLink(join(target, path));
    await cp(file, join(target, path));
  }
}

/** Removes a symbolic link at the path of an output file: writing through it could change a file outside. */
async function replaceLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSymbolicLink()) await rm(path);
}

function writeSummary({tool, counts, leftovers}: Migration, target: string, program = 'lectern'): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const at = formatFolderArgument(target);
  const lines = [
    `Converted from ${toolNames[tool]} to ${target}:`,
    `  ${count(counts.pages, 'page', 'pages')}, ${count(counts.entries, 'entry', 'entries')} in the navigation, ${count(counts.redirects, 'redirect', 'redirects')}, ${count(counts.files, 'file', 'files')} copied`,
    leftovers.length === 0
      ? '  Lectern converted everything.'
      : `  ${count(leftovers.length, 'open task', 'open tasks')}: ${join(target, reportFile)} lists each with its fix.`,
    '',
    'Next:',
    `  ${program} dev${at}     Shows the site while you write`,
    `  ${program} check${at}   Finds mistakes`,
  ];
  return lines.join('\n');
}
