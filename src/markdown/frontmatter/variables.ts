import {fieldsOf} from '../../base/fields-of.js';
import {type Files, isFile, type ReadResult} from '../../base/files.js';
import {settleFormulas} from './formulas.js';

export type Variables = ReadonlyMap<string, string>;

// A backslash keeps the braces: `\{{version}}`.
const mark = /(?<!\\)\{\{[^\S\n]*([\w-]+)[^\S\n]*\}\}/g;

/** Returns whether a text may use variables. Few do, and only they wait for docs.json. */
export function namesVariables(path: string, text: string): boolean {
  return /\.(?:mdx?|jsx)$/i.test(path) && text.search(mark) >= 0;
}

/**
 * Returns the text with the value of `{{name}}` in its place: in words, code and snippets. What docs.json does not name
 * stays as written.
 */
export function fillVariables(text: string, variables: Variables): string {
  if (variables.size === 0) return text;
  // On one line: problems of the page keep their lines.
  return text.replace(mark, (written, name: string) => variables.get(name)?.replace(/\s*\n\s*/g, ' ') ?? written);
}

/** Variables as docs.json has them, before anything else of it is known. */
export function readVariables(docs: unknown): Variables {
  const written = fieldsOf(fieldsOf(docs).variables);
  const known = Object.entries(written).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return new Map(known.map(([name, value]) => [name, String(value)]));
}

/**
 * Returns the same files, with variables filled in where pages and snippets name them, and formulas as docs.json wants
 * them.
 */
export function fillFiles<F extends Files>(files: F, variables: Variables, latex?: boolean): F {
  if (variables.size === 0 && latex === undefined) return files;
  return {
    ...files,
    async read(path: string, signal?: AbortSignal): Promise<ReadResult> {
      const result = await files.read(path, signal);
      if (!isFile(result) || !/\.(?:mdx?|jsx)$/i.test(path)) return result;
      const text = namesVariables(path, result.text) ? fillVariables(result.text, variables) : result.text;
      return {...result, text: latex === undefined || /jsx$/i.test(path) ? text : settleFormulas(text, latex)};
    },
  };
}
