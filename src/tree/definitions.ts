import {Footnotes, normalizeLabel} from './footnotes.js';
import {readDestination, readTitle} from './link.js';

export interface LinkTarget {
  readonly href: string;
  readonly title: string | undefined;
}

/** What the blocks of a page define for its inline text: links by label, footnotes, import and export statements. */
export class Definitions {
  readonly statements: string[] = [];
  readonly footnotes = new Footnotes();
  readonly #links = new Map<string, LinkTarget>();

  get hasLinks(): boolean {
    return this.#links.size > 0;
  }

  link(label: string): LinkTarget | undefined {
    return this.#links.get(normalizeLabel(label));
  }

  /** Reads the definitions that a paragraph begins with and returns the rest of it. */
  strip(text: string): string {
    let rest = text;
    for (;;) {
      const start = rest.length - rest.trimStart().length;
      if (rest[start] !== '[') return rest;
      const end = this.#read(rest, start);
      if (end === -1) return rest;
      rest = rest.slice(end);
    }
  }

  /** The offset after the definition at `start`, with its line end; -1 when there is none. */
  #read(text: string, start: number): number {
    const label = readLabel(text, start);
    if (label === -1 || text[label + 1] !== ':') return -1;
    let at = skipSpace(text, label + 2);
    const destination = readDestination(text, at, true);
    if (!destination) return -1;
    at = destination.end;
    let end = endOfBlankLine(text, at);
    const before = skipSpace(text, at);
    const title = before > at ? readTitle(text, before) : undefined;
    const after = title ? endOfBlankLine(text, title.end) : -1;
    if (after !== -1) end = after;
    if (end === -1) return -1;
    const name = normalizeLabel(text.slice(start + 1, label));
    // The first definition of a label wins.
    if (!this.#links.has(name))
      this.#links.set(name, {
        href: destination.value,
        title: after !== -1 ? title?.value : undefined,
      });
    return end;
  }
}

/** The offset of the `]` of the label that begins at `start`, or -1. A label has up to 999 characters, not all blank. */
export function readLabel(text: string, start: number): number {
  const last = Math.min(text.length, start + 1001);
  let filled = false;
  for (let at = start + 1; at < last; at++) {
    const char = text[at];
    if (char === ']') return filled ? at : -1;
    if (char === '[') return -1;
    if (char === '\\') {
      at++;
      filled = true;
    } else if (char !== ' ' && char !== '\t' && char !== '\n') filled = true;
  }
  return -1;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n') at++;
  return at;
}

/** The offset after the line end when nothing but space is left of the line; else -1. */
function endOfBlankLine(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at >= text.length ? at : text[at] === '\n' ? at + 1 : -1;
}
