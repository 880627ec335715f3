import {readPath} from '../form/read-request.js';

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly kind: string;
}

/** The operation at a URL. Without one, the methods that the path supports, for the `Allow` header. */
type MockedPath<T> = {readonly operation: T} | {readonly methods: readonly string[]};

/**
 * Finds the operation for a method and a URL path. `bases` are server paths that can precede the path. A documented
 * path without parameters takes precedence (OpenAPI 3.1, section 4.8.8). HEAD falls back to GET.
 */
export function findMocked<T extends Listed>(
  operations: readonly T[],
  bases: readonly string[],
  method: string,
  pathname: string,
): MockedPath<T> {
  const fitting = operations
    .filter(each => each.kind === 'operation' && isAt(each.path, bases, pathname))
    .sort((one, other) => countParameters(one.path) - countParameters(other.path));
  const found =
    fitting.find(each => each.method.toUpperCase() === method) ??
    (method === 'HEAD' ? fitting.find(each => each.method.toUpperCase() === 'GET') : undefined);
  return found ? {operation: found} : {methods: [...new Set(fitting.map(each => each.method.toUpperCase()))]};
}

function isAt(template: string, bases: readonly string[], pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const wanted = template.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  return ['', ...bases].some(base => {
    if (!path.startsWith(base)) return false;
    const rest = path.slice(base.length);
    const values = rest.split('/').length === wanted.split('/').length ? readPath(wanted, rest) : undefined;
    return values !== undefined && [...values.values()].every(each => each !== '');
  });
}

function countParameters(path: string): number {
  return path.split('{').length;
}
