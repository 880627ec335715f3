import {createElementNode, type Element, getPlainText, type Node} from '../tree/tree.js';

/** Maximum number of characters in a name in the first column. A longer cell is ordinary text. */
const MAX_LENGTH = 60;
const SHORT_NAME = 12;
/** Minimum number of characters in a cell that counts as wrapped text, such as a description. */
const PROSE = 48;

/**
 * Marks the first column of a Markdown table as row headers, if its cells are short and distinct. An empty cell in the
 * corner is not a header. Returns other tables unchanged.
 */
export function withRowHeaders(table: Element): Element {
  const [head, body] = table.children as readonly Element[];
  if (table.tag || !head || !body || body.children.length < 2 || head.children.some(isNarrow)) return table;
  const names = body.children.map(row => getRowName(row)?.toLowerCase());
  if (names.includes(undefined) || new Set(names).size < names.length) return table;
  const rows = body.children.map(row => replaceFirstCell(row, 'th', 'row'));
  const top = head.children.map(row => (getRowName(row) === undefined ? replaceFirstCell(row, 'td') : row));
  return {
    ...table,
    children: [
      {...head, children: top},
      {...body, children: rows},
    ],
  };
}

/** Returns whether all cells of the first column are short enough for one line (about 110 px). */
export function hasShortNames(table: Element): boolean {
  return listRows(table).every(row => isShort(row.children[0]));
}

/**
 * Returns the indexes of the other columns whose cells are all short, such as check marks, numbers, or names of
 * platforms. Empty for a table with two columns.
 */
export function findShortColumns(table: Element): readonly number[] {
  const rows = listRows(table);
  const columns = (rows[0]?.children ?? []).map((_, at) => at + 1);
  if (columns.length < 3) return [];
  return columns.slice(1).filter(column => rows.every(row => isShort(row.children[column - 1])));
}

/**
 * Returns the indexes of the columns with sentences, except the first one. Narrow screens give them more width. Empty
 * for a table with two columns, which fits.
 */
export function findProseColumns(table: Element): readonly number[] {
  const rows = listRows(table);
  const columns = (rows[0]?.children ?? []).map((_, at) => at + 1);
  if (columns.length < 3) return [];
  return columns.slice(1).filter(column => rows.some(row => isProse(row.children[column - 1])));
}

function isProse(cell: Node | undefined): boolean {
  return cell !== undefined && getPlainText([cell]).trim().length >= PROSE;
}

function isShort(cell: Node | undefined): boolean {
  return !cell || getPlainText([cell]).trim().length <= SHORT_NAME;
}

function listRows(table: Element): readonly Element[] {
  return (table.children as readonly Element[]).flatMap(part =>
    part.type === 'element' ? (part.children as readonly Element[]).filter(row => row.type === 'element') : [],
  );
}

function isNarrow(row: Node): boolean {
  return row.type === 'element' && row.children.length < 2;
}

/** Returns the text of the first cell in a row. Undefined if it is too long for a header. */
function getRowName(row: Node): string | undefined {
  const text = getPlainText(getFirstCell(row)?.children ?? []).trim();
  return text === '' || text.length > MAX_LENGTH ? undefined : text;
}

function getFirstCell(row: Node): Element | undefined {
  return (row as Element).children[0] as Element | undefined;
}

function replaceFirstCell(row: Node, name: string, scope?: string): Node {
  const cell = getFirstCell(row) as Element;
  const attributes = scope ? new Map([...cell.attributes, ['scope', scope] as const]) : cell.attributes;
  const [, ...rest] = (row as Element).children;
  return {...(row as Element), children: [createElementNode(name, cell.children, attributes), ...rest]};
}
