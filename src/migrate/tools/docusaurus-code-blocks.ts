import type {MigratedPageContext} from '../plan.js';
import {markCodeLines} from '../text/fences.js';
import {readInclude, writeIncludedCode} from '../text/includes.js';
import type {SourceLine} from '../text/line.js';

const element = /^([ \t]*)<CodeBlock\b((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^>"'{])*)>([\s\S]*?)<\/CodeBlock>[ \t]*$/;

const opening = /^\s*<CodeBlock\b/;

/**
 * Converts `<CodeBlock>` to fenced code. Its content is text, a template literal, or the name of an import with
 * `raw-loader`, for which `rawFiles` has the file.
 */
export async function convertCodeBlocks(
  lines: readonly SourceLine[],
  rawFiles: ReadonlyMap<string, string>,
  context: MigratedPageContext,
): Promise<SourceLine[]> {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const end = flags[at] || !opening.test(line.text) ? -1 : findEnd(lines, at);
    const match = end === -1 ? null : element.exec(joinLines(lines.slice(at, end + 1)));
    const code = match && (await readCode(match[3] ?? '', line.line, rawFiles, context));
    if (!match || code === undefined || code === null) {
      result.push(line);
      continue;
    }
    const [, indent = '', attributes = ''] = match;
    const fence = writeIncludedCode(code, writeInfo(attributes), indent);
    result.push(...fence.map(text => ({text, line: line.line})));
    at = end;
  }
  return result;
}

/** Returns the line with the end tag. -1 if another block begins before it. */
function findEnd(lines: readonly SourceLine[], from: number): number {
  const found = lines.findIndex(
    ({text}, at) => at >= from && (text.includes('</CodeBlock>') || (at > from && opening.test(text))),
  );
  return found === -1 || !lines[found]?.text.includes('</CodeBlock>') ? -1 : found;
}

const joinLines = (lines: readonly SourceLine[]) => lines.map(({text}) => text).join('\n');

/** Returns the code in the element. Undefined for an expression that needs JavaScript. */
async function readCode(
  content: string,
  line: number,
  rawFiles: ReadonlyMap<string, string>,
  context: MigratedPageContext,
): Promise<string | undefined> {
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(content)?.[1]?.trim();
  if (expression === undefined) return content.replace(/^\n|\n[ \t]*$/g, '');
  const literal = /^(["'`])([\s\S]*)\1$/.exec(expression)?.[2];
  if (literal !== undefined)
    return /(?<!\\)\$\{/.test(literal) ? undefined : literal.replace(/\\([`$\\])/g, '$1').trim();
  const file = rawFiles.get(expression);
  return file === undefined ? undefined : (await readInclude(file, file, line, context))?.trimEnd();
}

/** Returns the info string of the fence: language, title, and the other words of `metastring`. */
function writeInfo(attributes: string): string {
  const get = (name: string) => new RegExp(String.raw`\b${name}=(?:\{\s*)?(["'\x60])(.*?)\1`).exec(attributes)?.[2];
  const title = get('title');
  return [
    get('language') ?? 'text',
    ...(title === undefined ? [] : [`title="${title}"`]),
    get('metastring') ?? '',
    /\bshowLineNumbers\b(?!=\{false\})/.test(attributes) ? 'showLineNumbers' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
