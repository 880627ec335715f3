import type {MigrationReport} from '../migration-report.js';
import {findCallout, wrapInCallout, writeTitledTag} from './callouts.js';
import {markCodeLines} from './fences.js';
import type {SourceLine} from './line.js';

const opening = /^([ \t]*)(:{3,})[ \t]*([\w-]+)[ \t]*(.*?)[ \t]*:*$/;
const closing = /^[ \t]*(:{3,})[ \t]*$/;

interface Open {
  readonly indent: string;
  readonly colons: number;
  readonly kind: string;
  readonly title: string;
  readonly line: number;
  readonly body: SourceLine[];
}

/**
 * Converts the containers `:::tip Title` … `:::` of Docusaurus and VitePress: callouts, `details`, `code-group`.
 * Containers with more colons can contain others. Of an unknown kind, only the content remains.
 */
export function convertContainers(lines: readonly SourceLine[], report: MigrationReport, file: string): SourceLine[] {
  const flags = markCodeLines(lines);
  const root: SourceLine[] = [];
  const stack: Open[] = [];
  const put = (...more: readonly SourceLine[]) => (stack.at(-1)?.body ?? root).push(...more);
  const close = () => {
    const open = stack.pop();
    if (open) put(...closeContainer(open, report, file));
  };
  for (const [index, line] of lines.entries()) {
    const end = flags[index] || line.isMade ? null : closing.exec(line.text);
    if (end && stack.length > 0 && (end[1] as string).length >= (stack.at(-1) as Open).colons) {
      close();
      continue;
    }
    const begin = flags[index] || line.isMade ? null : opening.exec(line.text);
    if (!begin || stack.length > 50) {
      put(line);
      continue;
    }
    const [, indent = '', colons = '', kind = '', title = ''] = begin;
    stack.push({indent, colons: colons.length, kind, title, line: line.line, body: []});
  }
  while (stack.length > 0) {
    const {line, kind} = stack.at(-1) as Open;
    report.add(file, line, `:::${kind} has no closing :::`, 'Write ::: at its end. It now ends with the page.');
    close();
  }
  return root;
}

function closeContainer(
  {indent, kind, title, line, body}: Open,
  report: MigrationReport,
  file: string,
): readonly SourceLine[] {
  const text = title.replace(/\s*\{[^}]*\}\s*/g, '').replace(/^\[(.*)\]$/, '$1');
  const callout = findCallout(kind);
  if (callout) return wrapInCallout(writeTitledTag(callout, text), body, {line, indent});
  if (kind === 'details') {
    const isOpen = /\{\s*open\s*\}/.test(title) ? ' defaultOpen' : '';
    return wrapInCallout(writeTitledTag('Accordion', text || 'Details', isOpen), body, {line, indent});
  }
  if (kind === 'code-group') return wrapInCallout('<CodeGroup>', body, {line, indent});
  if (kind !== 'raw' && kind !== 'v-pre')
    report.add(
      file,
      line,
      `:::${kind} is not a callout of Lectern, so its content has no frame`,
      'Wrap it in a callout such as <Note>.',
    );
  return body;
}
