import {formatMessage} from '../../base/problem.js';

/** Maximum depth of folders to search for docs.json: `docs.json`, `docs/docs.json`, `packages/docs/docs.json`. */
const MAX_DEPTH = 2;

/** Folder of docs.json with a final slash, or why there is none. */
type FoundRoot = {readonly root: string} | {readonly why: string};

/** Finds the folder of docs.json in a list of paths: the one nearest to the root, preferably `docs/`. */
export function findProjectRoot(paths: Iterable<string>): FoundRoot {
  const depthOf = (path: string) => path.split('/').length - 1;
  const named = (name: string) =>
    [...paths].filter(path => (path === name || path.endsWith(`/${name}`)) && depthOf(path) <= MAX_DEPTH);
  const isDocs = (path: string) => /(?:^|\/)docs\/docs\.json$/.test(path);
  const [found] = named('docs.json').sort(
    (one, other) =>
      depthOf(one) - depthOf(other) || Number(isDocs(other)) - Number(isDocs(one)) || (one < other ? -1 : 1),
  );
  if (found !== undefined) return {root: found.slice(0, -'docs.json'.length)};
  const [old] = named('mint.json');
  if (old !== undefined)
    return {
      why: formatMessage({
        message: `The folder has ${old}, but no docs.json.`,
        fix: `Rename ${old} to docs.json. Lectern reads its keys unchanged.`,
      }),
    };
  return {
    why: formatMessage({
      message: `This folder and ${MAX_DEPTH} levels of folders below it have no docs.json.`,
      fix: 'Choose the folder that contains docs.json.',
    }),
  };
}
