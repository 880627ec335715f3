import {findNodeAtLocation, type Node, parseTree} from 'jsonc-parser';

/**
 * Adds entries, each a JSON text, to the list at `keys` in the JSON `text`. Creates the list if needed. Leaves
 * everything else unchanged, including comments and line ends.
 */
export function addToList(text: string, keys: readonly (string | number)[], entries: readonly string[]): string {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, [...keys]);
  if (list?.type === 'array') return insertEntries(text, list, entries);
  const holder = root && findNodeAtLocation(root, keys.slice(0, -1));
  if (holder?.type !== 'object') return text;
  const {eol, unit} = readFormatting(text);
  const indent = unit.repeat(keys.length);
  const lines = entries.map(entry => `${eol}${indent}${unit}${entry}`).join(',');
  return insertEntries(text, holder, [`${JSON.stringify(keys.at(-1))}: [${lines}${eol}${indent}]`]);
}

/** Inserts entries after the last one in a list or object. If a comment follows on that line, inserts them after it. */
function insertEntries(text: string, holder: Node, entries: readonly string[]): string {
  const {eol, unit} = readFormatting(text);
  const last = holder.children?.at(-1);
  if (!last) {
    const outer = getIndent(text, holder.offset);
    const lines = entries.map(entry => `${eol}${outer}${unit}${entry}`).join(',');
    return `${text.slice(0, holder.offset + 1)}${lines}${eol}${outer}${text.slice(holder.offset + holder.length - 1)}`;
  }
  const end = last.offset + last.length;
  const lineEnd = text.indexOf(eol, end);
  if (lineEnd < 0 || lineEnd > holder.offset + holder.length)
    return `${text.slice(0, end)}, ${entries.join(', ')}${text.slice(end)}`;
  const added = entries.map(entry => `${eol}${getIndent(text, last.offset)}${entry}`).join(',');
  return `${text.slice(0, end)},${text.slice(end, lineEnd)}${added}${text.slice(lineEnd)}`;
}

/** Returns the indentation of the line at an offset. */
function getIndent(text: string, offset: number): string {
  return /^[\t ]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

/** Returns the line end and the indentation unit of a text. */
function readFormatting(text: string): {readonly eol: string; readonly unit: string} {
  return {eol: text.includes('\r\n') ? '\r\n' : '\n', unit: /\n([\t ]+)\S/.exec(text)?.[1] ?? '  '};
}
