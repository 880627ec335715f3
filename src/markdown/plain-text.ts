import {findComponent} from '../components/table.js';
import {isBlock} from './element-kinds.js';
import {type Resolved, type ResolvedElement, richProp, textProp} from './resolved.js';

/** Props that are words of the page, in the order in which they are shown before the content of their component. */
const before = ['title', 'label', 'hint', 'headline', 'description', 'comment'];
/** And behind it. */
const after = ['caption', 'tip'];
const ofFields = ['path', 'query', 'body', 'header', 'name', 'type', 'default', 'description'];
const named: Readonly<Record<string, readonly string[]>> = {
  ParamField: ofFields,
  ResponseField: ofFields,
  'Color.Item': ['name', 'value'],
  'Tree.File': ['name', 'comment'],
  'Tree.Folder': ['name', 'comment'],
};

/** The words of nodes as readers see them: no markup, code included, one space between words. */
export function plainText(nodes: readonly Resolved[]): string {
  const words: string[] = [];
  collect(nodes, words);
  return words.join('').replace(/\s+/g, ' ').trim();
}

function collect(nodes: readonly Resolved[], words: string[]): void {
  for (const node of nodes) {
    if (node.type === 'text') words.push(node.value);
    else if (node.type === 'code') words.push('\n', node.value, '\n');
    else if (node.name === 'br') words.push('\n');
    else if (!isForAgents(node)) {
      // What stands in a line is part of its words; everything else begins new ones.
      const gap = isBlock(node) || ['td', 'th', 'tr'].includes(node.name) ? '\n' : '';
      words.push(gap);
      collectProps(node, named[node.name] ?? before, words);
      collect(node.children, words);
      collectProps(node, after, words);
      words.push(gap);
    }
  }
}

function collectProps(element: ResolvedElement, names: readonly string[], words: string[]): void {
  const component = findComponent(element.name);
  for (const name of names) {
    const nodes = component && Object.hasOwn(component.props, name) ? richProp(element, name) : undefined;
    if (!nodes) continue;
    words.push(' ');
    collect(nodes, words);
    words.push(' ');
  }
}

function isForAgents(element: ResolvedElement): boolean {
  return element.name === 'Visibility' && textProp(element, 'for')?.trim().toLowerCase() === 'agents';
}
