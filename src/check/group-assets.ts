import type {Problem} from '../base/problem.js';

/** A problem about a missing file, with the file's path. */
export interface AssetProblem extends Problem {
  readonly asset: string;
}

/** Minimum number of missing files in a missing folder for reporting the folder instead of each file. */
const few = 4;

/** Replaces missing files in the same missing folder with one problem about the folder, with all positions. */
export function groupAssets(problems: readonly Problem[], paths: ReadonlySet<string>): readonly Problem[] {
  const folders = new Set<string>();
  for (const path of paths) for (const folder of listFolders(path)) folders.add(folder);
  const groups = new Map<string, AssetProblem[]>();
  const folderOf = (problem: Problem) =>
    'asset' in problem ? listFolders(String(problem.asset)).find(each => !folders.has(each)) : undefined;
  for (const problem of problems) {
    const folder = folderOf(problem);
    if (folder !== undefined) groups.set(folder, [...(groups.get(folder) ?? []), problem as AssetProblem]);
  }
  const isGrouped = (folder: string | undefined): folder is string =>
    folder !== undefined && (groups.get(folder)?.length ?? 0) >= few;
  return [
    ...problems.filter(problem => !isGrouped(folderOf(problem))),
    ...[...groups].filter(([folder]) => isGrouped(folder)).map(([folder, group]) => mergeGroup(folder, group)),
  ];
}

function mergeGroup(folder: string, group: readonly AssetProblem[]): Problem {
  const places = group
    .map(({place}) => place)
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  const [first = {file: 'docs.json', line: 1, column: 1}, ...related] = places;
  const files = new Set(group.map(({asset}) => asset)).size;
  return {
    code: 'asset-missing',
    level: 'error',
    message: `${group.length} paths reference ${files === 1 ? 'a file' : `${files} files`} in the folder "${folder}", which does not exist.`,
    fix: `Add the folder "${folder}" with ${files === 1 ? 'this file' : 'these files'}, or correct the paths.`,
    place: first,
    related,
  };
}

/** Returns the folders that contain a path: `a` and `a/b` for `a/b/c.png`. */
function listFolders(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
