/** Fixes by a part of the YAML reader's message, the most specific first, and the message in plain words. */
const fixes: readonly (readonly [reason: RegExp, fix: string, plain?: string])[] = [
  [/tab characters/, 'replace the tab with spaces.', 'the line begins with a tab'],
  [/stream within a (?:double|single) quoted/, 'add the missing closing quote.'],
  [/stream within a flow collection/, 'add the missing "]" or "}".'],
  [/missed comma/, 'add a comma before this position.'],
  [/colon is missed|implicit mapping pair/, 'write the line as a key and a value: "key: value".'],
  [
    /multiline key/,
    'indent the line like the key above, or put a value that contains ": " in quotes.',
    'the line above is not a key with a value',
  ],
  [
    /bad indentation of a mapping entry/,
    'indent the line like the key above, or put a value that contains ": " in quotes.',
    'the indentation of the line differs from the key above',
  ],
  [/bad indentation of a sequence entry/, 'indent the line like the line above.'],
  [/end of the stream or a document separator/, 'indent the line like the line above.', 'the line belongs to no key'],
  [
    /deficient indentation/,
    'indent the line more than the key that it belongs to.',
    'the line is not indented more than its key',
  ],
  [/unidentified alias|unknown alias/, 'define the anchor before this line, such as "&name", or write the value.'],
  [/unknown escape|escape sequence/, 'write two backslashes, or put the text in single quotes.'],
  [/single document/, 'delete the second "---" and the text after it.'],
  [/non-printable|null byte/, 'delete the invisible character at this position.'],
];

interface YamlFault {
  /** Why the YAML is invalid, as the end of a sentence. */
  readonly reason: string;
  readonly fix?: string;
}

/**
 * Explains an error of the YAML reader. `line` is the line with the error: if only quotes or a bracket are missing, the
 * fix repeats the line with them.
 */
export function explainYaml(reason: string, line = ''): YamlFault {
  const [, before = '', value = ''] = /^\s*((?:- +)?[\w-]+:[ \t]+)(\S.*?)\s*$/.exec(line) ?? [];
  const key = before.replace(/^- +|:\s*$/g, '');
  if (before && /bad indentation of a mapping entry|cannot start any token/.test(reason)) {
    const trouble = findTrouble(value);
    if (trouble)
      return {reason: `the value of ${key} ${trouble}`, fix: `put the value in quotes: ${before}${quote(value)}.`};
  }
  if (before && /stream within a flow collection/.test(reason) && /^[[{][^[\]{}]*$/.test(value)) {
    const bracket = value.startsWith('[') ? ']' : '}';
    return {reason: `the value of ${key} has no "${bracket}"`, fix: `write ${before}${value}${bracket}.`};
  }
  const [, fix, plain = reason] = fixes.find(([pattern]) => pattern.test(reason)) ?? [];
  return {reason: plain, ...(fix !== undefined && {fix})};
}

/** Returns why a value needs quotes, or undefined. */
function findTrouble(value: string): string | undefined {
  if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#]/.test(value)) return 'has text after its closing quote';
  if (/^["']/.test(value)) return undefined;
  if (/^(?:\[[^[\]]*\]|\{[^{}]*\})\s*[^\s#]/.test(value)) return `has text after its "${/[\]}]/.exec(value)?.[0]}"`;
  if (/:\s/.test(value)) return 'contains ": "';
  return /^[@`%&*!|>]/.test(value) ? `begins with "${value[0]}"` : undefined;
}

function quote(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}
