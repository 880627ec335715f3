export type EmphasisDelimiter = '**' | '_' | '~~';

/** A piece of a paragraph. How it is written depends on the tokens next to it. */
export type Token =
  /** Escaped text. White space at its ends merges with that of adjacent tokens. */
  | {readonly kind: 'words'; readonly text: string}
  /** Final Markdown: code, a link, or an image. */
  | {readonly kind: 'raw'; readonly text: string}
  | {readonly kind: 'break'}
  | {readonly kind: 'mark'; readonly mark: EmphasisDelimiter; readonly inside: readonly Token[]};

export const space: Token = {kind: 'words', text: ' '};
export const lineBreak: Token = {kind: 'break'};

export function createRawToken(text: string): Token {
  return {kind: 'raw', text};
}

const punctuation = /[\p{P}\p{S}]/u;
const letter = /[\p{L}\p{N}]/u;
const unevenSpace = /[\t\n\r\f\v]| {2}/;
const tags: Readonly<Record<EmphasisDelimiter, string>> = {'**': 'strong', _: 'em', '~~': 'del'};

/** Joins tokens. Merges white space to one space or line end. A vertical tab becomes a hard line break. */
export function joinTokens(tokens: readonly Token[]): string {
  const pieces: string[] = [];
  let last = '';
  const push = (piece: string) => {
    if (!piece) return;
    pieces.push(piece);
    last = piece.at(-1) as string;
  };
  const flat = tokens.some(isUneven) ? tokens.flatMap(moveSpacesOutside) : (tokens as readonly Flat[]);
  for (let index = 0; index < flat.length; index++) {
    const token = flat[index] as Flat;
    if (token.kind === 'words')
      push(last === ' ' || last === '\n' || last === '\v' ? withoutSpace(token.text) : token.text);
    else if (token.kind === 'break') {
      if (last !== '\v') push('\v');
    } else if (token.kind === 'raw') {
      // Escape an exclamation mark before a link: otherwise the link would become an image.
      if (last === '!' && token.text.startsWith('[')) pieces.push(`${(pieces.pop() as string).slice(0, -1)}\\!`);
      push(token.text);
    } else push(writeMark(token.mark, token.inside, last, getFirstCharacter(flat[index + 1])));
  }
  const text = pieces.join('');
  return text.includes('\v') ? text.replace(/[ \n]?\v[ \n]?/g, '\v') : text;
}

/** Removes one leading space or line end. */
function withoutSpace(text: string): string {
  return text.startsWith(' ') || text.startsWith('\n') ? text.slice(1) : text;
}

type Flat = Exclude<Token, {kind: 'mark'}> | {kind: 'mark'; mark: EmphasisDelimiter; inside: string};

function isUneven(token: Token): boolean {
  return token.kind === 'mark' || (token.kind === 'words' && unevenSpace.test(token.text));
}

/** Moves white space at the ends of emphasized text out of the emphasis, as Markdown requires. */
function moveSpacesOutside(token: Token): readonly Flat[] {
  if (token.kind === 'words' && !unevenSpace.test(token.text)) return [token];
  if (token.kind === 'words')
    return [{kind: 'words', text: token.text.replace(/[ \t\n\r\f\v]+/g, gap => (/[\n\r]/.test(gap) ? '\n' : ' '))}];
  if (token.kind !== 'mark') return [token];
  const text = joinTokens(token.inside);
  const inside = text.trim();
  if (!inside) return [{kind: 'words', text: ' '}];
  return [
    ...(/^\s/.test(text) ? [{kind: 'words', text: ' '} as const] : []),
    {kind: 'mark', mark: token.mark, inside},
    ...(/\s$/.test(text) ? [{kind: 'words', text: ' '} as const] : []),
  ];
}

function getFirstCharacter(token: Flat | undefined): string {
  if (!token || token.kind === 'break') return '';
  return token.kind === 'mark' ? token.mark.slice(0, 1) : token.text.slice(0, 1);
}

/**
 * Writes emphasized text. Uses HTML tags where Markdown would not recognize the marks: between punctuation and letters
 * (CommonMark 6.2, left- and right-flanking runs), or next to equal marks.
 */
function writeMark(wanted: EmphasisDelimiter, inside: string, before: string, after: string): string {
  // Use asterisks inside a word, where Markdown ignores underscores.
  const used = wanted === '_' && (letter.test(before) || letter.test(after)) ? '*' : wanted;
  const [first, last] = [inside.charAt(0), inside.slice(-1)];
  const isSeen = (edge: string, neighbour: string) => !punctuation.test(edge) || isApart(neighbour);
  const isAlone = [before, after, first, last].every(each => each !== used.charAt(0));
  if (isAlone && isSeen(first, before) && isSeen(last, after)) return `${used}${inside}${used}`;
  return `<${tags[wanted]}>${inside}</${tags[wanted]}>`;
}

function isApart(neighbour: string): boolean {
  return !neighbour || /\s/.test(neighbour) || punctuation.test(neighbour);
}
