import {type Element, element, type Node, text} from '../../tree/tree.js';

interface Note {
  readonly number: number;
  references: number;
}

/** The footnotes of a text: numbered as they are first referred to, listed at its end. */
export class Footnotes {
  readonly #defined = new Set<string>();
  readonly #used = new Map<string, Note>();
  /** Sets the ids of this text apart from those of a snippet on the same page. */
  key = '';

  /** Prepares for parsing the text again. */
  restart(): void {
    this.#used.clear();
  }

  define(label: string): void {
    this.#defined.add(normalizeLabel(label));
  }

  has(label: string): boolean {
    return this.#defined.has(normalizeLabel(label));
  }

  /** Returns whether a text refers to the note. */
  isUsed(label: string): boolean {
    return this.#used.has(normalizeLabel(label));
  }

  /** Returns the number that links to the note, or undefined for an unknown label. */
  refer(label: string): Element | undefined {
    const name = normalizeLabel(label);
    if (!this.#defined.has(name)) return undefined;
    const note = this.#used.get(name) ?? {number: this.#used.size + 1, references: 0};
    this.#used.set(name, note);
    note.references++;
    const link = new Map([
      ['href', `#${this.#id('fn', note.number)}`],
      ['id', this.#id('fnref', note.number, note.references)],
      ['role', 'doc-noteref'],
    ]);
    return element('sup', [element('a', [text(String(note.number))], link)]);
  }

  /** Lists the referenced notes with their back links. `contents` returns the blocks of a note. */
  list(contents: (label: string) => readonly Node[] | undefined): Element | undefined {
    if (this.#used.size === 0) return undefined;
    const items: Node[] = [];
    // A note may refer to another one, which then follows it.
    for (const [label, note] of this.#used) {
      const blocks = contents(label) ?? [];
      items.push(element('li', this.#withWaysBack(blocks, note), new Map([['id', this.#id('fn', note.number)]])));
    }
    return element(
      'section',
      [element('ol', items)],
      new Map([
        ['class', 'footnotes'],
        ['role', 'doc-endnotes'],
      ]),
    );
  }

  #withWaysBack(blocks: readonly Node[], {number, references}: Note): Node[] {
    const back: Node[] = [];
    for (let count = 1; count <= references; count++) {
      const arrow = count === 1 ? [text('↩')] : [text('↩'), element('sup', [text(String(count))])];
      const link = new Map([
        ['href', `#${this.#id('fnref', number, count)}`],
        ['role', 'doc-backlink'],
      ]);
      back.push(text(' '), element('a', arrow, link));
    }
    const last = blocks.at(-1);
    if (last?.type !== 'element' || last.name !== 'p' || last.tag) return [...blocks, ...back.slice(1)];
    return [...blocks.slice(0, -1), {...last, children: [...last.children, ...back]}];
  }

  // Ids of headings contain no colon, so these cannot collide.
  #id(kind: string, number: number, reference = 1): string {
    return `${kind}:${number}${reference > 1 ? `:${reference}` : ''}${this.key}`;
  }
}

/** Labels are compared without regard to case and white space. */
export function normalizeLabel(label: string): string {
  return label
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
