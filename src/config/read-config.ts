import {type Files, isFile} from '../base/files.js';
import {limits} from '../base/limits.js';
import type {Problem} from '../base/problem.js';
import type {Config} from './config.js';
import {parseConfig} from './parse-config.js';
import {parseJson} from './parse-json.js';
import type {Expanded} from './references.js';

export interface ReadConfig {
  readonly config: Config;
  readonly problems: readonly Problem[];
  /** Data of docs.json with `$ref` expanded. Absent if the file is missing or invalid. */
  readonly raw?: unknown;
  /** Source texts of the values, for finding positions. Absent if the file is missing or invalid. */
  readonly written?: {readonly file: string; readonly text: string; readonly expanded: Expanded};
  /** Missing requirements: keys, the file, or valid syntax. */
  readonly missing: readonly ('name' | 'navigation' | 'file' | 'syntax')[];
}

/**
 * Reads docs.json and its referenced files. Never rejects because of their content, and always returns a usable
 * `config`. `prune` removes data that must not be read.
 */
export async function readConfig(
  files: Files,
  path = 'docs.json',
  prune?: (docs: unknown) => unknown,
): Promise<ReadConfig> {
  const result = await files.read(path);
  // Explanations are loaded only if there is a problem.
  if (!isFile(result))
    return without('file', await (await import('./explain.js')).explainFile(files, path, result.reason));
  if (result.text.length > limits.config) {
    return without('file', (await import('./explain.js')).explainSize(path));
  }
  const text = result.text.replace(/^\uFEFF/, '');
  const parsed = parseJson(text);
  if (!parsed) return without('syntax', await (await import('./explain.js')).explainSyntax(path, text));

  // Few files contain references, so the code for them is loaded on demand.
  const hasReferences = text.includes('"$ref"');
  const expanded: Expanded = hasReferences
    ? await (await import('./references.js')).expandReferences(files, path, parsed.value)
    : {value: parsed.value, bad: [], origins: new Map(), texts: new Map()};
  const docs = prune ? await prune(expanded.value) : expanded.value;
  const {missing, config, findings} = parseConfig(docs);
  const isHealthy = !findings.length && !expanded.bad.length;
  const problems = isHealthy ? [] : await (await import('./explain.js')).explain(path, text, expanded, findings);
  return {config, problems, raw: docs, missing, written: {file: path, text, expanded}};
}

function without(missing: 'file' | 'syntax', problem: Problem): ReadConfig {
  return {config: parseConfig({}).config, problems: [problem], missing: [missing]};
}
