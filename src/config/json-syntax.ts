import {type ParseError, printParseErrorCode} from 'jsonc-parser';
import {readOwn} from '../base/read-own.js';
import {findSyntaxError} from './json-place.js';

interface JsonSyntaxProblem {
  readonly line: number;
  readonly column: number;
  /** Names the expected and the found text. Empty if unknown. */
  readonly reason: string;
  readonly fix: string;
}

/** Describes the first syntax error of a JSON text. Loaded only for reports. */
export function describeJsonSyntax(text: string): JsonSyntaxProblem {
  const {error, line, column} = findSyntaxError(text);
  if (!error) return {line, column, reason: '', fix: 'write the file again.'};
  const found = readToken(text, error);
  const previous = text.slice(0, error.offset).trimEnd().at(-1) ?? '';
  const context = {found, previous, isEnd: error.offset >= text.trimEnd().length};
  const [expected, fix] = readOwn(kinds, printParseErrorCode(error.error))?.(context) ?? [
    '',
    `correct ${formatFound(context)}.`,
  ];
  return {line, column, reason: expected && `expected ${expected}, found ${formatFound(context)}`, fix};
}

interface Context {
  /** Text at the error's position. */
  readonly found: string;
  /** Character before this text. */
  readonly previous: string;
  readonly isEnd: boolean;
}

function readToken(text: string, {offset, length}: ParseError): string {
  const token = /^(?:"(?:[^"\\\n]|\\.)*"?|\/[/*][^\n]*|[^\s,:[\]{}"]+|.)/.exec(text.slice(offset))?.[0] ?? '';
  const whole = token.length < length ? text.slice(offset, offset + length).split('\n', 1)[0] : token;
  return whole ?? '';
}

/** Returns the text at the position in quotes. */
function formatFound({found, isEnd}: Context): string {
  if (isEnd || !found) return 'the end of the file';
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found;
  return short.startsWith('"') ? short : `"${short}"`;
}

type Kind = (context: Context) => readonly [expected: string, fix: string];

/** Returns a word of the author as a JSON value or key. */
function quoteWord(word: string): string {
  const plain = word.replace(/^['"`]|['"`]$/g, '');
  return JSON.stringify(plain);
}

const literals: Readonly<Record<string, string>> = {True: 'true', False: 'false', None: 'null', undefined: 'null'};

const missing =
  (expected: string): Kind =>
  context => [
    `"${expected}"`,
    context.isEnd ? `add "${expected}" at the end.` : `add "${expected}" before ${formatFound(context)}.`,
  ];

/** Builds the fix where a key or value is missing. A comma before a bracket is the usual cause. */
const lacking =
  (what: string, sample: string): Kind =>
  context => {
    const {found, previous, isEnd} = context;
    if (previous === '' && isEnd) return [what, 'write {"name": "My project", "navigation": {"pages": ["index"]}}.'];
    if (previous === ',' && isEnd) return [what, 'delete the last comma, and add the missing brackets.'];
    if (previous === ',') return [what, `delete the comma before ${formatFound(context)}.`];
    if (isEnd || /^[\]},:]/.test(found)) return [what, `write ${what} here, such as ${sample}.`];
    return [what, `write ${quoteWord(found)}.`];
  };

const kinds: Readonly<Record<string, Kind>> = {
  InvalidCommentToken: () => ['a key, value or bracket', 'delete the comment. JSON has no comments.'],
  CommaExpected: context => ['a comma', `add a comma before ${formatFound(context)}.`],
  ColonExpected: missing(':'),
  CloseBraceExpected: missing('}'),
  CloseBracketExpected: missing(']'),
  PropertyNameExpected: lacking('a key in double quotes', '"name": "My project"'),
  ValueExpected: lacking('a value', '"text"'),
  EndOfFileExpected: context => ['the end of the file', `delete ${formatFound(context)} and the text after it.`],
  UnexpectedEndOfString: ({found}) => ['a closing quote', `add " after the last character of ${found.slice(0, 40)}.`],
  InvalidSymbol: ({found}) => ['a key or value', `write ${readOwn(literals, found) ?? quoteWord(found)}.`],
  InvalidEscapeCharacter: () => ['a character that a backslash can escape', 'write \\\\ for a backslash.'],
  InvalidCharacter: () => ['a printable character', 'write \\n for a line break, or \\t for a tab.'],
};
