import {parseJson} from '../../base/exact-json.js';
import {limits} from '../../base/limits.js';
import {depthOf, type ReadData} from './api-document.js';

/** Reads a file that a document refers to: any JSON or YAML. Never rejects. */
export async function readData(text: string, file: string): Promise<ReadData> {
  // A byte order mark is not part of the text (RFC 8259, section 8.1, lets a reader ignore it).
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const first = /\S/.exec(plain)?.[0];
  const isNone = first === undefined || first === '<' || text.length > limits.spec;
  if (!isNone && (first === '{' || first === '[')) {
    const read = readJson(plain);
    if (read) return read;
  }
  // `{a: 1}` is YAML; what begins like JSON with a quoted key, or with a comment, is meant to be JSON.
  const isJson = first !== undefined && '{['.includes(first) && !/^\s*[{[]\s*[^"\s{}[\]/]/.test(plain);
  if (isNone || isJson) return (await import('./unreadable.js')).unreadable(plain, file);
  const {readYaml} = await import('./read-yaml.js');
  const {value, problems} = readYaml({file, text: plain});
  // An empty YAML document is `null` or nothing; with problems, nothing was read.
  return {value: value === undefined && problems.length === 0 ? null : value, problems};
}

/** Deep nesting ends like this. Most documents need no scan by character. */
const manyEnds = /(?:[}\]]\s*){100}/;

function readJson(text: string): ReadData | undefined {
  try {
    const value = parseJson(text);
    // Only for small texts: scanning 13 MB would cost a fifth of parsing. Every walk has its own limit.
    const isDeep = text.length < 1_000_000 && manyEnds.test(text) && depthOf(text) > limits.specDepth;
    return isDeep ? undefined : {value, problems: []};
  } catch {
    return undefined;
  }
}
