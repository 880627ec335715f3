/** Maximum depth of folders to search for docs.json: `docs.json`, `docs/docs.json`, `packages/docs/docs.json`. */
const MAX_DEPTH = 2;

/** Folder of docs.json with a final slash, or the reason for its absence. */
type FoundRoot = {readonly root: string} | {readonly why: string};

/** Finds the project's folder in a list of paths: the highest docs.json, preferably in `docs/`. */
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
    return {why: `There is no docs.json, but ${old}. Fix: Rename it to docs.json. Its keys are read as they are.`};
  return {
    why: `There is no docs.json in this folder, nor up to ${MAX_DEPTH} folders below it. Fix: Choose the folder that holds docs.json.`,
  };
}
