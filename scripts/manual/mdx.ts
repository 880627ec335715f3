import {nextStepsOf} from './next-steps.js';

/** A page of the manual: its frontmatter and its text. */
export interface ManualPage {
  /** Path in the manual's folder, without extension. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly body: string;
}

export function pageText({path, title, description, icon, body}: ManualPage): string {
  const head = Object.entries({title, description, icon}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${head.join('\n')}\n---\n\n${body.trim()}\n\n${nextStepsOf(path)}\n`;
}

/** Escapes plain text for page syntax: the characters that would open a tag or an expression. */
export function escapeWords(words: string): string {
  return words.replace(/`[^`]*`|[<{}\\]/g, found => (found.length > 1 ? found : `\\${found}`));
}

/** Formats a description as page syntax. Quoted texts, allowed values, and default values become code. */
export function describe(doc: string): string {
  const codes = (words: string) => words.replace(/[\w-]+/g, word => (word === 'or' ? word : code(word)));
  return escapeWords(
    doc
      .replace(/"([^"]*)"/g, (quoted, value) => code(value || quoted))
      .replace(/(?<=Allowed values: )[^.`]+/g, codes)
      .replace(/(?<=Default: )(?!none\b|all\b)[\w-]+(?=\.)/g, codes),
  );
}

export function code(words: string): string {
  return `\`${words}\``;
}

/** Returns a Markdown table. The cells are page syntax. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins words, like `a`, `b`, and `c`. */
export function listed(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1);
  if (words.length < 3) return words.join(` ${joint} `);
  return `${words.slice(0, -1).join(', ')}, ${joint} ${last}`;
}

/** Maximum characters of a JSON line. */
const lineWidth = 84;

/** Formats JSON, with each value on one line if it fits. `before` is the number of characters already on the line. */
export function compactJson(value: unknown, indent = '', before = 0): string {
  const line = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([{[]) | ([}\]])/g, '$1$2');
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= lineWidth) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map(each => compactJson(each, inner))
    : Object.entries(value).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + compactJson(each, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map(entry => inner + entry).join(',\n')}\n${indent}${close}`;
}
