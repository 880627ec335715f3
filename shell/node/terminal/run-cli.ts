import {statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {formatMessage} from '../../../src/base/problem.js';
import {allCommands} from '../commands/all.js';
import {readPackageVersion, resolvePackageFolder} from '../files/package-folder.js';
import type {AnyCommand, CommandResult, Terminal} from './command.js';
import {parseOptions} from './options.js';
import {toRelativePath} from './program-name.js';
import {explainSystemError} from './system-error.js';
import {describeOptionBeforeCommand, describeUnknownCommand} from './unknown-command.js';

/**
 * Runs the command line. Returns the exit code: 0 success, 1 errors found, 2 could not run. Returns undefined while a
 * server runs.
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const named = {...terminal, err: (line: string) => terminal.err(nameProgram(line, terminal.program))};
  const ending = await run(args, named);
  if (typeof ending !== 'string') return ending;
  named.err(ending);
  return 2;
}

/** Writes the command that the user can run into messages, such as `npx lectern check`. */
function nameProgram(line: string, program = 'lectern'): string {
  return line.replaceAll(/(?<=\b(?:Run|run) )lectern /g, `${program} `);
}

async function run(args: readonly string[], terminal: Terminal): Promise<CommandResult> {
  const {out, program = 'lectern'} = terminal;
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('-')) return withoutCommand(args, terminal);
  if (name === 'version') return printVersion(terminal);
  if (name === 'help') {
    const [topic] = rest;
    if (topic === undefined || topic === 'help') return withoutCommand([], terminal);
    return findCommand(topic) ? run([topic, '--help'], terminal) : describeUnknownCommand(topic, commandNames, program);
  }
  const command = findCommand(name);
  if (!command) return describeUnknownCommand(name, commandNames, program);
  const parsed = parseOptions(rest, {...command, others: collectOptions(), advice: `${program} help ${name}`});
  if (typeof parsed === 'string') return parsed;
  const {values, positionals} = parsed;
  if (values.help) {
    out(`${command.help}\n\n  --help, --version`);
    return 0;
  }
  if (values.version) return printVersion(terminal);
  const version = readPackageVersion();
  const [place = '.', ...more] = positionals;
  const folder = isConfigPath(place) ? dirname(place) : place;
  if (!command.hasFiles && more.length > 0)
    return formatMessage({
      message: `The command accepts one folder, but also got "${more[0]}".`,
      fix: `Pass one folder, such as ${folder}.`,
    });
  const given = command.hasFiles ? {folder: '.', files: positionals} : {folder};
  try {
    return await command.run({...given, values, version}, terminal);
  } catch (error) {
    const why = explainSystemError(error);
    if (why === undefined) throw error;
    return why;
  }
}

/** Returns whether an argument names the docs.json of a project instead of its folder. */
function isConfigPath(place: string): boolean {
  return basename(place) === 'docs.json' && statSync(place, {throwIfNoEntry: false})?.isFile() === true;
}

const commandNames = Object.keys(allCommands);

function findCommand(name: string): AnyCommand | undefined {
  return Object.hasOwn(allCommands, name) ? allCommands[name] : undefined;
}

function collectOptions(): ReadonlySet<string> {
  return new Set(Object.values(allCommands).flatMap(({options}) => Object.keys(options)));
}

function withoutCommand(args: readonly string[], terminal: Terminal): CommandResult {
  const {program = 'lectern'} = terminal;
  const misplaced = describeOptionBeforeCommand(args, commandNames, program);
  if (misplaced !== undefined) return misplaced;
  const parsed = parseOptions(args, {options: {}, help: '', others: collectOptions(), advice: `${program} help`});
  if (typeof parsed === 'string') return parsed;
  if (parsed.values.version) return printVersion(terminal);
  terminal.out(writeOverview(program));
  return 0;
}

/** Returns the help on one screen: commands, examples, and the URL of the manual. */
function writeOverview(program: string): string {
  const commands = Object.entries(allCommands).map(([name, {summary}]) => `  ${name.padEnd(11)} ${summary}`);
  return `lectern ${readPackageVersion()}: documentation sites from docs.json, Markdown and API documents

Commands:
${commands.join('\n')}

Examples:
  ${program} init docs
  ${program} dev docs --open
  ${program} check docs
  ${program} prerender docs --site-url https://docs.example.com/

Help of a command: ${program} help check
Manual: ${toRelativePath(process.cwd(), join(resolvePackageFolder(), 'dist', 'manual'))}`;
}

function printVersion({out}: Terminal): number {
  out(readPackageVersion());
  return 0;
}
