import {findCallout, wrapInCallout, writeTitledTag} from './callouts.js';
import {markCodeLines} from './fences.js';
import {createFinalLine, type SourceLine} from './line.js';

const first = /^([ \t]*)>[ \t]?\[!(\w+)\]([ \t]*)(.*)$/;
const paragraph = /^([ \t]*)([!?])>[ \t]+(.*)$/;

/**
 * Converts quotes that begin with `[!NOTE]` to callouts. Depending on the tool, the words after it are the title
 * (`hasTitles`) or text.
 */
export function convertAlerts(lines: readonly SourceLine[], hasTitles: boolean, depth = 0): SourceLine[] {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const match = flags[at] || line.isMade || depth > 20 ? null : first.exec(line.text);
    const callout = match && findCallout(match[2] as string);
    if (!match || !callout) {
      result.push(line);
      continue;
    }
    const [, indent = '', kind = '', , text = ''] = match;
    const body: SourceLine[] = text && !hasTitles ? [{...line, text: indent + text}] : [];
    while (at + 1 < lines.length && /^[ \t]*>/.test((lines[at + 1] as SourceLine).text)) {
      const next = lines[++at] as SourceLine;
      body.push({...next, text: next.text.replace(/^[ \t]*>[ \t]?/, indent)});
    }
    // Convert `CAUTION` to `Danger`, because GitHub renders it in red, unlike a warning.
    const name = kind.toUpperCase() === 'CAUTION' ? 'Danger' : callout;
    result.push(
      ...wrapInCallout(writeTitledTag(name, hasTitles ? text : undefined), convertAlerts(body, hasTitles, depth + 1), {
        line: line.line,
        indent,
      }),
    );
  }
  return result;
}

/** Converts the paragraphs `!> text` and `?> text` of docsify to callouts. */
export function convertMarkedParagraphs(lines: readonly SourceLine[]): SourceLine[] {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const match = flags[at] ? null : paragraph.exec(line.text);
    if (!match) {
      result.push(line);
      continue;
    }
    const [, indent = '', mark = '', text = ''] = match;
    const body = [{...line, text: indent + text}];
    while ((lines[at + 1]?.text ?? '').trim() !== '' && !flags[at + 1] && !paragraph.test(lines[at + 1]?.text ?? ''))
      body.push(lines[++at] as SourceLine);
    result.push(...wrapInCallout(mark === '!' ? '<Warning>' : '<Tip>', body, {line: line.line, indent}));
  }
  return result;
}

/** Converts the tabs of docsify, which are between two comments. A bold heading or a comment precedes each tab. */
export function convertCommentTabs(lines: readonly SourceLine[]): SourceLine[] {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  let isIn = false;
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const word = flags[at] ? undefined : /^\s*<!--\s*tabs:(start|end)\s*-->\s*$/.exec(line.text)?.[1];
    const label =
      isIn && !flags[at]
        ? /^\s*(?:#{1,6}\s+\*\*(.+?)\*\*\s*|<!--\s*tab:\s*(.+?)\s*-->\s*)$/.exec(line.text)?.slice(1).find(Boolean)
        : undefined;
    if (word === undefined && label === undefined) {
      result.push(line);
      continue;
    }
    if (isOpen) result.push(createFinalLine('', line.line), createFinalLine('</Tab>', line.line));
    isOpen = label !== undefined;
    if (word) isIn = word === 'start';
    if (word) result.push(createFinalLine(isIn ? '<Tabs>' : '</Tabs>', line.line));
    else result.push(createFinalLine(writeTitledTag('Tab', label), line.line));
    result.push(createFinalLine('', line.line));
  }
  return result;
}
