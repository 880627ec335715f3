import {escapePattern} from '../../base/escape-pattern.js';
import {isFile} from '../../base/files.js';
import {limits} from '../../base/limits.js';
import type {MigratedPageContext} from '../plan.js';

/** Part of a file that a page includes. Without any field, the whole file. */
export interface IncludedPart {
  /** Name of a region: the lines between two comments with this name. */
  readonly region?: string | undefined;
  /** First line to include, from 1. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Limits how much text a page can include. */
export class IncludeBudget {
  #files = 0;
  #length = 0;

  /** Charges a file's length. Returns false if the page then exceeds the limit. */
  take(length: number): boolean {
    this.#length += length;
    return ++this.#files <= limits.includes && this.#length <= limits.page;
  }
}

/** Returns the text of an included file. If the project does not contain it, reports that and returns undefined. */
export async function readInclude(
  path: string | undefined,
  written: string,
  line: number,
  {page, source, report}: MigratedPageContext,
): Promise<string | undefined> {
  const refused = (why: string) => {
    report.add(page.source, line, `Lectern did not include "${written}": ${why}`, 'Copy its text into the page.');
    return undefined;
  };
  if (path === undefined) return refused('it is outside the project');
  const read = await source.read(path);
  if (isFile(read)) return read.text.replace(/^\ufeff/, '');
  return refused(
    read.missing === 'absent' ? 'it does not exist' : (read.reason?.replace(/\.$/, '') ?? 'Lectern cannot read it'),
  );
}

const regionMark =
  /^\s*(?:\/\/|#|<!--|\/\*|--|;|%)?\s*(?:#?\s*)(region|endregion|--8<--\s*\[start:|--8<--\s*\[end:|\[(?=[\w-]+\]))/;

/** Returns a part of a text, without the comments that delimit regions. Undefined for an unknown region. */
export function takePart(text: string, {region, from, to}: IncludedPart): string | undefined {
  const lines = text.replace(/\n$/, '').split(/\r\n?|\n/);
  if (region !== undefined) {
    const name = escapePattern(region);
    const begins = new RegExp(String.raw`(?:#?region\s+|start:\s*|///\s*\[|###\s*\[)${name}(?![\w-])`);
    const ends = new RegExp(
      String.raw`(?:#?endregion(?:\s+${name}(?![\w-])|\s*(?:-->|\*/)?\s*$)|end:\s*${name}(?![\w-])|(?:///|###)\s*\[${name}\])`,
    );
    const start = lines.findIndex(line => begins.test(line));
    if (start === -1) return undefined;
    const rest = lines.slice(start + 1);
    const end = rest.findIndex(line => ends.test(line));
    return outdentLines(rest.slice(0, end === -1 ? undefined : end).filter(line => !regionMark.test(line)));
  }
  return lines.slice((from ?? 1) - 1, to).join('\n');
}

function outdentLines(lines: readonly string[]): string {
  const indents = lines.filter(line => line.trim()).map(line => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, 200);
  return lines.map(line => line.slice(least)).join('\n');
}

/** Writes a code block. Its fence is longer than any fence in the code. */
export function writeIncludedCode(code: string, info: string, indent = ''): string[] {
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`{3,})/gm)].map(match => (match[1] as string).length));
  const mark = '`'.repeat(longest + 1);
  return [
    `${indent}${mark}${info}`,
    ...code.split('\n').map(line => (line === '' ? '' : indent + line)),
    `${indent}${mark}`,
  ];
}
