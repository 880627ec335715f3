import type {PageContext} from './components/component.js';
import type {Rendered} from './components/render-markdown.js';
import {renderTree} from './components/render-tree.js';
import type {Files} from './files.js';
import type {Frontmatter} from './page/frontmatter.js';
import {gatherNames, type TreeCache} from './snippets.js';
import type {Tree} from './tree/parse-tree.js';

export type {TreeCache} from './snippets.js';

export interface AuthoredInput {
  readonly tree: Tree;
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly context: PageContext;
  readonly files: Files;
  readonly snippets: TreeCache;
  /** The text of the file, to say in which column something is. */
  readonly source?: string;
}

/** Tree → HTML for a page that holds more than Markdown: reads its snippets, and loads the interpreter if it needs one. */
export async function renderAuthored(input: AuthoredInput): Promise<Rendered> {
  const {tree, file, frontmatter, context, files, snippets} = input;
  const {names, problems} = await gatherNames(tree, file, files, snippets, frontmatter, input.source);
  const page = {nodes: tree.nodes, names, file, context, ...(input.source === undefined ? {} : {source: input.source})};
  let rendered = renderTree(page);
  if (rendered.needsInterpreter) {
    const {interpreter} = await import('./interpreter/interpreter.js');
    rendered = renderTree({...page, interpreter});
  }
  return {...rendered, problems: [...problems, ...rendered.problems]};
}
