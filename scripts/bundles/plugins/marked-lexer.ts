import {sep} from 'node:path';
import type {Plugin} from 'rollup';

/**
 * Reduces marked to its lexer with GitHub's rules. marked's file ends with one instance of each class, which would also
 * load the renderer, the parser, and the hooks.
 */
export const markedLexer: Plugin = {
  name: 'marked-lexer',
  transform(code, id) {
    if (!id.includes(`${sep}marked${sep}`)) return null;
    const exported = (name: string) => new RegExp(`([\\w$]+) as ${name}\\b`).exec(code)?.[1];
    const [lexer, tokenizer] = [exported('Lexer'), exported('Tokenizer')];
    const end = /\bvar (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\(/.exec(code)?.index;
    if (!(lexer && tokenizer && end)) return this.error('The end of marked has changed: find its instance again.');
    const text = `${code.slice(0, end)}export {${lexer} as Lexer, ${tokenizer} as Tokenizer};`;
    return {code: withoutUnused(text, text => this.parse(text) as unknown as Program), map: null};
  },
};

/** Methods that `src/markdown/syntax` replaces. */
const unusedMethods = new Set(
  [
    'blockquote code fences heading html lheading list paragraph text lex lexInline',
    'autolink br codespan inlineText tag url',
  ]
    .join(' ')
    .split(' '),
);
/** Rules that `src/markdown/syntax` replaces, and Markdown flavors that it does not support. */
const unusedRules = new Set(
  'blockquote heading html lheading list paragraph table text anyPunctuation br del url pedantic breaks'.split(' '),
);

/** The fields of a syntax tree node that this plugin reads. */
interface Node {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}
interface Property {
  readonly key?: {readonly name?: string};
  readonly value: Node & {readonly body: Node};
  readonly argument: Node;
}
interface Declaration extends Node {
  readonly id: Node;
  readonly init?: Node & {
    readonly properties?: readonly Property[];
    readonly body?: {readonly body?: readonly Property[]};
  };
}
interface Program {
  readonly body: readonly {readonly declarations?: readonly Declaration[]}[];
}

/**
 * Empties unused rules and methods, then everything that only they use, because browsers compile these expressions
 * slowly.
 */
function withoutUnused(code: string, parse: (code: string) => Program): string {
  const cuts = new Map<number, {readonly end: number; readonly text: string}>();
  const cut = ({start, end}: Node, text: string) => {
    if (end - start > text.length) cuts.set(start, {end, text});
  };
  const declared = parse(code).body.flatMap(({declarations = []}) => declarations);
  const objects = new Map(declared.map(({id, init}) => [id.name, init?.properties ?? []]));
  // GitHub's flavor is CommonMark with some replaced rules.
  const flavors = [...objects.values()].flat().filter(({key, value}) => key?.name === 'gfm' && value.name);
  const replaced = new Map<string, ReadonlySet<string | undefined>>();
  for (const {value} of flavors) {
    const [base, ...rules] = objects.get(value.name) ?? [];
    if (base) replaced.set(base.argument.name, new Set(rules.map(({key}) => key?.name)));
  }
  for (const {id, init, end} of declared) {
    for (const {key, value} of init?.properties ?? [])
      if (unusedRules.has(key?.name ?? '') || (key && replaced.get(id.name)?.has(key.name))) cut(value, '0');
    for (const {key, value} of init?.body?.body ?? [])
      if (unusedMethods.has(key?.name ?? '') && value) cut(value.body, '{}');
    const others = code.slice(0, id.start) + code.slice(end);
    const name = id.name.replace('$', '\\$&');
    if (init && !new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(others)) cut(init, '0');
  }
  if (cuts.size === 0) return code;
  let text = '';
  let at = 0;
  for (const [start, {end, text: instead}] of [...cuts].sort(([a], [b]) => a - b)) {
    if (start < at) continue;
    text += code.slice(at, start) + instead;
    at = end;
  }
  return withoutUnused(text + code.slice(at), parse);
}
