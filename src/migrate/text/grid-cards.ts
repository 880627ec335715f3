import {toPlainTitle, writeAttributes} from './callouts.js';
import {markCodeLines} from './fences.js';
import {createFinalLine, isBlankSourceLine, removeIndent, type SourceLine} from './line.js';
import {findIcon, iconShortcode} from './material-icons.js';

const opening = /^<div\s[^>]*class="[^"]*\bgrid cards\b[^"]*"[^>]*>\s*$/;
const leadingIcon = new RegExp(`^${iconShortcode.source}[ \\t]*`);

/**
 * Converts the card grids of Material for MkDocs: a list in `<div class="grid cards" markdown>`, whose items begin with
 * an icon and a bold title. Leaves other grids unchanged.
 */
export function convertGridCards(lines: readonly SourceLine[]): SourceLine[] {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const end = flags[at] || !opening.test(line.text) ? -1 : findEnd(lines, at);
    const cards = end === -1 ? undefined : readCards(lines.slice(at + 1, end));
    if (!cards) {
      result.push(line);
      continue;
    }
    result.push(createFinalLine('<CardGroup>', line.line), ...cards.flatMap(writeCard));
    result.push(createFinalLine('</CardGroup>', (lines[end] as SourceLine).line));
    at = end;
  }
  return result;
}

/** Returns the line that ends the element. -1 if another one begins before it. */
function findEnd(lines: readonly SourceLine[], from: number): number {
  const found = lines.findIndex(({text}, at) => at > from && /^<\/?div\b/.test(text));
  return lines[found]?.text.startsWith('</div>') ? found : -1;
}

/** Returns the items of a list, without their marks and indentation. Undefined if there is other text. */
function readCards(lines: readonly SourceLine[]): SourceLine[][] | undefined {
  const cards: SourceLine[][] = [];
  for (const line of lines) {
    const first = /^[-*+][ \t]+(.*)$/.exec(line.text)?.[1];
    if (first !== undefined) cards.push([{...line, text: first}]);
    else if (isBlankSourceLine(line)) cards.at(-1)?.push(line);
    else if (cards.length > 0 && /^[ \t]/.test(line.text))
      cards.at(-1)?.push({...line, text: removeIndent(line.text, 4)});
    else return undefined;
  }
  return cards.length > 0 ? cards : undefined;
}

function writeCard([first, ...rest]: SourceLine[]): SourceLine[] {
  const {text, line} = first as SourceLine;
  const icon = leadingIcon.exec(text);
  const words = text.slice(icon?.[0].length ?? 0);
  const [, title, other] = /^(?:\*\*|__)(.+?)(?:\*\*|__)[ \t]*(.*)$/.exec(words) ?? ['', '', words];
  const drawn = icon ? findIcon(icon[1] as string, icon[2] as string) : undefined;
  const attributes = writeAttributes({title: title ? toPlainTitle(title) : undefined, ...drawn});
  // A rule separates the title from the text.
  const rule = rest.findIndex(each => !isBlankSourceLine(each));
  const body = /^-{3,}\s*$/.test(rest[rule]?.text ?? '') ? rest.slice(rule + 1) : rest;
  return [
    createFinalLine(`<Card${attributes}>`, line),
    createFinalLine('', line),
    ...(other ? [{text: other, line}, createFinalLine('', line)] : []),
    ...body,
    createFinalLine('', line),
    createFinalLine('</Card>', line),
  ];
}
