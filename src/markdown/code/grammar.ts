import {isObject, type JsonObject} from '../../base/json.js';
/** A highlight.js language as plain data, with the names that info strings use for it. */
export interface GrammarLanguage {
  readonly names: readonly string[];
  readonly definition: {readonly name: string; readonly contains: object[]};
}

interface Mode {
  scope?: string;
  match?: string;
  begin?: string;
  end?: string;
  contains?: Mode[];
}

/** Prefixes of TextMate scopes, longest first, each with the class that Lectern's colors use. */
const scopes: readonly (readonly [string, string])[] = [
  ['comment', 'comment'],
  ['constant.character.escape', 'char.escape'],
  ['constant.language', 'literal'],
  ['constant.numeric', 'number'],
  ['constant', 'symbol'],
  ['entity.name.function', 'title.function'],
  ['entity.name.tag', 'name'],
  ['entity.name.type', 'title.class'],
  ['entity.name', 'title'],
  ['entity.other.attribute-name', 'attr'],
  ['invalid', 'deletion'],
  ['keyword.operator', 'operator'],
  ['keyword', 'keyword'],
  ['markup.bold', 'strong'],
  ['markup.heading', 'section'],
  ['markup.italic', 'emphasis'],
  ['punctuation', 'punctuation'],
  ['storage.type', 'type'],
  ['storage', 'keyword'],
  ['string.regexp', 'regexp'],
  ['string', 'string'],
  ['support.function', 'built_in'],
  ['support', 'built_in'],
  ['variable.parameter', 'params'],
  ['variable', 'variable'],
];

const limits = {patterns: 2000, depth: 24, length: 2000};

/**
 * Converts a TextMate grammar to a highlight.js language. Drops patterns that browsers do not support, because the
 * grammar targets another regular expression engine, and patterns that can take more than linear time.
 */
export function convertGrammar(json: unknown): GrammarLanguage | undefined {
  if (!isObject(json) || !Array.isArray(json.patterns)) return undefined;
  const repository = isObject(json.repository) ? json.repository : {};
  const made = new Map<unknown, Mode[]>();
  /** Pattern lists of the grammar that contain the whole grammar (`$self`). */
  const wholes = new Set<unknown>();
  const holders: Mode[][] = [];
  let left = limits.patterns;
  const names = [json.name, ...(Array.isArray(json.fileTypes) ? json.fileTypes : []), getLastScope(json.scopeName)]
    .filter(name => typeof name === 'string')
    .map(name => name.toLowerCase());
  if (names.length === 0) return undefined;
  const contains = modesOf(json.patterns, 0);
  for (const holder of holders) holder.push(...contains);
  return {names: [...new Set(names)], definition: {name: names[0] as string, contains}};

  function modesOf(patterns: unknown, depth: number): Mode[] {
    if (!Array.isArray(patterns) || depth > limits.depth) return [];
    return patterns.flatMap((pattern: unknown): readonly Mode[] => {
      if (!isObject(pattern) || left-- <= 0) return [];
      const {include} = pattern;
      if (include === '$self' || include === '$base') {
        wholes.add(patterns);
        return [];
      }
      if (typeof include === 'string') return include.startsWith('#') ? included(include.slice(1), depth) : [];
      return modeOf(pattern, depth);
    });
  }

  function included(name: string, depth: number): readonly Mode[] {
    const rule = Object.hasOwn(repository, name) ? repository[name] : undefined;
    if (!isObject(rule)) return [];
    const known = made.get(rule);
    if (known) return known;
    const modes: Mode[] = [];
    // Store the result before reading its contents: rules can include each other.
    made.set(rule, modes);
    const inner = 'match' in rule || 'begin' in rule ? modeOf(rule, depth + 1) : modesOf(rule.patterns, depth + 1);
    modes.push(...inner);
    return modes;
  }

  function modeOf(pattern: JsonObject, depth: number): readonly Mode[] {
    const scope = toScopeClassOrUndefined(pattern.name ?? pattern.contentName ?? getFirstCapture(pattern));
    const match = convertPattern(pattern.match);
    if (match !== undefined) return [{match, ...(scope && {scope})}];
    const begin = convertPattern(pattern.begin);
    const end = convertPattern(pattern.end);
    if (begin === undefined || end === undefined) return modesOf(pattern.patterns, depth + 1);
    const contains = modesOf(pattern.patterns, depth + 1);
    if (wholes.has(pattern.patterns)) holders.push(contains);
    return [{begin, end, ...(scope && {scope}), contains}];
  }
}

/** Returns the scope of the first capture, for a rule without a name. */
function getFirstCapture({captures, beginCaptures}: JsonObject): unknown {
  const holder = isObject(captures) ? captures : isObject(beginCaptures) ? beginCaptures : {};
  const first = holder['0'] ?? holder['1'];
  return isObject(first) ? first.name : undefined;
}

function toScopeClassOrUndefined(scope: unknown): string | undefined {
  if (typeof scope !== 'string') return undefined;
  return scopes.find(([text]) => scope === text || scope.startsWith(`${text}.`))?.[1];
}

/**
 * Converts a pattern to the syntax of browsers. Undefined for unsupported syntax, and for nested repetitions, which can
 * take exponential time.
 */
function convertPattern(written: unknown): string | undefined {
  if (typeof written !== 'string' || written === '' || written.length > limits.length) return undefined;
  const source = written
    .replace(/\\h/g, '[\\da-fA-F]')
    .replace(/\\[Az]/g, '')
    .replace(/\\Z/g, '$')
    .replace(/([*+?])\+/g, '$1');
  if (/\\G|\(\?[a-z-]*[ixms-]+[:)]/.test(source) || hasNestedRepetition(source)) return undefined;
  try {
    new RegExp(source, 'm');
    return source;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a repeated group contains an unbounded repetition or alternatives: the usual cause of exponential
 * time.
 */
export function hasNestedRepetition(source: string): boolean {
  const open: {risky: boolean}[] = [{risky: false}];
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (char === '[') {
      while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
      at--;
      const end = source.indexOf(']', at);
      at = end === -1 ? source.length : end;
      if (/^[*+]|^\{\d*,\}/.test(source.slice(at + 1))) (open.at(-1) as {risky: boolean}).risky = true;
    } else if (char === '(') open.push({risky: false});
    else if (char === ')') {
      const group = open.length > 1 ? open.pop() : undefined;
      const repeats = /^[*+]|^\{\d*,\}/.test(source.slice(at + 1));
      if (group?.risky && repeats) return true;
      if (group?.risky || repeats) (open.at(-1) as {risky: boolean}).risky = true;
    } else if (char === '*' || char === '+' || char === '|' || /^\{\d*,\}/.test(source.slice(at, at + 12)))
      (open.at(-1) as {risky: boolean}).risky = true;
  }
  return false;
}

function getLastScope(scopeName: unknown): string | undefined {
  return typeof scopeName === 'string' ? scopeName.split('.').at(-1) : undefined;
}
