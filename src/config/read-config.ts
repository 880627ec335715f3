import {type Files, isFile} from '../base/files.js';
import {limits} from '../base/limits.js';
import type {Problem} from '../base/problem.js';
import type {Config} from './config.js';
import {parseConfig} from './parse-config.js';
import {tryParseJson} from './parse-json.js';
import type {ExpandedConfig} from './references.js';

export interface ReadConfig {
  readonly config: Config;
  readonly problems: readonly Problem[];
  /** Data of docs.json with `$ref` expanded. Absent if the file is missing or invalid. */
  readonly raw?: unknown;
  /** Source text of docs.json, to find the positions of values. Absent if the file is missing or invalid. */
  readonly written?: {readonly file: string; readonly text: string; readonly expanded: ExpandedConfig};
  /** Missing requirements of a site: a required key, the file, or valid syntax. */
  readonly missing: readonly ('name' | 'navigation' | 'file' | 'syntax')[];
}

/**
 * Reads docs.json and the files that it includes by `$ref`. Never rejects because of their content, and always returns
 * a usable `config`. `prune` changes data before parsing, such as removing private nodes.
 */
export async function readConfig(
  files: Files,
  path = 'docs.json',
  prune?: (docs: unknown) => unknown,
): Promise<ReadConfig> {
  const result = await files.read(path);
  // Load the code for explanations only if there is a problem.
  if (!isFile(result)) return without('file', await (await import('./explain.js')).explainFile(files, path, result));
  if (result.text.length > limits.config) {
    return without('file', (await import('./explain.js')).explainSize(path));
  }
  const text = result.text.replace(/^\uFEFF/, '');
  const parsed = tryParseJson(text);
  if (!parsed) return without('syntax', await (await import('./explain.js')).explainSyntax(path, text));

  // Load the code for `$ref` only if the file contains one: few do.
  const hasReferences = text.includes('"$ref"');
  const expanded: ExpandedConfig = hasReferences
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
