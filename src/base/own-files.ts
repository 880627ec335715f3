import {type Files, isFile} from './files.js';

/** Files of a project that hosted platforms of the format load on every page. */
export interface OwnFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Folders of tools and tests. Readers never need their content. */
const tooling =
  /(?:^|\/)(?:scripts?|tools?|tooling|tests?|__tests__|node_modules|_lectern|lectern|snippets|components)\//;

/** Returns the style sheets and scripts among the paths of a project, in the order of their names. */
export function ownFiles(paths: readonly string[]): OwnFiles {
  const published = paths.filter(path => !tooling.test(path)).sort();
  return {
    styles: published.filter(path => path.endsWith('.css')),
    scripts: published.filter(path => path.endsWith('.js') && !/\.(?:config|test|spec)\.js$/.test(path)),
  };
}

/** Returns whether a script must run as a module, because it has import or export statements. */
export function isModule(text: string): boolean {
  return /^[ \t]*(?:import(?:\s+[\w{*]|\s*[{*"'])|export\s+(?:default|const|let|var|function|class|async|[{*]))/m.test(
    text,
  );
}

/** Returns the scripts among these paths that can be read, with `true` those that are modules. */
export async function scriptKinds(files: Files, scripts: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const kinds = new Map<string, boolean>();
  for (const path of scripts) {
    const read = await files.read(path);
    if (isFile(read)) kinds.set(path, isModule(read.text));
  }
  return kinds;
}

/** Returns whether a path is plain and below the root of the project: no host, no `..`. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^[^/\\?#:\p{Cc}][^\\?#:\p{Cc}]*$/u.test(path) && !path.split('/').includes('..');
}
