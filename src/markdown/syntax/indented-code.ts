import {isBlankLine, measureIndentAt, outdentLine} from './columns.js';
import {findLineEnd} from './esm.js';
import type {ReadCode} from './skip.js';

/** Minimum indentation of a code block, in columns (CommonMark, section 4.4). */
const depth = 4;
/** Matches the start of another block, such as a list item, which is indented with the text around it. */
const otherBlock = /^(?:[-+*>|`~]|\d+[.)]\s|&)/;
const tagName = /^<\/?([a-z][\w-]*)/i;
/** Matches a line that is certainly code. */
const sure = new RegExp(
  [
    String.raw`^(?:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS|QUERY) +(?:/|https?:|\{)`,
    String.raw`^HTTP/\d`,
    String.raw`^(?:\$ |//|/\*|#!|-H ['"])`,
    String.raw`^(?:curl|wget|npm|npx|pip|kubectl|docker run|git clone|echo|sudo) \S`,
    String.raw`^(?:from [\w.]+ import |import [\w.{*]+(?:,|;| as |$)|export [A-Z_]+=|(?:const|let|var) \w+ ?[=:;]|SELECT .+ FROM )`,
    String.raw`^(?:(?:async )?function|def|func) ?\w*\(`,
    String.raw`^[\w.$[\]"']+(?: [\w.$]+)? :?=>? ?\S`,
    String.raw`^[\w.-]+=\S+$`,
    String.raw`^["'][^"']+["']\s*:`,
    String.raw`^(?:[[{]|[\]})]+[,;]?$)`,
    String.raw`(?:[{\\]|\(\{|\);|[\w"'\])];)$`,
  ].join('|'),
);
/**
 * Matches a line that is probably code. Two such lines are required, because `name: value` can also begin a sentence.
 */
const likely = /^[\w-]+: (?!https?:)(?:\S+|[^.]+[^.\s])$/;

/**
 * Reads an indented code block: lines that are indented by at least four columns and look like code. Leaves other
 * indented text as Markdown, because many API documents indent whole descriptions.
 */
export const readIndentedCode: ReadCode = (src, column, tags) => {
  const least = measureIndentAt(src, 0, column);
  if (least < depth) return undefined;
  let raw = '';
  for (let rest = src; ; rest = src.slice(raw.length)) {
    const part = readNextPart(rest, column);
    // Continue the code at any line with deeper indentation.
    const continues = raw !== '' && part.indent > least;
    if (part.indent < least || !(continues || looksLikeCode(part.lines, tags))) break;
    raw += part.raw;
  }
  if (raw === '') return undefined;
  const lines = raw.split('\n').map(line => outdentLine(line, least, column));
  return {raw, value: lines.join('\n').replace(/^\n+/, '')};
};

/** Returns the blank lines at `at` and the lines after them up to the next blank line, if these are indented enough. */
function readNextPart(
  src: string,
  column: number,
): {readonly raw: string; readonly lines: readonly string[]; readonly indent: number} {
  const lines: string[] = [];
  let indent = Number.POSITIVE_INFINITY;
  let end = 0;
  for (let at = 0; at < src.length; at = end + 1) {
    const stop = findLineEnd(src, at);
    const line = src.slice(at, stop);
    const own = measureIndentAt(line, 0, column);
    if (isBlankLine(line) ? lines.length > 0 : own < depth) break;
    end = stop;
    if (isBlankLine(line)) continue;
    lines.push(line.trim());
    indent = Math.min(indent, own);
  }
  return lines.length > 0 ? {raw: src.slice(0, end), lines, indent} : {raw: '', lines, indent: 0};
}

function looksLikeCode(lines: readonly string[], tags: ReadonlySet<string>): boolean {
  const [first = ''] = lines;
  const tag = tagName.exec(first)?.[1];
  if (tag !== undefined) return !tags.has(tag.toLowerCase());
  // After a comment, require that another line looks like code: `# …` can also be a heading.
  if (first.startsWith('#')) return first.startsWith('#!') || lines.slice(1).some(line => sure.test(line));
  if (otherBlock.test(first)) return first.startsWith('-H ');
  return lines.some(line => sure.test(line)) || lines.filter(line => likely.test(line)).length > 1;
}
