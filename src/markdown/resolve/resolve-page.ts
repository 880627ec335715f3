import type {Files} from '../../base/files.js';
import type {Problem} from '../../base/problem.js';
import type {RenderNode} from '../../tree/render-tree.js';
import type {Frontmatter} from '../frontmatter/frontmatter.js';
import type {LiveOptions} from '../interpreter/names.js';
import type {Tree} from '../syntax/parse-tree.js';
import {resolveTree} from './resolve-tree.js';
import {gatherNames, type TreeCache} from './snippets.js';

export type {TreeCache} from './snippets.js';

export interface PageInput {
  readonly tree: Tree;
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly files: Files;
  readonly snippets: TreeCache;
  /** Text of the file, to determine columns. */
  readonly source?: string;
  readonly live?: LiveOptions;
  /**
   * Whether docs.json configures reader sessions, which replace output that depends on `user`. If absent, docs.json is
   * read to find out.
   */
  readonly hasUserInfo?: boolean;
}

interface ResolvedPage {
  readonly nodes: readonly RenderNode[];
  readonly problems: readonly Problem[];
}

/** Resolves a page that contains more than Markdown. Reads its snippets, and loads the interpreter if needed. */
export async function resolvePage(input: PageInput): Promise<ResolvedPage> {
  const {tree, file, frontmatter, files, snippets, source} = input;
  const {names, problems} = await gatherNames(tree, file, files, snippets, frontmatter, source);
  const plain = {nodes: tree.nodes, names, file, source};
  let resolved = resolveTree(plain);
  if (resolved.needsInterpreter) {
    const {hasUserInfo, holdsLive, interpreter, mayRun, runtimePattern} = await import('../interpreter/interpreter.js');
    const {live} = input;
    const marksUser =
      resolved.namesUser && (input.hasUserInfo ?? (live !== undefined && (await hasUserInfo(live, files))));
    if (marksUser) (await import('../interpreter/shown-user.js')).enableUserMarks();
    const page = {...plain, marksUser};
    const isLive = holdsLive(tree.nodes, names);
    // Read docs.json only if something is still unresolved.
    if (!isLive) resolved = resolveTree({...page, interpreter});
    if (isLive || resolved.leavesCode) {
      const runs = live && (await mayRun(live, files));
      if (runs || isLive)
        resolved = resolveTree({
          ...page,
          interpreter: runs ? await live.interpreter(interpreter, runtimePattern) : interpreter,
        });
    }
  }
  return {nodes: resolved.nodes, problems: [...problems, ...resolved.problems]};
}
