import type {ApiReader} from './reader.js';

/** Calls a method of a reader with the arguments `given`. */
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
  'mockPlan',
  'responseSource',
] as const;
// Makes the compiler report a method of `ApiReader` that `methods` lacks.
type Forgotten = Exclude<keyof ApiReader, (typeof methods)[number]>;

/** Returns a reader that forwards every call to a worker or to a lazily opened reader. */
export function forwardReader(ask: AskReader): ApiReader & Record<Forgotten, never> {
  const entries = methods.map(method => [method, (...given: readonly unknown[]) => ask(method, given)] as const);
  return Object.fromEntries(entries) as unknown as ApiReader;
}

/** Executes a call that `forwardReader` forwarded. */
export function callReader(reader: ApiReader, ...[method, given]: Parameters<AskReader>): Promise<unknown> {
  return (reader[method] as (...all: readonly unknown[]) => Promise<unknown>).apply(reader, [...given]);
}
