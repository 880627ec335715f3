import {parseArgs} from 'node:util';
import {formatMessage} from '../../../src/base/problem.js';
import {findNearest} from '../../../src/config/find-nearest.js';
import type {CommandOptions} from './command.js';

/** Options that every command has. */
const common = {
  help: {type: 'boolean', short: 'h', default: false},
  version: {type: 'boolean', short: 'v', default: false},
} as const satisfies CommandOptions;

interface Given {
  readonly options: CommandOptions;
  /** Help text. Contains each option's placeholder, as in `--port NUMBER`. */
  readonly help: string;
  /** Names of all commands' options: the message for a wrong option says whether another command has it. */
  readonly others: ReadonlySet<string>;
  /** Command that prints the help, for messages. */
  readonly advice: string;
}

/** Parses a command's arguments. Returns the reason if they are invalid. */
export function parseOptions(args: readonly string[], given: Given) {
  const options: CommandOptions = {...given.options, ...common};
  const why = judge(args, options, given);
  if (why !== undefined) return why;
  return parseArgs({args: [...args], options: {...given.options, ...common}, allowPositionals: true});
}

/**
 * Returns a message if the arguments are invalid. Checks everything that `parseArgs` would throw for, because its
 * messages are hard to understand.
 */
function judge(args: readonly string[], options: CommandOptions, {help, others, advice}: Given): string | undefined {
  for (let at = 0; at < args.length; at++) {
    const argument = args[at] as string;
    if (argument === '--') return undefined;
    const letters = /^-([^-].*)$/.exec(argument)?.[1] ?? '';
    const unknown = [...letters].find(letter => !Object.values(options).some(({short}) => short === letter));
    if (unknown !== undefined)
      return formatMessage({
        message: `The option -${unknown} does not exist.`,
        fix: `Run ${advice} to see all options.`,
      });
    const [, name, value] = /^--([^=]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (name === undefined) continue;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) return describeUnknownOption(name, Object.keys(options), others, advice);
    if (option.type === 'boolean') {
      if (value !== undefined)
        return formatMessage({message: `--${name} accepts no value.`, fix: `Pass --${name} without a value.`});
      continue;
    }
    const next = value ?? args[++at];
    if (next === undefined || next === '' || (value === undefined && /^-./.test(next))) {
      const kind = new RegExp(`--${name} ([A-Z]+)`).exec(help)?.[1] ?? 'VALUE';
      return formatMessage({
        message: `--${name} needs a value.`,
        fix: `Pass --${name} ${kind}. Run ${advice} to see all options.`,
      });
    }
  }
  return undefined;
}

function describeUnknownOption(
  name: string,
  own: readonly string[],
  others: ReadonlySet<string>,
  advice: string,
): string {
  const near = others.has(name) ? undefined : findNearest(name, own);
  if (near) return formatMessage({message: `The option --${name} does not exist.`, fix: `Pass --${near}.`});
  const what = others.has(name) ? `This command has no option --${name}.` : `The option --${name} does not exist.`;
  return formatMessage({message: what, fix: `Run ${advice} to see all options.`});
}
