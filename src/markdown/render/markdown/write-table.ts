import {readOwn} from '../../../base/read-own.js';
import {createTreeElement, type RenderElement} from '../../../tree/render-tree.js';
import {readTextProp} from '../read-props.js';
import {createOtherBlock, createParagraph, type MarkdownBlock} from './block.js';
import type {BlockWriter} from './block-writer.js';

interface Row {
  readonly cells: readonly string[];
  readonly aligns: readonly (string | undefined)[];
  readonly isHead: boolean;
}

const rules: Readonly<Record<string, string>> = {left: ':--', center: ':-:', right: '--:'};

/**
 * Writes a table with one line per row. Writes a cell that spans several columns or rows once, in its first position.
 */
export function writeTable(element: RenderElement, writer: BlockWriter): readonly MarkdownBlock[] {
  const rows = listRows(element).map(row => readRow(row, writer));
  const caption = element.children.find(child => child.type === 'element' && child.name === 'caption');
  const title = caption ? createParagraph(writer.line([createTreeElement('em', [caption])])) : [];
  if (rows.length === 0) return title;
  const width = rows.reduce((limit, {cells}) => Math.max(limit, cells.length), 1);
  const line = (cells: readonly string[]) =>
    `|${Array.from({length: width}, (_, index) => ` ${cells[index] ?? ''} `.replace(/^ {2}$/, ' ')).join('|')}|`;
  // Write an empty header row if the table has none: otherwise Markdown would make the first row the header.
  const [head, ...body] = rows[0]?.isHead ? rows : [{cells: [], aligns: rows[0]?.aligns ?? [], isHead: true}, ...rows];
  const rule = Array.from({length: width}, (_, index) => readOwn(rules, head?.aligns[index]) ?? '---');
  return [
    ...title,
    createOtherBlock([line(head?.cells ?? []), line(rule), ...body.map(row => line(row.cells))].join('\n')),
  ];
}

function listRows(element: RenderElement): RenderElement[] {
  return element.children.flatMap(child => {
    if (child.type !== 'element' || child.name === 'table') return [];
    return child.name === 'tr' ? [child] : listRows(child);
  });
}

function readRow(row: RenderElement, writer: BlockWriter): Row {
  const cells = row.children.filter(
    (child): child is RenderElement => child.type === 'element' && (child.name === 'td' || child.name === 'th'),
  );
  return {
    cells: cells.flatMap(cell => [writer.cell(cell.children), ...Array.from({length: readSpan(cell) - 1}, () => '')]),
    aligns: cells.flatMap(cell => Array.from({length: readSpan(cell)}, () => readTextProp(cell, 'align'))),
    isHead: cells.length > 0 && cells.every(cell => cell.name === 'th'),
  };
}

function readSpan(cell: RenderElement): number {
  const count = Number.parseInt(readTextProp(cell, 'colSpan') ?? readTextProp(cell, 'colspan') ?? '1', 10);
  return count > 1 && count <= 100 ? count : 1;
}
