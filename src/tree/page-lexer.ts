import {Lexer, type MarkedOptions, type Token} from 'marked';
import {limits} from '../limits.js';
import type {Block} from './block.js';
import {blockRules} from './block-rules.js';
import type {Footnotes} from './footnotes.js';
import {MeteredRule} from './metered-rule.js';
import {PageTokenizer, special} from './page-tokenizer.js';
import {Run} from './run.js';
import type {Fuel} from './skip.js';

const inline = {
  ...Lexer.rules.inline.gfm,
  // Escapes and references of addresses and titles are read together.
  anyPunctuation: /(?!)/g,
};

/** marked's lexer for page text: blocks with all that they hold, then the text of each block when the tree is built. */
export class PageLexer extends Lexer {
  /** Import and export statements. */
  readonly statements: readonly string[];
  readonly footnotes: Footnotes;
  readonly fuel: Fuel;
  readonly #tokenizer: PageTokenizer;

  constructor(fuel: Fuel) {
    const tokenizer = new PageTokenizer(fuel);
    const options: MarkedOptions = {
      gfm: true,
      tokenizer,
      extensions: {
        renderers: {},
        childTokens: {},
        block: [(src, tokens) => tokenizer.ours(src, tokens as Token[])],
        inline: [(src, tokens) => tokenizer.oursInline(src, tokens as Token[])],
      },
    };
    super(options);
    this.fuel = fuel;
    this.#tokenizer = tokenizer;
    this.statements = tokenizer.statements;
    this.footnotes = tokenizer.footnotes;
    const metered = (rule: RegExp) => new MeteredRule(rule, fuel) as unknown as RegExp;
    const {emStrongRDelimAst, emStrongRDelimUnd, delRDelim} = inline;
    tokenizer.rules = {
      ...tokenizer.rules,
      block: blockRules,
      inline: {
        ...inline,
        emStrongRDelimAst: metered(emStrongRDelimAst),
        emStrongRDelimUnd: metered(emStrongRDelimUnd),
        delRDelim: metered(delRDelim),
      },
    };
  }

  blocks(text: string): readonly Block[] {
    return this.#tokenizer.content(text).blocks;
  }

  /** marked would remember the text of each block: here it is read when the tree is built. */
  override inline(_src: string, tokens: Token[] = []): Token[] {
    return tokens;
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const tokenizer = this.#tokenizer;
    const {run, inner} = tokenizer;
    tokenizer.inner = undefined;
    if (tokenizer.depth >= limits.depth || !special.test(src))
      return [{type: 'text', raw: src, text: src, escaped: false}];
    const {hooks} = this.options;
    tokenizer.run = inner ?? Run.of(src, this.fuel);
    tokenizer.depth++;
    // marked looks for the ends of emphasis in a copy in which all else is covered.
    this.options.hooks = tokenizer.run.units.length && /[*_~]/.test(src) ? (this.#masks as never) : null;
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      tokenizer.depth--;
      tokenizer.run = run;
      this.options.hooks = hooks ?? null;
    }
  }

  readonly #masks = {emStrongMask: (text: string) => this.#tokenizer.run.mask(text)};
}
