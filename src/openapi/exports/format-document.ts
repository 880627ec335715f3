import {dump} from 'js-yaml';
import {formatJson} from '../../base/exact-json.js';
import {limits} from '../../base/limits.js';
import {isContainer} from '../../base/written-number.js';
import {bundleDocument} from '../bundle/bundle-document.js';
import type {DocumentSet} from '../document/document-set.js';
import {readData} from '../document/read-data.js';
import {exactDumpSchema} from './dump-schema.js';
import {isJson} from './is-json.js';

/**
 * Returns a standalone document as text. A single file in the requested format is returned verbatim, with its comments.
 * Otherwise the document is bundled and serialized.
 */
export async function formatDocument(documents: DocumentSet, form: 'json' | 'yaml'): Promise<string> {
  const {file} = documents.root;
  const text = documents.texts.get(file) ?? '';
  const bundle = await bundleDocument(documents);
  if (!bundle && isJson(text) === (form === 'json')) return text;
  const value = bundle ?? (await readData(text, file)).value;
  if (form === 'yaml') return dump(value, {lineWidth: -1, schema: exactDumpSchema});
  // Reject documents that become too large: JSON repeats values that YAML aliases share.
  if (estimateWeight(value) > limits.spec) throw new Error(`${file} as JSON is larger than ${limits.spec / 1e6} MB`);
  return `${formatJson(value, 2)}\n`;
}

/** Estimates a value's size as JSON, in characters. Shared values count once per use. */
function estimateWeight(value: unknown, known = new Map<object, number>()): number {
  if (!isContainer(value)) return String(value).length + 2;
  const found = known.get(value);
  if (found !== undefined) return found;
  let sum = 2;
  for (const [key, each] of Object.entries(value)) sum += key.length + estimateWeight(each, known);
  known.set(value, sum);
  return sum;
}
