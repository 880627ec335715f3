import {capitalize} from '../../base/capitalize.js';
import {findCallout, wrapInCallout, writeTitledTag} from './callouts.js';
import {markCodeLines} from './fences.js';
import {createFinalLine, isBlankSourceLine, measureIndent, removeIndent, type SourceLine} from './line.js';

const block =
  /^([ \t]*)(!!!|\?\?\?\+?|===[!+]*)[ \t]+(?:([\w-]+(?:[ \t]+[\w-]+)*)[ \t]*)?(?:"((?:[^"\\]|\\.)*)")?[ \t]*$/;

/**
 * Converts the blocks of Python-Markdown whose content is indented by four columns: `!!! note "Title"`, collapsible
 * `??? note`, and `=== "Tab"`. Adjacent tabs become one group.
 */
export function convertIndentedBlocks(lines: readonly SourceLine[], depth = 0): SourceLine[] {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  let isInTabs = false;
  const closeTabs = (line: number, indent: string) => {
    if (isInTabs) result.push(createFinalLine(`${indent}</Tabs>`, line), createFinalLine('', line));
    isInTabs = false;
  };
  let tabIndent = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const match = flags[at] || line.isMade || depth > 50 ? null : block.exec(line.text);
    const [, indent = '', mark = '', kind = '', title] = match ?? [];
    const isTab = mark.startsWith('=');
    if (!match || (isTab ? title === undefined : kind === '')) {
      if (!isBlankSourceLine(line)) closeTabs(line.line, tabIndent);
      result.push(line);
      continue;
    }
    const columns = measureIndent(line.text);
    const end = findBlockEnd(lines, at + 1, columns + 4);
    const body = lines
      .slice(at + 1, end)
      .map(each => ({...each, text: isBlankSourceLine(each) ? '' : dedentText(each.text, columns, indent)}));
    at = end - 1;
    const inner = convertIndentedBlocks(body, depth + 1);
    const words = title?.replaceAll('\\"', '"');
    if (!isTab) closeTabs(line.line, tabIndent);
    if (isTab) {
      if (!isInTabs || mark.includes('!')) {
        closeTabs(line.line, tabIndent);
        result.push(createFinalLine(`${indent}<Tabs>`, line.line), createFinalLine('', line.line));
      }
      isInTabs = true;
      tabIndent = indent;
      result.push(...wrapInCallout(writeTitledTag('Tab', words), inner, {line: line.line, indent}));
    } else result.push(...wrapInCallout(openTag(mark, kind, words), inner, {line: line.line, indent}));
  }
  closeTabs(lines.at(-1)?.line ?? 1, tabIndent);
  return result;
}

/**
 * Returns the opening tag for a block: an accordion if it is collapsible, otherwise a callout. An unknown kind becomes
 * a note that has the kind as its title.
 */
function openTag(mark: string, kinds: string, title: string | undefined): string {
  const kind = kinds.split(/\s+/)[0] ?? '';
  const named = capitalize(kind);
  if (mark.startsWith('?'))
    return writeTitledTag('Accordion', title || named, mark.endsWith('+') ? ' defaultOpen' : '');
  const callout = findCallout(kind);
  return writeTitledTag(callout ?? 'Note', title ?? (callout ? undefined : named));
}

function dedentText(text: string, columns: number, indent: string): string {
  return indent + removeIndent(text, columns + 4);
}

/** Returns the index after the last line with this indentation. Leaves out blank lines at the end. */
function findBlockEnd(lines: readonly SourceLine[], from: number, columns: number): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    if (isBlankSourceLine(line)) continue;
    if (measureIndent(line.text) < columns) break;
    end = at + 1;
  }
  return end;
}
