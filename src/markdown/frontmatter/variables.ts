import {type Files, isFile, type ReadResult} from '../../base/files.js';
import {toFields} from '../../base/to-fields.js';
import {applyFormulaSetting} from './formulas.js';

export type Variables = ReadonlyMap<string, string>;

// Does not match after a backslash: `\{{version}}` stays text.
const mark = /(?<!\\)\{\{[^\S\n]*([\w-]+)[^\S\n]*\}\}/g;

/** Returns whether a text can contain variables. Other texts can be parsed before docs.json is loaded. */
export function namesVariables(path: string, text: string): boolean {
  return /\.(?:mdx?|jsx)$/i.test(path) && text.search(mark) >= 0;
}

/** Replaces `{{name}}` by the value of the variable, also in code. Leaves unknown names unchanged. */
export function fillVariables(text: string, variables: Variables): string {
  if (variables.size === 0) return text;
  // Join a value's lines, so that problems below it keep their line numbers.
  return text.replace(mark, (written, name: string) => variables.get(name)?.replace(/\s*\n\s*/g, ' ') ?? written);
}

/** Reads variables from unparsed docs.json data. */
export function readVariables(docs: unknown): Variables {
  const written = toFields(toFields(docs).variables);
  const known = Object.entries(written).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return new Map(known.map(([name, value]) => [name, String(value)]));
}

/** Returns file access that replaces variables in pages and snippets, and applies the `latex` setting. */
export function fillFiles<F extends Files>(files: F, variables: Variables, latex?: boolean): F {
  if (variables.size === 0 && latex === undefined) return files;
  return {
    ...files,
    async read(path: string, signal?: AbortSignal): Promise<ReadResult> {
      const result = await files.read(path, signal);
      if (!isFile(result) || !/\.(?:mdx?|jsx)$/i.test(path)) return result;
      const text = namesVariables(path, result.text) ? fillVariables(result.text, variables) : result.text;
      return {...result, text: latex === undefined || /jsx$/i.test(path) ? text : applyFormulaSetting(text, latex)};
    },
  };
}
