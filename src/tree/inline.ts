import {endOfAddress, linkTo, mailAt} from './autolink.js';
import {type Bracket, readTarget} from './brackets.js';
import {codeSpans} from './code-spans.js';
import type {Definitions} from './definitions.js';
import {type Delimiter, delimiterAt, pairDelimiters} from './delimiters.js';
import {splitReferences} from './entities.js';
import {isComment, outdent} from './expression.js';
import {skipComment} from './flow.js';
import {isPunctuation} from './link.js';
import {endOfMath, latex} from './math.js';
import {type Piece, piecesToNodes} from './pieces.js';
import {refuse} from './refused.js';
import {type Fuel, skipBraces} from './skip.js';
import {readTag} from './tag.js';
import {element, type Node} from './tree.js';

/** Everything that has a meaning in a line; addresses begin with a letter and are looked for only where there are some. */
const special = /[\\`*_~[\]!<{&$\n]/g;
const specialOrAddress = /[\\`*_~[\]!<{&$\n]|h(?=ttps?:\/\/)|w(?=ww\.)/gi;
const plain = /[\\`*_~[\]!<{&$\n]|https?:|www\.|@/i;
const angleAddress = /<([a-zA-Z][a-zA-Z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z\d.-]+)>/y;
const footnote = /\[\^((?:[^\s[\]\\]|\\[^\s]){1,999})\]/y;
const entity = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][\da-zA-Z]{1,31});/y;

/** The nodes of a paragraph, heading or cell. */
export function parseInline(text: string, definitions: Definitions, fuel: Fuel): Node[] {
  if (!plain.test(text)) {
    const words = text.trimEnd();
    return words ? [{type: 'text', value: words}] : [];
  }
  const parser = new InlineParser(text, definitions, fuel);
  return piecesToNodes(parser.run(), fuel, /@|:\/\/|www\./i.test(text));
}

class InlineParser {
  readonly #text: string;
  readonly #definitions: Definitions;
  readonly #fuel: Fuel;
  readonly #pieces: Piece[] = [];
  readonly #delimiters: Delimiter[] = [];
  readonly #brackets: Bracket[] = [];
  readonly #open: {readonly name: string; readonly delimiters: number}[] = [];
  #spans: ((at: number, length: number) => number) | undefined;
  #words = '';
  #at = 0;

  constructor(text: string, definitions: Definitions, fuel: Fuel) {
    this.#text = text;
    this.#definitions = definitions;
    this.#fuel = fuel;
  }

  run(): Piece[] {
    const text = this.#text;
    const pattern = /https?:\/\/|www\./i.test(text) ? specialOrAddress : special;
    for (;;) {
      pattern.lastIndex = this.#at;
      const stop = pattern.exec(text);
      const end = stop ? stop.index : text.length;
      this.#words += text.slice(this.#at, end);
      this.#at = end;
      if (!stop) break;
      const next = this.#read(text.charCodeAt(end), end);
      if (next === -1) {
        this.#words += text[end];
        this.#at = end + 1;
      } else this.#at = next;
    }
    this.#words = this.#words.trimEnd();
    this.#flush();
    pairDelimiters(this.#delimiters, 0);
    return this.#pieces;
  }

  /** The offset after what begins at `at`; -1 when it is a character like any other. */
  #read(char: number, at: number): number {
    switch (char) {
      case 10:
        return this.#lineEnd(at);
      case 92:
        return this.#escape(at);
      case 96:
        return this.#codeSpan(at);
      case 42:
      case 95:
      case 126:
        return this.#delimiter(char, at);
      case 33:
        return this.#text.charCodeAt(at + 1) === 91 ? this.#openBracket(at, 2) : -1;
      case 91:
        return this.#footnote(at) ?? this.#openBracket(at, 1);
      case 93:
        return this.#closeBracket(at);
      case 60:
        return this.#angle(at);
      case 123:
        return this.#expression(at);
      case 38:
        return this.#reference(at);
      case 36:
        return this.#math(at);
      default:
        return this.#address(at);
    }
  }

  #flush(): void {
    if (this.#words) this.#pieces.push({node: {type: 'text', value: this.#words}});
    this.#words = '';
  }

  #push(node: Node): void {
    this.#flush();
    this.#pieces.push({node});
  }

  // Two spaces at the end of a line break it; the white space around a line end is never part of the text.
  #lineEnd(at: number): number {
    const words = this.#words;
    let end = words.length;
    let tabs = 0;
    for (; end > 0 && (words[end - 1] === ' ' || words[end - 1] === '\t'); end--) if (words[end - 1] === '\t') tabs++;
    this.#words = words.slice(0, end);
    if (words.length - end >= 2 && tabs === 0) this.#push(element('br', []));
    this.#words += '\n';
    this.#flush();
    return this.#skipIndent(at + 1);
  }

  #skipIndent(from: number): number {
    let at = from;
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++;
    return at;
  }

  #escape(at: number): number {
    const next = this.#text.charCodeAt(at + 1);
    if (next === 10) {
      this.#push(element('br', []));
      this.#words = '\n';
      return this.#skipIndent(at + 2);
    }
    if (!isPunctuation(next)) return -1;
    this.#words += this.#text[at + 1];
    return at + 2;
  }

  #codeSpan(at: number): number {
    const text = this.#text;
    let from = at;
    while (text.charCodeAt(from) === 96) from++;
    this.#spans ??= codeSpans(text);
    const close = this.#spans(from, from - at);
    if (close === -1) {
      this.#words += text.slice(at, from);
      return from;
    }
    let code = text.slice(from, close).replace(/\n[ \t]*/g, ' ');
    if (code.length > 2 && code.startsWith(' ') && code.endsWith(' ') && code.trim()) code = code.slice(1, -1);
    this.#push(element('code', [{type: 'text', value: code}]));
    return close + from - at;
  }

  #delimiter(char: number, at: number): number {
    let end = at;
    while (this.#text.charCodeAt(end) === char) end++;
    if (char === 126 && end - at > 2) {
      this.#words += this.#text.slice(at, end);
      return end;
    }
    const delimiter = delimiterAt(this.#text, at, end - at);
    if (!delimiter.opens && !delimiter.closes) {
      this.#words += this.#text.slice(at, end);
      return end;
    }
    this.#flush();
    this.#pieces.push({delimiter});
    this.#delimiters.push(delimiter);
    return end;
  }

  #openBracket(at: number, length: number): number {
    this.#flush();
    this.#brackets.push({
      piece: this.#pieces.length,
      delimiters: this.#delimiters.length,
      at: at + length,
      image: length === 2,
      active: true,
    });
    this.#pieces.push({node: {type: 'text', value: this.#text.slice(at, at + length)}});
    return at + length;
  }

  #closeBracket(at: number): number {
    const bracket = this.#brackets.pop();
    if (!bracket) return -1;
    const target = bracket.active ? readTarget(this.#text, bracket, at, this.#definitions) : undefined;
    if (!target) return -1;
    this.#flush();
    pairDelimiters(this.#delimiters, bracket.delimiters);
    const attributes = new Map<string, string>([[bracket.image ? 'src' : 'href', target.href]]);
    if (bracket.image) attributes.set('alt', '');
    if (target.title) attributes.set('title', target.title);
    this.#pieces[bracket.piece] = {open: bracket.image ? 'img' : 'a', attributes};
    this.#pieces.push({close: true});
    // There is no link in a link.
    if (!bracket.image) for (const other of this.#brackets) if (!other.image) other.active = false;
    return target.end;
  }

  #footnote(at: number): number | undefined {
    if (this.#text.charCodeAt(at + 1) !== 94) return undefined;
    footnote.lastIndex = at;
    const label = footnote.exec(this.#text)?.[1];
    const reference = label === undefined ? undefined : this.#definitions.footnotes.refer(label);
    if (label === undefined || !reference) return undefined;
    this.#push(reference);
    return at + label.length + 3;
  }

  #angle(at: number): number {
    const text = this.#text;
    if (text.startsWith('<!--', at)) {
      const end = skipComment(text, at, this.#fuel);
      if (end !== -1) this.#flush();
      return end;
    }
    angleAddress.lastIndex = at;
    const address = angleAddress.exec(text)?.[1];
    if (address) {
      const href = address.includes(':') ? address : `mailto:${address}`;
      this.#push(element('a', [{type: 'text', value: address}], new Map([['href', href]])));
      return at + address.length + 2;
    }
    const tag = readTag(text, at, this.#fuel);
    if (!tag) {
      if (/^<\/?[A-Za-z_$>]/.test(text.slice(at, at + 3))) refuse(this.#fuel.refused, 'tag', text.slice(at, at + 80));
      return -1;
    }
    this.#flush();
    this.#pieces.push({tag, raw: text.slice(at, tag.end)});
    if (tag.kind === 'open') this.#open.push({name: tag.name, delimiters: this.#delimiters.length});
    else if (tag.kind === 'close') this.#closeTag(tag.name);
    return tag.end;
  }

  // Emphasis does not reach out of a tag: what is open inside ends with it.
  #closeTag(name: string): void {
    const index = this.#open.findLastIndex(open => open.name === name);
    const open = this.#open[index];
    if (!open) return;
    pairDelimiters(this.#delimiters, open.delimiters);
    this.#open.length = index;
  }

  #expression(at: number): number {
    const end = skipBraces(this.#text, at, this.#fuel);
    if (end === -1) {
      refuse(this.#fuel.refused, 'brace', this.#text.slice(at, at + 80));
      return -1;
    }
    const source = this.#text.slice(at + 1, end - 1);
    if (isComment(source)) this.#flush();
    else this.#push({type: 'expression', source: outdent(source), line: 0});
    return end;
  }

  #reference(at: number): number {
    entity.lastIndex = at;
    const written = entity.exec(this.#text)?.[0];
    if (!written) return -1;
    const [piece] = splitReferences(written);
    if (piece?.reference) this.#push({type: 'text', value: piece.value, reference: true});
    else this.#words += piece?.value ?? '';
    return at + written.length;
  }

  #math(at: number): number {
    const end = this.#fuel.tags ? -1 : endOfMath(this.#text, at);
    if (end === -1) return -1;
    const isDisplay = this.#text[at + 1] === '$';
    const size = isDisplay ? 2 : 1;
    this.#push(latex(this.#text.slice(at + size, end - size).trim(), isDisplay));
    return end;
  }

  #address(at: number): number {
    // Inside brackets it may be the text of a link: what is left of them is looked at when the line is done.
    if (this.#brackets.length > 0) return -1;
    const mail = mailAt(this.#text, at);
    if (mail) {
      this.#push(mail.node);
      return mail.end;
    }
    const end = endOfAddress(this.#text, at);
    if (end === -1) return -1;
    this.#push(linkTo(this.#text.slice(at, end)));
    return end;
  }
}
