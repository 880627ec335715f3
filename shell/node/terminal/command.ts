import type {Server} from 'node:http';
import type {ParseArgsConfig, parseArgs} from 'node:util';
import {formatMessage} from '../../../src/base/problem.js';
import {originOf} from '../../../src/base/web-address.js';
import {nearest} from '../../../src/config/nearest.js';
import {type HostName, hosts} from '../../../src/hosts/host.js';
import type {UrlLock} from '../files/url-lock.js';
import {drainOnSignal} from '../http/drain.js';

/** Output of a command. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
  /** Command that started Lectern, for messages. By default, `lectern`. */
  readonly program?: string;
}

/** Output of the tool, with interactive features. */
export interface Terminal extends Output {
  /** Whether standard output shows colors. */
  readonly color?: boolean;
  /** Reports the progress of a command. Absent without a terminal. */
  progress?(done: number, all: number, what?: string): void;
  /** Asks the user. Absent without a terminal. */
  ask?(prompt: string): Promise<string>;
}

export type Options = NonNullable<ParseArgsConfig['options']>;
type OptionValues<O extends Options> = ReturnType<typeof parseArgs<{options: O}>>['values'];

interface CommandInput<O extends Options> {
  readonly folder: string;
  /** Files instead of a folder, for commands that accept files. */
  readonly files?: readonly string[];
  readonly values: OptionValues<O>;
  /** Version of the program. */
  readonly version: string;
}

/** Result of a command: an exit code, the reason if it could not run, or undefined while a server runs. */
export type Ending = number | string | undefined;

export interface Command<O extends Options = Options> {
  /** Line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly options: O;
  /** Whether the command accepts files instead of a folder. */
  readonly hasFiles?: true;
  run(given: CommandInput<O>, terminal: Terminal): Promise<Ending>;
}

/** A command with its options, without their types. */
export type AnyCommand = Command;

/** Connects the values of a command with the types of its options. */
export function command<const O extends Options>(one: Command<O>): AnyCommand {
  return one as unknown as AnyCommand;
}

/** Returns the port of `--port`, or the reason why it is invalid. */
export function readPort(written: string): number | string {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  return port <= 65535
    ? port
    : formatMessage({
        message: `--port ${written} is not a port.`,
        fix: 'Pass a number up to 65535, such as --port 4400.',
      });
}

/** Returns why a value of `--base` is not a path with slashes at both ends. Undefined for a valid or absent value. */
export function refuseBase(written: string | undefined): string | undefined {
  return written === undefined || /^\/(?:[^/]+\/)*$/.test(written)
    ? undefined
    : formatMessage({
        message: `--base ${written} is not a path.`,
        fix: 'Write slashes at both ends, such as --base /docs/.',
      });
}

/** Returns why a value of `--run` is invalid. Undefined for a valid or absent value. */
export function refuseRun(written: string | undefined): string | undefined {
  return written === undefined || /^(?:scripts|components)(?:[ ,]+(?:scripts|components))*$/.test(written)
    ? undefined
    : formatMessage({
        message: `--run ${written} is not an allowed value.`,
        fix: 'Write --run scripts, --run components, or --run scripts,components.',
      });
}

/** Returns why one of an option's values is not an origin. */
export function refuseOrigins(option: string, values: readonly string[], example: string): string | undefined {
  const wrong = values.find(each => originOf(each) === undefined);
  return wrong === undefined
    ? undefined
    : formatMessage({
        message: `${option} ${wrong} is not an http or https URL.`,
        fix: `Write a URL such as ${option} ${example}.`,
      });
}

/**
 * Returns one of the names of an option such as `--format`. For any other value, returns a message with the most
 * similar name.
 */
export function readChoice<Name extends string>(
  option: string,
  written: string,
  names: readonly Name[],
): Name | {readonly why: string} {
  const known = names.find(name => name === written);
  const near = nearest(written, names) ?? names.join(', ');
  return (
    known ?? {
      why: formatMessage({
        message: `"${written}" is not an allowed value of --${option}.`,
        fix: `Use --${option} ${near}.`,
      }),
    }
  );
}

/** Returns the host of `--host`, which may be absent. */
export function readHost(written: string | undefined): HostName | undefined | {readonly why: string} {
  return written === undefined ? undefined : readChoice('host', written, Object.keys(hosts) as HostName[]);
}

/**
 * Returns the file of `--urls`, and whether `--write` is set. Returns a message if `--write` is set without `--urls`.
 */
export function readUrlLock(
  folder: string,
  path: string | undefined,
  isWritten: boolean,
): UrlLock | string | undefined {
  if (path === undefined)
    return isWritten ? formatMessage({message: '--write needs --urls.', fix: 'Add --urls urls.lock.'}) : undefined;
  return {folder, path, isWritten};
}

/** Keeps a command running until the user stops its server. Returns the reason if it could not start. */
export function runUntilStopped(server: Server | string): string | undefined {
  if (typeof server === 'string') return server;
  drainOnSignal(server);
  return undefined;
}
