import type {Problem} from '../../base/problem.js';
import type {Source} from '../../base/source.js';
import {resolveSnippetPath, type TreeCache} from '../../markdown/resolve/snippets.js';
import type {CheckedPage} from '../page-file.js';

/** Finds the first syntax error of a script. The compiler is the one that runs components. */
export async function checkSnippetSyntax({file, text}: Source): Promise<readonly Problem[]> {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const {compile} = await import('../../site/live/compile.js');
  const compiled = compile(file, text, text);
  if (!('message' in compiled)) return [];
  const {message, fix, line, column} = compiled;
  return [{code: 'snippet-syntax', level: 'error', message, fix, place: {file, line, column}}];
}

/** Finds the scripts with a syntax error among those that a page imports. */
async function findFaults({tree, file}: CheckedPage, snippets: TreeCache): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const {path, local} of tree.imports) {
    const script = resolveSnippetPath(path, file);
    const text = script === undefined ? undefined : (await snippets.get(script))?.text;
    if (text !== undefined && (await checkSnippetSyntax({file: script as string, text})).length > 0) names.add(local);
  }
  return names;
}

/** Removes the problems of components and values that come from a script with a syntax error. */
export async function removeFaultyImports(page: CheckedPage, snippets: TreeCache): Promise<CheckedPage['problems']> {
  const isCaused = ({code}: Problem) => code === 'code-unsupported' || code === 'expression-unreadable';
  if (!page.problems.some(isCaused)) return page.problems;
  const names = await findFaults(page, snippets);
  return page.problems.filter(
    each => !(isCaused(each) && names.has(/^[\w$]+/.exec(each.subject?.trim() ?? '')?.[0] ?? '')),
  );
}
