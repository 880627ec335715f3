import type {OperationEntry} from './index-document.js';

type Listed = Pick<OperationEntry, 'method' | 'path' | 'kind'>;

/** The operation of a method and a path, whatever case the method has and however the path names its parameters. */
export function findOperation<T extends Listed>(
  {operations}: {readonly operations: readonly T[]},
  method: string,
  path: string,
): T | undefined {
  const upper = method.toUpperCase();
  const kind = upper === 'WEBHOOK' ? 'webhook' : 'operation';
  const fits = (each: Listed) => each.kind === kind && (kind === 'webhook' || each.method === upper);
  return (
    operations.find(each => each.path === path && fits(each)) ??
    operations.find(each => fits(each) && shapeOf(each.path) === shapeOf(path))
  );
}

/** Two paths that differ in the names of their parameters, or in a last slash, are the same path. */
export function shapeOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}
