/** Fixes by a part of the YAML reader's message, the most specific first. */
const fixes: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/tab characters/, 'replace the tab with spaces.'],
  [/stream within a (?:double|single) quoted/, 'add the missing closing quote.'],
  [/stream within a flow collection/, 'add the missing "]" or "}".'],
  [/missed comma/, 'add a comma before this position.'],
  [/colon is missed|implicit mapping pair/, 'write the line as a key and a value: "key: value".'],
  [
    /multiline key|bad indentation of a mapping entry/,
    'indent the line like the key above, or put a value that contains ": " in quotes.',
  ],
  [
    /bad indentation of a sequence entry|end of the stream or a document separator|deficient indentation/,
    'indent the line like the line above.',
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
  const [, before = '', value = ''] = /^\s*((?:- +)?[\w-]+:[ \t]+)([^"'\s].*?)\s*$/.exec(line) ?? [];
  const key = before.replace(/^- +|:\s*$/g, '');
  if (before && /bad indentation of a mapping entry|cannot start any token/.test(reason)) {
    const trouble = /:\s/.test(value) ? 'contains ": "' : /^[@`%&*!|>]/.test(value) && `begins with "${value[0]}"`;
    if (trouble)
      return {
        reason: `the value of ${key} ${trouble}`,
        fix: `put the value in quotes: ${before}${JSON.stringify(value)}.`,
      };
  }
  if (before && /stream within a flow collection/.test(reason) && /^[[{][^[\]{}]*$/.test(value)) {
    const bracket = value.startsWith('[') ? ']' : '}';
    return {reason: `the value of ${key} has no "${bracket}"`, fix: `write ${before}${value}${bracket}.`};
  }
  const fix = fixes.find(([pattern]) => pattern.test(reason))?.[1];
  return {reason, ...(fix !== undefined && {fix})};
}
