import type {MigrationReport} from '../migration-report.js';
import {findCallout, writeTitledTag} from './callouts.js';
import {findFences, markCodeLines} from './fences.js';
import {createFinalLine, type SourceLine} from './line.js';

const tag = /^([ \t]*)\{%[ \t]*(end)?([\w-]+)[ \t]*(.*?)[ \t]*%\}[ \t]*$/;

/** Parses the attributes of a GitBook block: `name="value"`. */
function readAttributes(written: string): ReadonlyMap<string, string> {
  return new Map([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Converts GitBook blocks whose tags are on separate lines: `{% hint style="info" %}` … `{% endhint %}`, tabs, code
 * with a title, and steps.
 */
export function convertLiquidBlocks(lines: readonly SourceLine[], report: MigrationReport, file: string): SourceLine[] {
  const flags = markCodeLines(lines);
  const open: (readonly [string, string])[] = [];
  const result: SourceLine[] = [];
  let code: ReadonlyMap<string, string> | undefined;
  const fences = new Map(findFences(lines).map(each => [each.start, each]));
  for (const [at, line] of lines.entries()) {
    const fence = fences.get(at);
    if (fence && code) {
      const title = code.get('title');
      const words = [
        fence.info || 'text',
        title && `title="${title}"`,
        code.get('lineNumbers') === 'true' && 'showLineNumbers',
      ];
      result.push({...line, text: fence.prefix + fence.mark + words.filter(Boolean).join(' ')});
      code = undefined;
      continue;
    }
    const match = flags[at] ? null : tag.exec(line.text);
    if (!match) {
      result.push(line);
      continue;
    }
    const [, indent = '', end, name = '', written = ''] = match;
    if (end) {
      const last = open.at(-1);
      if (last?.[0] !== name) continue;
      open.pop();
      if (last[1])
        result.push(
          createFinalLine('', line.line),
          createFinalLine(`${indent}</${last[1]}>`, line.line),
          createFinalLine('', line.line),
        );
      continue;
    }
    const attributes = readAttributes(written);
    if (name === 'code') code = attributes;
    const opening = writeOpeningTag(name, attributes);
    if (opening !== undefined) {
      open.push([name, /^<(\w+)/.exec(opening)?.[1] ?? '']);
      if (opening) result.push(createFinalLine(indent + opening, line.line), createFinalLine('', line.line));
      continue;
    }
    result.push(...convertSingle(name, attributes, {line, indent, report, file}));
  }
  const line = lines.at(-1)?.line ?? 1;
  for (const [, name] of open.reverse())
    if (name) result.push(createFinalLine('', line), createFinalLine(`</${name}>`, line));
  return result;
}

/**
 * Returns the opening tag for a block. Empty if only the content of the block remains. Undefined for a block without
 * content.
 */
function writeOpeningTag(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  switch (name) {
    case 'hint':
      return `<${findCallout(attributes.get('style') ?? 'info') ?? 'Info'}>`;
    case 'tabs':
      return '<Tabs>';
    case 'tab':
      return writeTitledTag('Tab', attributes.get('title'));
    case 'stepper':
      return '<Steps>';
    case 'step':
      return writeTitledTag('Step', attributes.get('title') ?? '');
    case 'code':
    case 'content-ref':
    case 'columns':
    case 'column':
      return '';
    default:
      return undefined;
  }
}

function convertSingle(
  name: string,
  attributes: ReadonlyMap<string, string>,
  {line, indent, report, file}: {line: SourceLine; indent: string; report: MigrationReport; file: string},
): SourceLine[] {
  const address = attributes.get('url') ?? attributes.get('src');
  if (address && (name === 'embed' || name === 'file')) {
    const text = attributes.get('caption') || address.slice(address.lastIndexOf('/') + 1) || address;
    report.add(
      file,
      line.line,
      `{% ${name} %} has no equivalent. The page has a link instead`,
      'To show more than a link, write an <iframe> or a <Card>.',
    );
    return [{...line, text: `${indent}[${text.replaceAll(/[[\]]/g, '')}](<${address}>)`}];
  }
  report.add(
    file,
    line.line,
    `{% ${name} %} is a block of GitBook without an equivalent. Readers see it as text`,
    'Write its content as Markdown.',
  );
  return [{...line, text: `${indent}\`${line.text.trim().replaceAll('`', '')}\``}];
}
