import {parseArgs} from 'node:util';
import {nearest} from '../../src/config/nearest.js';
import type {Options, Terminal} from './command.js';
import {allCommands} from './commands/all.js';
import {packageVersion} from './package-folder.js';

/** What every command has. */
const common = {
  help: {type: 'boolean', short: 'h', default: false},
  version: {type: 'boolean', short: 'v', default: false},
} as const satisfies Options;

/** The command line tool. Gives the exit code, or nothing while a server runs: 0 done, 1 errors found, 2 could not run. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number | undefined> {
  const ending = await run(args, terminal);
  if (typeof ending !== 'string') return ending;
  terminal.err(ending);
  return 2;
}

async function run(args: readonly string[], terminal: Terminal) {
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('-')) return withoutCommand(args, terminal);
  const command = Object.hasOwn(allCommands, name) ? allCommands[name] : undefined;
  if (!command)
    return `There is no command "${name}".\nFix: use ${nearest(name, Object.keys(allCommands)) ?? 'lectern --help'}.`;
  const parsed = parse(rest, command.options, name);
  if (typeof parsed === 'string') return parsed;
  const {values, positionals} = parsed;
  if (values.help) {
    terminal.out(`${command.help}\n\n  --help, --version`);
    return 0;
  }
  if (values.version) return sayVersion(terminal);
  const version = packageVersion();
  if (command.hasFiles) return command.run({folder: '.', files: positionals, values, version}, terminal);
  const [folder = '.', ...more] = positionals;
  if (more.length > 0) return `One folder is expected, and there is also "${more[0]}".\nFix: give one folder.`;
  return command.run({folder, values, version}, terminal);
}

function withoutCommand(args: readonly string[], terminal: Terminal) {
  const parsed = parse(args, {}, undefined);
  if (typeof parsed === 'string') return parsed;
  if (parsed.values.version) return sayVersion(terminal);
  terminal.out(
    parsed.values.help
      ? `${Object.values(allCommands)
          .map(({help}) => help)
          .join('\n\n')}\n\n  --help, --version`
      : overview(),
  );
  return 0;
}

/** What there is, on one screen: each command with the first sentence of its help. */
function overview(): string {
  const lines = Object.entries(allCommands).map(([name, {help}]) => {
    const [, about = ''] = help.split('\n\n');
    return `  lectern ${name.padEnd(10)} ${about
      .replaceAll('\n', ' ')
      .replace(/ \([^)]*\)/g, '')
      .replace(/[.:;,](?: .*)?$/s, '')}`;
  });
  return `lectern ${packageVersion()}: documentation from docs.json, Markdown and API documents\n\n${lines.join('\n')}\n\nlectern COMMAND --help says more, lectern --help everything. Begin with: lectern init docs, then lectern dev docs`;
}

function sayVersion({out}: Terminal): number {
  out(packageVersion());
  return 0;
}

/** The values of the options of a command, or why they cannot be read. */
function parse(args: readonly string[], own: Options, command: string | undefined) {
  const options = {...own, ...common};
  for (const argument of args) {
    if (argument === '--') break;
    const name = /^--([^=]+)/.exec(argument)?.[1];
    if (name === undefined || Object.hasOwn(options, name)) continue;
    if (command !== undefined && Object.values(allCommands).some(each => Object.hasOwn(each.options, name)))
      return `lectern ${command} has no option --${name}.\nFix: leave it out; lectern ${command} --help lists what there is.`;
    const near = nearest(name, Object.keys(options));
    return `There is no option --${name}.\nFix: use ${near ? `--${near}` : 'one that lectern --help lists'}.`;
  }
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    return `${sentence.replace(/\.$/, '')}.\nFix: write it as lectern --help shows.`;
  }
}
