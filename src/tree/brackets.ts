import {type Definitions, type LinkTarget, readLabel} from './definitions.js';
import {readResource} from './link.js';

/** A `[` or `![` that may begin a link or a picture. */
export interface Bracket {
  /** Index of its piece. */
  readonly piece: number;
  readonly delimiters: number;
  /** Offset after the bracket. */
  readonly at: number;
  readonly image: boolean;
  active: boolean;
}

/** Where the link leads whose text ends with the `]` at `at`, and the offset after it; undefined when it is none. */
export function readTarget(
  text: string,
  bracket: Bracket,
  at: number,
  definitions: Definitions,
): (LinkTarget & {readonly end: number}) | undefined {
  const resource = readResource(text, at + 1);
  if (resource) return resource;
  if (!definitions.hasLinks) return undefined;
  const label = text[at + 1] === '[' ? readLabel(text, at + 1) : -1;
  if (label !== -1) {
    const full = definitions.link(text.slice(at + 2, label));
    return full && {...full, end: label + 1};
  }
  // What another bracket follows is no link by its own words, except with empty brackets.
  if (at - bracket.at > 999 || (text[at + 1] === '[' && text[at + 2] !== ']')) return undefined;
  const short = definitions.link(text.slice(bracket.at, at));
  return short && {...short, end: text.startsWith('[]', at + 1) ? at + 3 : at + 1};
}
