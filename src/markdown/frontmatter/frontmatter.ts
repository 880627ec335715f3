import type {Problem} from '../../base/problem.js';
import {spreadSeo} from './spread-seo.js';

/** Frontmatter of a page as plain data, including unknown keys. */
export type Frontmatter = ReadonlyMap<string, unknown>;

interface SplitPage {
  /** YAML between the `---` lines. Absent if the page has no frontmatter. */
  readonly yaml?: string;
  readonly body: string;
  /** Line of the file where the body begins, counted from 1. */
  readonly line: number;
}

/** Splits a page into frontmatter and body. Accepts a byte order mark and blank lines before the frontmatter. */
export function splitFrontmatter(text: string): SplitPage {
  const head = /^\ufeff?\s*---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!head) return {body: text.startsWith('\ufeff') ? text.slice(1) : text, line: 1};
  return {yaml: head[1] ?? '', body: text.slice(head[0].length), line: head[0].split('\n').length};
}

/**
 * Reads flat YAML: `key: text`, quoted or plain, with booleans, numbers, and empty values. Undefined for any other
 * YAML, which needs the full parser. Nearly all pages are flat.
 */
export function readFlatYaml(yaml: string): Map<string, unknown> | undefined {
  const values = new Map<string, unknown>();
  const lines = yaml.split(/\r?\n/).filter(line => line.trim() && !/^\s*#/.test(line));
  for (const [at, line] of lines.entries()) {
    const entry = /^(?:"([^"\\]+)"|'([^']+)'|([\w$.-]+(?::[\w.-]+)*)):(?:[ \t]+(.*))?$/.exec(line);
    if (!entry) return undefined;
    const text = (entry[4] ?? '').trim();
    // Leave other keys without text to the full parser: an indented block or a list may follow.
    const scalar = text === '' && !/^[\s-]/.test(lines[at + 1] ?? '') ? {value: null} : readScalar(text);
    if (scalar === undefined) return undefined;
    values.set((entry[1] ?? entry[2] ?? entry[3]) as string, scalar.value);
  }
  return values;
}

function readScalar(text: string): {value: unknown} | undefined {
  const double = /^"((?:[^"\\]|\\["\\/nt])*)"(?:\s+#.*)?$/.exec(text);
  if (double) return {value: decodeQuoted(double[1] as string)};
  const single = /^'((?:[^']|'')*)'(?:\s+#.*)?$/.exec(text);
  if (single) return {value: (single[1] as string).replace(/''/g, "'")};
  if (text === '' || /^["'[{>|&*!%@`?-]|: |:$| #/.test(text)) return undefined;
  if (/^(?:true|false)$/i.test(text)) return {value: /^t/i.test(text)};
  if (/^(?:null|~)$/i.test(text)) return {value: null};
  return {value: readNumber(text) ?? text};
}

/**
 * Returns a number, if the text is how JavaScript would print it. `1.10` and `010` stay text, because titles and
 * versions are written so.
 */
export function readNumber(text: string): number | undefined {
  const value = Number(text);
  return text !== '' && String(value) === text && Number.isFinite(value) ? value : undefined;
}

function decodeQuoted(text: string): string {
  return text.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
}

/**
 * Parses full YAML. Loaded on demand. `lines` lists the lines (from 0) that have less indentation than their parent
 * requires.
 */
export type YamlReader = (
  yaml: string,
) => Promise<
  | {values: Map<string, unknown>; lines?: readonly number[]}
  | {message: string; fix?: string; line: number; column: number}
>;

function buildIndentedProblem(file: string, line: number): Problem {
  return {
    code: 'yaml-indentation',
    level: 'warning',
    message: `Line ${line + 2} is indented less than its key. Some YAML parsers reject the frontmatter.`,
    fix: 'Add spaces before it, so that it is indented more than its key.',
    // Frontmatter begins on the line after `---`.
    place: {file, line: line + 2, column: 1},
  };
}

/**
 * Reads a page's frontmatter. For invalid YAML, returns no values and one problem: the page then renders without
 * frontmatter.
 */
export async function readFrontmatter(
  yaml: string | undefined,
  file: string,
  readYaml: YamlReader,
): Promise<{frontmatter: Frontmatter; problems: readonly Problem[]}> {
  if (yaml === undefined) return {frontmatter: new Map(), problems: []};
  const flat = readFlatYaml(yaml);
  if (flat) return {frontmatter: spreadSeo(flat), problems: []};
  const result = await readYaml(yaml);
  if ('values' in result)
    return {
      frontmatter: spreadSeo(result.values),
      problems: (result.lines ?? []).slice(0, 1).map(line => buildIndentedProblem(file, line)),
    };
  const problem: Problem = {
    code: 'frontmatter-yaml',
    level: 'error',
    message: `The frontmatter is not valid YAML: ${result.message}.`,
    fix:
      result.fix ??
      'Write each line as a key and a value. Put a value that contains ": " in quotes, such as title: "Setup: step one".',
    // Frontmatter begins on the line after `---`.
    place: {file, line: result.line + 1, column: result.column},
  };
  return {frontmatter: new Map(), problems: [problem]};
}
