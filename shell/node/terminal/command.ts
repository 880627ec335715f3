import type {Server} from 'node:http';
import type {ParseArgsConfig, parseArgs} from 'node:util';
import {formatMessage} from '../../../src/base/problem.js';
import {parseOrigin} from '../../../src/base/web-url.js';
import {findNearest} from '../../../src/config/find-nearest.js';
import {type HostName, hosts} from '../../../src/hosts/host.js';
import type {UrlLock} from '../files/url-lock.js';
import {drainOnSignal} from '../http/drain.js';

/** Functions that print a command's output. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
  /** Command with which the user started Lectern, for messages. `lectern` if absent. */
  readonly program?: string;
}

/** Terminal in which a command runs. */
export interface Terminal extends Output {
  readonly color?: boolean;
  /** Called with a command's progress. Absent if standard output is not a terminal. */
  progress?(done: number, all: number, what?: string): void;
  /** Asks the user a question. Absent if standard input is not a terminal. */
  ask?(prompt: string): Promise<string>;
}

export type CommandOptions = NonNullable<ParseArgsConfig['options']>;
type OptionValues<O extends CommandOptions> = ReturnType<typeof parseArgs<{options: O}>>['values'];

interface CommandInput<O extends CommandOptions> {
  readonly folder: string;
  /** Files in the arguments, for a command with `hasFiles`. */
  readonly files?: readonly string[];
  readonly values: OptionValues<O>;
  readonly version: string;
}

/** Result of a command: an exit code, or the reason if it could not run. Undefined while a server runs. */
export type CommandResult = number | string | undefined;

export interface Command<O extends CommandOptions = CommandOptions> {
  /** Description in the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly options: O;
  /** Whether the command accepts several files instead of one folder. */
  readonly hasFiles?: true;
  run(given: CommandInput<O>, terminal: Terminal): Promise<CommandResult>;
}

/** Command whose options have lost their types, so that all commands fit into one list. */
export type AnyCommand = Command;

/** Defines a command. Infers the types of its values from its options. */
export function defineCommand<const O extends CommandOptions>(one: Command<O>): AnyCommand {
  return one as unknown as AnyCommand;
}

/** Parses `--port`. Returns a message if it is invalid. */
export function readPort(written: string): number | string {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  return port <= 65535
    ? port
    : formatMessage({
        message: `--port ${written} is not a port.`,
        fix: 'Pass a number up to 65535, such as --port 4400.',
      });
}

/** Returns a message if `--base` is not a path with slashes at both ends. Undefined if it is valid or absent. */
export function refuseBase(written: string | undefined): string | undefined {
  return written === undefined || /^\/(?:[^/]+\/)*$/.test(written)
    ? undefined
    : formatMessage({
        message: `--base ${written} is not a path that starts and ends with a slash.`,
        fix: 'Pass slashes at both ends, such as --base /docs/.',
      });
}

/** Returns a message if `--run` is invalid. Undefined if it is valid or absent. */
export function refuseRun(written: string | undefined): string | undefined {
  return written === undefined || /^(?:scripts|components)(?:[ ,]+(?:scripts|components))*$/.test(written)
    ? undefined
    : formatMessage({
        message: `--run ${written} is not an allowed value.`,
        fix: 'Pass --run scripts, --run components, or --run scripts,components.',
      });
}

/** Returns a message if one of an option's values is not an origin. Undefined if all are. */
export function refuseOrigins(option: string, values: readonly string[], example: string): string | undefined {
  const wrong = values.find(each => parseOrigin(each) === undefined);
  return wrong === undefined
    ? undefined
    : formatMessage({
        message: `${option} ${wrong} is not an http or https URL.`,
        fix: `Pass a URL such as ${option} ${example}.`,
      });
}

/**
 * Parses an option that accepts certain names, such as `--format`. For another value, returns a message with the most
 * similar name.
 */
export function readChoice<Name extends string>(
  option: string,
  written: string,
  names: readonly Name[],
): Name | {readonly why: string} {
  const known = names.find(name => name === written);
  const near = findNearest(written, names);
  return (
    known ?? {
      why: formatMessage({
        message: `--${option} ${written} is not an allowed value.`,
        fix: near ? `Pass --${option} ${near}.` : `Pass one of these values: ${names.join(', ')}.`,
      }),
    }
  );
}

/** Parses `--host`. Returns undefined if it is absent, and a message if it is invalid. */
export function readHost(written: string | undefined): HostName | undefined | {readonly why: string} {
  return written === undefined ? undefined : readChoice('host', written, Object.keys(hosts) as HostName[]);
}

/** Parses `--urls` and `--write`. Returns a message if `--write` is set without `--urls`. */
export function readUrlLock(
  folder: string,
  path: string | undefined,
  isWritten: boolean,
): UrlLock | string | undefined {
  if (path === undefined)
    return isWritten ? formatMessage({message: '--write needs --urls.', fix: 'Pass --urls urls.lock too.'}) : undefined;
  return {folder, path, isWritten};
}

/** Stops a server when the user stops the program. `server` is the reason if it did not start, which is returned. */
export function runUntilStopped(server: Server | string): string | undefined {
  if (typeof server === 'string') return server;
  drainOnSignal(server);
  return undefined;
}
