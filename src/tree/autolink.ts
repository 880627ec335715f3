// GitHub's "extended autolinks": bare addresses in text (GFM 6.9, as cmark-gfm and micromark read them).

const notInName = /[\s\p{P}\p{S}]/u;
const space = /\s/;
const mayTrail = /[!"&')*,.:;<?\]_~]/;
const trailing = /(?:[!"')*,.:;?_~\]]|&[a-zA-Z]+;)*/y;

interface Address {
  readonly text: string;
  readonly href: string;
}

const prefix = /^(?:https?:\/\/|www\.)/i;
const mail = /^(?:mailto:)?[\w+\-.]{1,64}@[\w-]+(?:\.[\w-]+)+/i;

/** The bare address of a page or a mailbox that a text begins with; `before` is the character to its left. */
export function addressAt(text: string, before: string): Address | undefined {
  // `www.name@host.org` is a mailbox.
  const mailbox = mail.exec(text)?.[0];
  if (mailbox && !/[\d\-_]$/.test(mailbox))
    return {text: mailbox, href: /^mailto:/i.test(mailbox) ? mailbox : `mailto:${mailbox}`};
  const start = prefix.exec(text)?.[0];
  if (!start) return undefined;
  const isWww = start.length === 4;
  if (before && (isWww ? !notInName.test(before) : /[a-zA-Z]/.test(before))) return undefined;
  const end = endOfDomain(text, isWww ? 0 : start.length);
  if (end === -1) return undefined;
  const written = text.slice(0, endOfPath(text, end));
  return {text: written, href: isWww ? `http://${written}` : written};
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
