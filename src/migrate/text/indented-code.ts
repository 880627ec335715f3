import {markCodeLines, markRawLines} from './fences.js';
import {isBlankSourceLine, measureIndent, removeIndent, type SourceLine} from './line.js';

/**
 * Converts indented code to fenced code, because pages of Lectern have no indented code. In a list item, code is
 * indented by four columns from the item's text.
 */
export function fenceIndentedCode(lines: readonly SourceLine[]): SourceLine[] {
  const flags = markCodeLines(lines);
  const raw = markRawLines(lines);
  const result: SourceLine[] = [];
  let item = 0;
  let isAfterBlank = true;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const indent = measureIndent(line.text);
    if (isBlankSourceLine(line)) {
      isAfterBlank = true;
      result.push(line);
      continue;
    }
    const marker = /^\s*(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(line.text)?.[0];
    const isCode = isAfterBlank && indent >= item + 4 && !flags[at] && !raw[at] && !line.isMade;
    if (isCode && !(marker && item > 0)) {
      const end = findCodeEnd(lines, at, item + 4);
      const body = lines.slice(at, end);
      const space = ' '.repeat(item);
      const mark = body.some(({text}) => text.includes('```')) ? '````' : '```';
      result.push({text: space + mark, line: line.line});
      result.push(
        ...body.map(each => ({
          ...each,
          text: isBlankSourceLine(each) ? '' : space + removeIndent(each.text, item + 4),
        })),
      );
      result.push({text: space + mark, line: (body.at(-1) as SourceLine).line});
      at = end - 1;
      isAfterBlank = false;
      continue;
    }
    if (!flags[at]) {
      if (marker) item = marker.replaceAll('\t', '    ').length;
      else if (indent < Math.min(item, 2)) item = 0;
    }
    isAfterBlank = false;
    result.push(line);
  }
  return result;
}

/** Returns the index after the last line of the code. Leaves out blank lines at the end. */
function findCodeEnd(lines: readonly SourceLine[], from: number, columns: number): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    if (isBlankSourceLine(line)) continue;
    if (line.isMade || measureIndent(line.text) < columns) break;
    end = at + 1;
  }
  return end;
}
