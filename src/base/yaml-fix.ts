/** Fixes by a part of the YAML reader's message, the most specific first. */
const fixes: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/tab characters/, 'replace the tab with spaces.'],
  [/stream within a (?:double|single) quoted/, 'add the missing closing quote.'],
  [/stream within a flow collection/, 'add the missing "]" or "}".'],
  [/missed comma/, 'add a comma before this position.'],
  [/colon is missed|implicit mapping pair/, 'write the line as a key and a value: "key: value".'],
  [
    /multiline key|bad indentation of a mapping entry/,
    'indent the line like the key above. Or put a value that contains ": " in quotes, such as title: "Setup: step one".',
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

/** Returns a fix for the message of the YAML reader. Undefined for rare errors. */
export function findYamlFix(reason: string): string | undefined {
  return fixes.find(([pattern]) => pattern.test(reason))?.[1];
}
