import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessage} from '../../../src/base/problem.js';
import {findNearest} from '../../../src/config/find-nearest.js';
import {formatFolderArgument} from './program-name.js';

/** Names that other tools use for our commands. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  init: ['new', 'create', 'setup', 'install'],
  'init --from auto': ['migrate', 'convert', 'import'],
  dev: ['start', 'develop', 'preview', 'watch', 'run'],
  check: ['lint', 'validate', 'verify', 'test', 'broken-links'],
  prerender: ['build', 'generate', 'export', 'deploy', 'publish', 'bundle'],
};

/** Explains that a command does not exist, and names the command that was probably meant. */
export function describeUnknownCommand(name: string, commands: readonly string[], program: string): string {
  const own = Object.keys(otherNames).find(each => otherNames[each]?.includes(name));
  const near = own ?? findNearest(name, [...commands, 'help', 'version']);
  const meant = near ?? (existsSync(join(name, 'docs.json')) ? `dev${formatFolderArgument(name)}` : undefined);
  return formatMessage({
    message: `The command "${name}" does not exist.`,
    fix: `Run ${meant === undefined ? `${program} help to see all commands` : `${program} ${meant}`}.`,
  });
}

/** Explains that options precede the command. Undefined if the arguments contain no command. */
export function describeOptionBeforeCommand(
  args: readonly string[],
  commands: readonly string[],
  program: string,
): string | undefined {
  const at = args.findIndex(each => commands.includes(each));
  if (at < 0) return undefined;
  const [option] = args;
  return formatMessage({
    message: `The option ${option} is before the command.`,
    fix: `Run ${program} ${[...args.slice(at), ...args.slice(0, at)].join(' ')}.`,
  });
}
