import type {ParseArgsConfig, parseArgs} from 'node:util';
import {nearest} from '../../../src/config/nearest.js';
import {type HostName, hosts} from '../../../src/hosts/host.js';

/** Output of a command. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
  /** How the user started Lectern, for commands to paste; `lectern` if absent. */
  readonly program?: string;
}

/** Output of the tool, with interactive features. */
export interface Terminal extends Output {
  /** Standard output shows colours. */
  readonly color?: boolean;
  /** Reports the progress of a command. Absent without a terminal. */
  progress?(done: number, all: number, what?: string): void;
  /** Asks the user. Absent without a terminal. */
  ask?(question: string): Promise<string>;
}

export type Options = NonNullable<ParseArgsConfig['options']>;
export type OptionValues<O extends Options> = ReturnType<typeof parseArgs<{options: O}>>['values'];

export interface Given<O extends Options> {
  readonly folder: string;
  /** Files instead of a folder, for commands that accept them. */
  readonly files?: readonly string[];
  readonly values: OptionValues<O>;
  /** Version of the program. */
  readonly version: string;
}

/** Result of a command: an exit code, a text that says why it could not run, or undefined while a server runs. */
export type Ending = number | string | undefined;

export interface Command<O extends Options = Options> {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly options: O;
  /** The command takes files instead of a folder. */
  readonly hasFiles?: true;
  run(given: Given<O>, terminal: Terminal): Promise<Ending>;
}

/** A command with its options, without their types. */
export interface AnyCommand {
  readonly summary: string;
  readonly help: string;
  readonly options: Options;
  readonly hasFiles?: true;
  run(given: Given<Options>, terminal: Terminal): Promise<Ending>;
}

/** Ties the values that a command gets to its options. */
export function command<const O extends Options>(one: Command<O>): AnyCommand {
  return one as unknown as AnyCommand;
}

/** Returns a port as it is written in an option; `undefined` for what is none. */
export function readPort(written: string): number | undefined {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  return port <= 65535 ? port : undefined;
}

export function notAPort(written: string): string {
  return `--port ${written} is no port.\nFix: Use a number up to 65535.`;
}

/** Returns whether `--base` is a path with slashes at both ends. */
export function isBasePath(written: string): boolean {
  return /^\/(?:[^/]+\/)*$/.test(written);
}

export function notABasePath(written: string): string {
  return `--base ${written} is no path.\nFix: Write it with slashes at both ends, like --base /docs/.`;
}

/** Returns a host by name. Otherwise a text suggests the most similar one. */
export function readHost(written: string | undefined): HostName | undefined | {readonly why: string} {
  const names = Object.keys(hosts) as HostName[];
  const known = names.find(name => name === written);
  if (written === undefined || known) return known;
  return {why: `There is no host "${written}".\nFix: Use --host ${nearest(written, names) ?? names.join(', ')}.`};
}

/** Returns whether a value of `--run` is valid. */
export function isRun(written: string): boolean {
  return /^(?:scripts|components)(?:[ ,]+(?:scripts|components))*$/.test(written);
}

export function notARun(written: string): string {
  return `--run ${written} is nothing of a project.\nFix: Write --run scripts, --run components, or both with a comma.`;
}
