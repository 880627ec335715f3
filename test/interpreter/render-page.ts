import type {PageContext} from '../../src/components/component.js';
import {type Names, noNames, renderTree} from '../../src/components/render-tree.js';
import {memoryFiles} from '../../src/files.js';
import {Html} from '../../src/html.js';
import {interpreter} from '../../src/interpreter/interpreter.js';
import {en} from '../../src/messages/en.js';
import {gatherNames} from '../../src/snippets.js';
import type {Value} from '../../src/tree/literal.js';
import {parseTree} from '../../src/tree/parse-tree.js';

const context: PageContext = {
  words: en,
  href: written => (/^\s*javascript:/i.test(written) ? undefined : {href: written, external: false}),
  asset: written => written,
  srcset: written => written,
  copyButton: false,
};

/** The HTML of a page's text, with snippets by path. */
export async function renderPage(source: string, snippets: Readonly<Record<string, string>> = {}): Promise<string> {
  const tree = parseTree(source);
  const files = memoryFiles(snippets);
  const {names} = await gatherNames(tree, 'page.mdx', files, new Map());
  return renderTree({nodes: tree.nodes, names, file: 'page.mdx', context, interpreter}).html.text;
}

export function namesWith(values: Readonly<Record<string, Value>>): Names {
  return {...noNames, values: new Map(Object.entries(values))};
}

/** The value of an expression, `html: …` for markup, or `refused`. */
export function evaluate(source: string, values: Readonly<Record<string, Value>> = {}): unknown {
  const names = namesWith(values);
  const answer = interpreter.evaluate(
    source,
    names,
    (nodes, inner) => renderTree({nodes, names: inner, file: 'page.mdx', context, interpreter}).html,
  );
  if (answer instanceof Html) return `html: ${answer.text}`;
  return answer.ok ? answer.value : 'refused';
}
