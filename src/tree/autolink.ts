import type {Fuel} from './skip.js';
import {element, type Node, text as textNode} from './tree.js';

// GitHub's "extended autolinks": bare addresses in text (GFM 6.9, as cmark-gfm and micromark read them).

const prefix = /https?:\/\/|www\./iy;
const notInName = /[\s\p{P}\p{S}]/u;
const space = /\s/;
const mayTrail = /[!"&')*,.:;<?\]_~]/;
const trailing = /(?:[!"')*,.:;?_~\]]|&[a-zA-Z]+;)*/y;

/** The offset after the bare address that begins at `at`, or -1. */
export function endOfAddress(text: string, at: number): number {
  prefix.lastIndex = at;
  const start = prefix.exec(text)?.[0];
  if (!start) return -1;
  const isWww = start.length === 4;
  const before = at === 0 ? '' : (text[at - 1] as string);
  if (isWww ? before && !/[\s(*_[\]~]/.test(before) : /[a-zA-Z]/.test(before)) return -1;
  const end = endOfDomain(text, isWww ? at : at + start.length);
  return end === -1 ? -1 : endOfPath(text, end);
}

function endOfDomain(text: string, start: number): number {
  let at = start;
  /** Underscores in the last part of the name, and in the one before. */
  let last = false;
  let second = false;
  for (; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '.' || char === '_') {
      if (isTrail(text, at)) break;
      if (char === '_') last = true;
      else {
        second = last;
        last = false;
      }
    } else if (char !== '-' && notInName.test(char)) break;
  }
  return at === start || last || second ? -1 : at;
}

function endOfPath(text: string, start: number): number {
  let open = 0;
  let at = start;
  for (; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '(') open++;
    else if (char === ')' && open > 0) open--;
    else if (mayTrail.test(char) && isTrail(text, at)) break;
    else if (space.test(char)) break;
  }
  return at;
}

/** Only punctuation stands between here and the end of the word: it belongs to the sentence. */
function isTrail(text: string, at: number): boolean {
  if (text[at] === '<') return true;
  trailing.lastIndex = at;
  const end = at + (trailing.exec(text)?.[0].length ?? 0);
  if (end === at) return false;
  const after = text[end];
  return after === undefined || after === '<' || /\s/.test(after) || (text[end - 1] === ']' && /[([]/.test(after));
}

const mail = /[\w+\-.]{1,64}@[\w-]+(?:\.[\w-]+)+/y;

/** `www.name@host.org` is the address of a mailbox. */
export function mailAt(text: string, at: number): {text: string; href: string; end: number} | undefined {
  mail.lastIndex = at;
  const written = mail.exec(text)?.[0];
  if (!written || /[\d\-_]$/.test(written)) return undefined;
  return {text: written, href: `mailto:${written}`, end: at + written.length};
}

const found =
  /(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)|(?<![\w+\-.@])mailto:([\w+\-.]{1,64})@([\w-]+(?:\.[\w-]+)+)|(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]{1,64})@([\w-]+(?:\.[\w-]+)+)/gi;

/** Splits a text at the addresses that are left in it: those in brackets, and those of mail. */
export function splitAddresses(value: string, fuel: Fuel): Node[] | undefined {
  if (!/@|:\/\/|www\./i.test(value) || fuel.left <= 0) return undefined;
  const nodes: Node[] = [];
  let from = 0;
  found.lastIndex = 0;
  for (let match = found.exec(value); match; match = found.exec(value)) {
    const address = match[1] ? urlOf(match, value) : mailOf(match);
    if (!address) {
      // What follows the first character may be an address all the same.
      found.lastIndex = match.index + 1;
      fuel.left -= match[0].length;
      if (fuel.left <= 0) break;
      continue;
    }
    if (match.index > from) nodes.push(textNode(value.slice(from, match.index)));
    nodes.push(element('a', [textNode(address.text)], new Map([['href', address.href]])));
    from = match.index + address.text.length;
    found.lastIndex = from;
  }
  if (nodes.length === 0) return undefined;
  if (from < value.length) nodes.push(textNode(value.slice(from)));
  return nodes;
}

function mailOf(match: RegExpExecArray): {text: string; href: string} | undefined {
  if (/[\d\-_]$/.test((match[5] ?? match[7]) as string)) return undefined;
  return {text: match[0], href: match[4] ? match[0] : `mailto:${match[0]}`};
}

function urlOf(match: RegExpExecArray, value: string): {text: string; href: string} | undefined {
  const before = value[match.index - 1];
  if (before !== undefined && !/[\s\p{P}\p{S}]/u.test(before)) return undefined;
  const isWww = /^w/i.test(match[1] as string);
  const domain = isWww ? `${match[1]}${match[2]}` : (match[2] as string);
  const [second, last] = domain.split('.').slice(-2);
  if (/^[\p{P}\p{S}]/u.test(domain) || !isName(second) || !isName(last)) return undefined;
  const text = withoutTrail(`${isWww ? '' : match[1]}${domain}${match[3]}`);
  return {text, href: isWww ? `http://${text}` : text};
}

function isName(part: string | undefined): boolean {
  return !part || (!part.includes('_') && /[\dA-Za-z]/.test(part));
}

function withoutTrail(address: string): string {
  let end = address.length;
  while (end > 0 && `!"&'),.:;<>?]}`.includes(address[end - 1] as string)) end--;
  let url = address.slice(0, end);
  let rest = address.slice(end);
  // A closing parenthesis that has its partner in the address is part of it.
  for (let close = rest.indexOf(')'); close !== -1 && count(url, '(') > count(url, ')'); close = rest.indexOf(')')) {
    url += rest.slice(0, close + 1);
    rest = rest.slice(close + 1);
  }
  return url;
}

function count(text: string, char: string): number {
  return text.split(char).length - 1;
}
