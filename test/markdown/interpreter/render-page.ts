import {createMemoryFiles} from '../../../src/base/files.js';
import type {PageContext} from '../../../src/components/component.js';
import {interpreter} from '../../../src/markdown/interpreter/interpreter.js';
import {type ExpressionResult, type Interpreter, type Names, noNames} from '../../../src/markdown/interpreter/names.js';
import {renderHtml} from '../../../src/markdown/render/html/render-html.js';
import {resolveTree} from '../../../src/markdown/resolve/resolve-tree.js';
import {gatherNames} from '../../../src/markdown/resolve/snippets.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {en} from '../../../src/messages/en.js';
import type {LiteralValue} from '../../../src/tree/literal.js';
import {Fragment, type TreeValue, toNodes} from '../../../src/tree/render-tree.js';
import type {Node} from '../../../src/tree/tree.js';

export const context: PageContext = {
  messages: en,
  href: written => (/^\s*javascript:/i.test(written) ? undefined : {href: written, external: false}),
  asset: written => written,
  srcset: written => written,
  copyButton: false,
};

/** Renders a page's text to HTML, with snippets by path. */
export async function renderPage(source: string, snippets: Readonly<Record<string, string>> = {}): Promise<string> {
  const tree = parseTree(source);
  const files = createMemoryFiles(snippets);
  const {names} = await gatherNames(tree, 'page.mdx', files, new Map());
  return renderHtml(resolveTree({nodes: tree.nodes, names, file: 'page.mdx', interpreter}).nodes, context).html.text;
}

export function namesWith(values: Readonly<Record<string, LiteralValue>>): Names {
  return {...noNames, values: new Map(Object.entries(values))};
}

/** Returns the value of an expression, `html: …` for markup, or `refused`. */
export function evaluate(source: string, values: Readonly<Record<string, LiteralValue>> = {}): unknown {
  let answer: ExpressionResult = {ok: false};
  // The resolver provides the interpreter's host functions, which evaluate this expression.
  const asks: Interpreter = {
    ...interpreter,
    evaluate(_, names, host) {
      answer = interpreter.evaluate(source, names, host);
      return answer;
    },
  };
  const nodes: readonly Node[] = [{type: 'expression', source: 'ask()', line: 1}];
  resolveTree({nodes, names: namesWith(values), file: 'page.mdx', interpreter: asks});
  if (!answer.ok) return 'refused';
  const {value} = answer;
  return holdsMarkup(value) ? `html: ${renderHtml(toNodes(value), context).html.text}` : value;
}

function holdsMarkup(value: TreeValue): boolean {
  return value instanceof Fragment || (Array.isArray(value) && value.some(holdsMarkup));
}
