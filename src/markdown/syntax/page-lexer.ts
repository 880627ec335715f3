import {Lexer, type Token, type TokenizerExtensionFunction} from 'marked';
import {limits} from '../../base/limits.js';
import type {Block} from './block.js';
import {blockRules} from './block-rules.js';
import {emphasisRules, hasCjkEmphasis, maskCjk, opensEmphasis} from './cjk-emphasis.js';
import {MeteredRule} from './metered-rule.js';
import {inlineStart, PageTokenizer} from './page-tokenizer.js';
import {InlineRun} from './run.js';
import type {SyntaxBudget} from './skip.js';

const {gfm} = Lexer.rules.inline;
const rules = {
  ...gfm,
  ...emphasisRules,
  // Match nothing: `decodeText` decodes escapes and references in URLs and titles.
  anyPunctuation: /(?!)/g,
  punctuation: opensEmphasis,
  // Skip code here: `InlineRun.mask` hides it.
  anyPunctuationOutsideCode: /(?!)()|\\([!-/:-@[-`{-~])/g,
  blockSkip: new RegExp(gfm.blockSkip.source.replace(/\|\(\?<!`\).*(?=\|<)/, ''), 'g'),
};

/**
 * Lexer for page text, based on marked. Reads all blocks first. The tree builder then requests the inline tokens of
 * each block.
 */
export class PageLexer extends Lexer {
  readonly page: PageTokenizer;

  constructor(budget: SyntaxBudget) {
    const tokenizer = new PageTokenizer(budget);
    const block: TokenizerExtensionFunction = (src, tokens) => tokenizer.ours(src, tokens as Token[]);
    const inline: TokenizerExtensionFunction = (src, tokens) => tokenizer.oursInline(src, tokens as Token[]);
    super({gfm: true, tokenizer, extensions: {renderers: {}, childTokens: {}, block: [block], inline: [inline]}});
    this.page = tokenizer;
    const metered = (rule: RegExp) => new MeteredRule(rule, budget) as unknown as RegExp;
    const {emStrongRDelimAst, emStrongRDelimUnd, delRDelim} = rules;
    tokenizer.rules = {
      ...tokenizer.rules,
      block: blockRules,
      inline: {
        ...rules,
        emStrongRDelimAst: metered(emStrongRDelimAst),
        emStrongRDelimUnd: metered(emStrongRDelimUnd),
        delRDelim: metered(delRDelim),
      },
    };
  }

  blocks(text: string): readonly Block[] {
    const {blocks} = this.page.content(text);
    // Without link definitions, tell marked not to search for reference links.
    if (Object.keys(this.tokens.links).length === 0) this.tokens.links = undefined as never;
    return blocks;
  }

  /** Does nothing: the tree builder reads inline text, not marked's queue. */
  override inline(_src: string, tokens: Token[] = []): Token[] {
    return tokens;
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const {page} = this;
    const {run, inner} = page;
    page.inner = undefined;
    if (page.depth >= limits.depth || !inlineStart.test(src))
      return [{type: 'text', raw: src, text: src, escaped: false}];
    page.run = inner ?? InlineRun.of(src, page.budget);
    page.depth++;
    // marked searches for the ends of emphasis in a masked copy of the text. Create it only if needed.
    const isMasked = /[*_~]/.test(src) && (page.run.units.length > 0 || hasCjkEmphasis(src));
    this.options.hooks = isMasked ? (this.#masks as never) : null;
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      page.depth--;
      page.run = run;
    }
  }

  readonly #masks = {emStrongMask: (text: string) => maskCjk(this.page.run.mask(text))};
}
