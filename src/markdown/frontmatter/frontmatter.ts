import type {Problem} from '../../base/problem.js';

/** A page's settings: plain data under the keys as written. Unknown keys are included. */
export type Frontmatter = ReadonlyMap<string, unknown>;

export interface SplitPage {
  /** The YAML between the fences; undefined when the page has none. */
  readonly yaml?: string;
  readonly body: string;
  /** Line of the file on which the body begins, from 1. */
  readonly line: number;
}

/** Separates the head of a page from its body. A byte-order mark and blank lines before the head are tolerated. */
export function splitFrontmatter(text: string): SplitPage {
  const head = /^\ufeff?\s*---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!head) return {body: text.startsWith('\ufeff') ? text.slice(1) : text, line: 1};
  return {yaml: head[1] ?? '', body: text.slice(head[0].length), line: head[0].split('\n').length};
}

/**
 * Reads flat YAML (`key: text`, quoted or plain; booleans, numbers, nothing), which is what nearly every page has.
 * Undefined: there is more to it than that, and a YAML reader has to look.
 */
export function readFlatYaml(yaml: string): Map<string, unknown> | undefined {
  const values = new Map<string, unknown>();
  const lines = yaml.split(/\r?\n/).filter(line => line.trim() && !/^\s*#/.test(line));
  for (const [at, line] of lines.entries()) {
    const entry = /^(?:"([^"\\]+)"|'([^']+)'|([\w$.-]+(?::[\w.-]+)*)):(?:[ \t]+(.*))?$/.exec(line);
    if (!entry) return undefined;
    const text = (entry[4] ?? '').trim();
    // Without text, the value of a key is an indented block or a list.
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
 * Returns a number that prints back as it is written; any other stays text, since `title: 1.10` and `version: 010` are
 * names.
 */
export function readNumber(text: string): number | undefined {
  const value = Number(text);
  return text !== '' && String(value) === text && Number.isFinite(value) ? value : undefined;
}

function decodeQuoted(text: string): string {
  return text.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
}

/** Reads full YAML. Loaded only for pages that need it. `lines` (from 0) are indented less than their parents. */
export type YamlReader = (
  yaml: string,
) => Promise<
  | {values: Map<string, unknown>; lines?: readonly number[]}
  | {message: string; fix?: string; line: number; column: number}
>;

function indented(file: string, line: number): Problem {
  return {
    code: 'yaml-indentation',
    level: 'warning',
    message: 'This line is indented less than its key. Some YAML parsers reject the frontmatter.',
    fix: 'Indent it more than the key before the quote or bracket.',
    // The head begins on the line after the first fence.
    place: {file, line: line + 2, column: 1},
  };
}

/** Reads the frontmatter of a page. Broken YAML gives no values and one problem; the page renders without it. */
export async function readFrontmatter(
  yaml: string | undefined,
  file: string,
  readYaml: YamlReader,
): Promise<{frontmatter: Frontmatter; problems: readonly Problem[]}> {
  if (yaml === undefined) return {frontmatter: new Map(), problems: []};
  const flat = readFlatYaml(yaml);
  if (flat) return {frontmatter: flat, problems: []};
  const result = await readYaml(yaml);
  if ('values' in result)
    return {frontmatter: result.values, problems: (result.lines ?? []).slice(0, 1).map(line => indented(file, line))};
  const problem: Problem = {
    code: 'frontmatter-yaml',
    level: 'error',
    message: `The frontmatter of this page is not valid YAML: ${result.message}.`,
    fix:
      result.fix ??
      'Write quotes around a value that contains a colon, # or a quote, such as title: "Setup: step one".',
    // The head begins on the line after the first fence.
    place: {file, line: result.line + 1, column: result.column},
  };
  return {frontmatter: new Map(), problems: [problem]};
}
