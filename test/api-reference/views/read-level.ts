import {enApi} from '../../../src/messages/en-api.js';
import {findAll, type HtmlNode, hasClass, htmlTree, textOf} from './html-tree.js';

/** Requests closed rows, like the element. */
export type AskRows = (row: string, from: number) => Promise<string>;

export interface SeenRow {
  /** Empty for a property. */
  readonly kind: string;
  readonly name: string;
  readonly type: string | undefined;
  readonly required: boolean;
  readonly node: HtmlNode;
}

export interface SeenLevel {
  readonly rows: readonly SeenRow[];
  readonly choices: readonly {readonly kind: string; readonly panels: readonly HtmlNode[]}[];
}

const kinds = new Map<string, string>([
  [enApi.matchingKeys, 'pattern'],
  [enApi.otherKeys, 'additional'],
  [enApi.items, 'item'],
  [enApi.kindNot, 'not'],
  [enApi.kindIf, 'if'],
  [enApi.kindThen, 'then'],
  [enApi.kindElse, 'else'],
]);

export const isField = (node: HtmlNode) => hasClass(node, 'field') && node.attributes.has('data-name');

/** Opens a row, and returns all rows below it. Includes rows in closed sections and rows behind a button. */
export async function readLevel(node: HtmlNode, ask: AskRows): Promise<SeenLevel> {
  const isFold = (each: HtmlNode) => hasClass(each, 'expandable');
  const isMore = (each: HtmlNode) => hasClass(each, 'rows-more');
  const isChoice = (each: HtmlNode) => hasClass(each, 'variants');
  const found = findAll(node, each => isField(each) || isFold(each) || isMore(each) || isChoice(each));
  const rows: SeenRow[] = [];
  const choices: SeenLevel['choices'][number][] = [];
  const add = (level: SeenLevel) => {
    rows.push(...level.rows);
    choices.push(...level.choices);
  };
  for (const each of found) {
    const row = each.attributes.get('data-row');
    if (isField(each)) rows.push(seenRow(each));
    else if (isChoice(each)) choices.push(seenChoice(each));
    else if (row === undefined) add(await readLevel(each, ask));
    else add(await readLevel(htmlTree(await ask(row, Number(each.attributes.get('data-from') ?? 0))), ask));
  }
  return {rows, choices};
}

function seenRow(node: HtmlNode): SeenRow {
  const [head] = findAll(node, each => hasClass(each, 'field-head'));
  const [label] = head ? findAll(head, each => hasClass(each, 'field-kind')) : [];
  const words = label && textOf(label);
  return {
    kind: words === undefined ? '' : (kinds.get(words) ?? 'tuple'),
    name: node.attributes.get('data-name')!,
    type: node.attributes.get('data-type'),
    required: node.attributes.has('data-required'),
    node,
  };
}

function seenChoice(node: HtmlNode): SeenLevel['choices'][number] {
  const [title] = findAll(node, each => hasClass(each, 'variants-title'));
  const [tabs] = findAll(node, each => each.name === 'docs-tabs');
  return {
    kind: title && textOf(title).startsWith(enApi.anyOf) ? 'anyOf' : 'oneOf',
    panels: tabs ? tabs.children.filter(each => hasClass(each, 'tab-panel')) : [],
  };
}
