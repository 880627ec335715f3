import {type Files, isFile} from './files.js';

/** Style sheets and scripts of a project, which hosted platforms load on every page. */
interface OwnFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Matches folders of tools and tests, whose files are not for readers. */
const tooling =
  /(?:^|\/)(?:scripts?|tools?|tooling|tests?|__tests__|node_modules|_lectern|lectern|snippets|components)\//;

/** Returns the style sheets and scripts in a project, sorted by path. */
export function listOwnFiles(paths: readonly string[]): OwnFiles {
  const published = paths.filter(path => !tooling.test(path)).sort();
  return {
    styles: published.filter(path => path.endsWith('.css')),
    scripts: published.filter(path => path.endsWith('.js') && !/\.(?:config|test|spec)\.js$/.test(path)),
  };
}

/** Returns whether a script must be loaded as a module: it contains import or export statements. */
export function isModule(text: string): boolean {
  return /^[ \t]*(?:import(?:\s+[\w{*]|\s*[{*"'])|export\s+(?:default|const|let|var|function|class|async|[{*]))/m.test(
    text,
  );
}

/** Returns whether each of these scripts must be loaded as a module. Leaves out unreadable ones. */
export async function findModuleScripts(
  files: Files,
  scripts: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const kinds = new Map<string, boolean>();
  for (const path of scripts) {
    const read = await files.read(path);
    if (isFile(read)) kinds.set(path, isModule(read.text));
  }
  return kinds;
}

/** Returns whether a path is relative and inside the project: it has no host and no `..`. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^[^/\\?#:\p{Cc}][^\\?#:\p{Cc}]*$/u.test(path) && !path.split('/').includes('..');
}
