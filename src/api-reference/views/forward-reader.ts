import type {ApiReader} from './reader.js';

/** A question to a reader: which, and with what. */
export type AskReader = (method: keyof ApiReader, given: readonly unknown[]) => Promise<unknown>;

const methods = [
  'index',
  'operation',
  'rest',
  'rows',
  'overview',
  'schema',
  'markdown',
  'form',
  'bodySchema',
  'request',
] as const;
// A method that is forgotten above does not compile here.
type Forgotten = Exclude<keyof ApiReader, (typeof methods)[number]>;

/** A reader that hands every question on: to a worker, or to a reader that is opened with the first question. */
export function forwardReader(ask: AskReader): ApiReader & Record<Forgotten, never> {
  const entries = methods.map(method => [method, (...given: readonly unknown[]) => ask(method, given)] as const);
  return Object.fromEntries(entries) as unknown as ApiReader;
}

/** Puts a question that was handed on. */
export function askReader(reader: ApiReader, ...[method, given]: Parameters<AskReader>): Promise<unknown> {
  return (reader[method] as (...all: readonly unknown[]) => Promise<unknown>).apply(reader, [...given]);
}
