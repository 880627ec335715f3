import type {OperationEntry} from './create-found-operation.js';
import {nameOperation} from './name-operation.js';
import {toPathShape} from './path-shape.js';

type Listed = Pick<OperationEntry, 'method' | 'path' | 'kind' | 'channel' | 'address'>;

/** Returns whether a method is one of the AsyncAPI pseudo-methods, such as `SEND`. */
export function isChannelMethod(method: string): boolean {
  return /^(?:channel|send|receive|publish|subscribe)$/i.test(method);
}

/** Returns the operation with a method and path. Ignores the method's case and the names of path parameters. */
export function findOperation<T extends Listed>(
  {operations}: {readonly operations: readonly T[]},
  method: string,
  path: string,
): T | undefined {
  if (isChannelMethod(method)) return findChannel(operations, path);
  const upper = method.toUpperCase();
  if (upper === 'WEBHOOK') return findWebhook(operations, path);
  const fits = (each: Listed) => each.kind === 'operation' && each.method.toUpperCase() === upper;
  return (
    operations.find(each => each.path === path && fits(each)) ??
    operations.find(each => fits(each) && toPathShape(each.path) === toPathShape(path))
  );
}

/** Finds a webhook by the name that `nameOperation` returns, or else the first operation of the webhook with this name. */
function findWebhook<T extends Listed>(operations: readonly T[], name: string): T | undefined {
  const all = operations.filter(({kind}) => kind === 'webhook');
  return (
    all.find(each => nameOperation(each).path === name) ??
    all.find(({path}) => path === name) ??
    all.find(({method, path}) => `${method} ${path}`.toUpperCase() === name.toUpperCase())
  );
}

/** Finds an AsyncAPI operation by name, or else the first operation on the channel with this name or address. */
function findChannel<T extends Listed>(operations: readonly T[], name: string): T | undefined {
  const all = operations.filter(({kind}) => kind === 'channel');
  return all.find(({path}) => path === name) ?? all.find(each => each.channel === name || each.address === name);
}
