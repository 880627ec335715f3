import {parseJson} from '../../base/exact-json.js';
import {limits} from '../../base/limits.js';
import {depthOf, type ReadData} from './api-document.js';

/** Reads a referenced file, which can be any JSON or YAML. Never rejects. */
export async function readData(text: string, file: string): Promise<ReadData> {
  // Parsers can ignore a byte order mark (RFC 8259, section 8.1).
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const first = /\S/.exec(plain)?.[0];
  const isNone = first === undefined || first === '<' || text.length > limits.spec;
  if (!isNone && (first === '{' || first === '[')) {
    const read = readJson(plain);
    if (read) return read;
  }
  // `{a: 1}` is YAML. A text that begins with a bracket and a quoted key or comment counts as JSON.
  const isJson = first !== undefined && '{['.includes(first) && !/^\s*[{[]\s*[^"\s{}[\]/]/.test(plain);
  if (isNone || isJson) return (await import('./unreadable.js')).unreadable(plain, file);
  const {readYaml} = await import('./read-yaml.js');
  const {value, problems} = readYaml({file, text: plain});
  // An empty YAML document is `null`. After a problem, an empty result means that nothing was read.
  return {value: value === undefined && problems.length === 0 ? null : value, problems};
}

/** Matches the end of deeply nested JSON, so that most documents need no scan of every character. */
const manyEnds = /(?:[}\]]\s*){100}/;

function readJson(text: string): ReadData | undefined {
  try {
    const value = parseJson(text);
    // Only for small texts: scanning 13 MB takes a fifth of the parsing time. Walks over the data have their own limit.
    const isDeep = text.length < 1_000_000 && manyEnds.test(text) && depthOf(text) > limits.specDepth;
    return isDeep ? undefined : {value, problems: []};
  } catch {
    return undefined;
  }
}
