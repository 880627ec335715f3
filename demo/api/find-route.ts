import type {Route} from './exchange.js';

export interface FoundRoute {
  readonly route: Route;
  readonly path: ReadonlyMap<string, string>;
}

type Matcher = (path: string) => ReadonlyMap<string, string> | undefined;

/**
 * Returns a function that finds a request's route. Paths without parameters have priority. GET routes also handle HEAD,
 * for which Node omits the body.
 */
export function routeFinder(routes: readonly Route[]) {
  const table = [...routes]
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .map(route => ({route, match: matcherOf(route.path)}));
  return {
    find(method: string, path: string): FoundRoute | undefined {
      const wanted = method === 'HEAD' ? 'GET' : method;
      for (const {route, match} of table) {
        const values = route.method === wanted ? match(path) : undefined;
        if (values) return {route, path: values};
      }
      return undefined;
    },
    /** Returns the methods of a path. */
    methods(path: string): readonly string[] {
      return [...new Set(table.filter(({match}) => match(path)).map(({route}) => route.method))];
    },
  };
}

function matcherOf(template: string): Matcher {
  const names: string[] = [];
  const source = template.replace(/\{(\w+)\}|[.*+?^$()[\]\\|]/g, (found, name: string | undefined) => {
    if (name === undefined) return `\\${found}`;
    names.push(name);
    // Matches an empty value too.
    return '([^/]*)';
  });
  const pattern = new RegExp(`^${source}$`);
  return path => {
    const found = pattern.exec(path);
    return found ? new Map(names.map((name, index) => [name, decode(found[index + 1]!)])) : undefined;
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
