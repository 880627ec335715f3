import {parseJson} from '../../base/exact-json.js';
import {limits} from '../../base/limits.js';
import {measureDepth, type ReadData} from './api-document.js';

/** Reads a referenced file, which can be any JSON or YAML. Never rejects. */
export async function readData(text: string, file: string): Promise<ReadData> {
  const read = await parseData(text, file);
  // Most texts contain no escape of a surrogate.
  if (read.value === undefined || !/\\ud[89a-f]/i.test(text)) return read;
  return (await import('./lone-surrogates.js')).replaceLoneSurrogates(read, {file, text});
}

async function parseData(text: string, file: string): Promise<ReadData> {
  // Remove the byte order mark: parsers need not accept it (RFC 8259, section 8.1).
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const first = /\S/.exec(plain)?.[0];
  const isNone = first === undefined || first === '<' || text.length > limits.spec;
  if (!isNone && (first === '{' || first === '[')) {
    const read = readJson(plain);
    if (read) return read;
  }
  // The text is not valid JSON. Report it as faulty JSON if a quote, comment, or bracket follows its first bracket.
  // Read others, such as `{a: 1}`, as YAML.
  const isJson = first !== undefined && '{['.includes(first) && !/^\s*[{[]\s*[^"\s{}[\]/]/.test(plain);
  if (isNone || isJson)
    return (await import('./describe-unreadable-document.js')).describeUnreadableDocument(plain, file);
  const {readYaml} = await import('./read-yaml.js');
  const {value, problems} = readYaml({file, text: plain});
  // An empty YAML document is `null`. With problems, an empty result means that parsing failed.
  return {value: value === undefined && problems.length === 0 ? null : value, problems};
}

/** Matches a run of 100 closing brackets. Only texts with such a run need a scan for their depth. */
const manyEnds = /(?:[}\]]\s*){100}/;

function readJson(text: string): ReadData | undefined {
  try {
    const value = parseJson(text);
    // Check only small texts: the scan of 13 MB takes a fifth of the parsing time. Walks over the data have their own
    // limit.
    const isDeep = text.length < 1_000_000 && manyEnds.test(text) && measureDepth(text) > limits.specDepth;
    return isDeep ? undefined : {value, problems: []};
  } catch {
    return undefined;
  }
}
