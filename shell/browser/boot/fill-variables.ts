import {type Files, type FileText, isFile} from '../../../src/base/files.js';
import {applyFormulaSetting, readLatex} from '../../../src/markdown/frontmatter/formulas.js';
import {fillVariables, namesVariables, readVariables} from '../../../src/markdown/frontmatter/variables.js';

/**
 * Replaces the variables of docs.json in a page or snippet, and applies its formula settings. docs.json can reference a
 * file of variables.
 */
export async function fillPageVariables(files: Files, config: string, file: FileText): Promise<FileText> {
  const docs = (await readJsonFile(files, config)) as {readonly variables?: {readonly $ref?: unknown}} | undefined;
  const latex = readLatex(docs);
  const text = latex === undefined || !/\.mdx?$/i.test(file.path) ? file.text : applyFormulaSetting(file.text, latex);
  if (!namesVariables(file.path, text)) return {...file, text};
  const reference = docs?.variables?.$ref;
  const part =
    typeof reference === 'string' ? await readJsonFile(files, resolveReference(reference, config)) : undefined;
  const variables = new Map([...readVariables({variables: part}), ...readVariables(docs)]);
  return {...file, text: fillVariables(text, variables)};
}

async function readJsonFile(files: Files, path: string): Promise<unknown> {
  const result = await files.read(path);
  try {
    return isFile(result) ? JSON.parse(result.text.replace(/^\ufeff/, '')) : undefined;
  } catch {
    // The code that parses docs.json reports the error.
    return undefined;
  }
}

/** Resolves a `$ref` in docs.json. Throws if the path leaves the root (security rule C6). */
function resolveReference(reference: string, config: string): string {
  return new URL(reference, `file:///${config}`).pathname.slice(1);
}
