import {createElementNode, createTextNode, type Element, type Node} from '../../tree/tree.js';

interface Note {
  readonly number: number;
  references: number;
}

/** Footnotes of a text, numbered by first reference and listed at the end. */
export class Footnotes {
  readonly #defined = new Set<string>();
  readonly #used = new Map<string, Note>();
  /** Prefix of ids. Differs between a page's texts, so that the ids are unique. */
  key = '';

  /** Resets the numbers. Call before parsing the text again. */
  restart(): void {
    this.#used.clear();
  }

  define(label: string): void {
    this.#defined.add(normalizeLabel(label));
  }

  has(label: string): boolean {
    return this.#defined.has(normalizeLabel(label));
  }

  /** Returns whether the text refers to the footnote with this label. */
  isUsed(label: string): boolean {
    return this.#used.has(normalizeLabel(label));
  }

  /** Returns the number of a footnote, as a link to it. Undefined for an unknown label. */
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
    return createElementNode('sup', [createElementNode('a', [createTextNode(String(note.number))], link)]);
  }

  /**
   * Returns the list of all footnotes that the text refers to, with links back. `contents` returns a footnote's nodes.
   */
  list(contents: (label: string) => readonly Node[] | undefined): Element | undefined {
    if (this.#used.size === 0) return undefined;
    const items: Node[] = [];
    // A footnote can refer to another footnote, which the loop then also visits.
    for (const [label, note] of this.#used) {
      const blocks = contents(label) ?? [];
      items.push(
        createElementNode('li', this.#withWaysBack(blocks, note), new Map([['id', this.#id('fn', note.number)]])),
      );
    }
    return createElementNode(
      'section',
      [createElementNode('ol', items)],
      new Map([
        ['class', 'footnotes'],
        ['role', 'doc-endnotes'],
      ]),
    );
  }

  #withWaysBack(blocks: readonly Node[], {number, references}: Note): Node[] {
    const back: Node[] = [];
    for (let count = 1; count <= references; count++) {
      const arrow =
        count === 1
          ? [createTextNode('↩')]
          : [createTextNode('↩'), createElementNode('sup', [createTextNode(String(count))])];
      const link = new Map([
        ['href', `#${this.#id('fnref', number, count)}`],
        ['role', 'doc-backlink'],
      ]);
      back.push(createTextNode(' '), createElementNode('a', arrow, link));
    }
    const last = blocks.at(-1);
    if (last?.type !== 'element' || last.name !== 'p' || last.tag) return [...blocks, ...back.slice(1)];
    return [...blocks.slice(0, -1), {...last, children: [...last.children, ...back]}];
  }

  // Put a colon into ids: heading ids contain none, so the two never collide.
  #id(kind: string, number: number, reference = 1): string {
    return `${kind}:${number}${reference > 1 ? `:${reference}` : ''}${this.key}`;
  }
}

/** Normalizes a footnote's label: case and white space do not matter. */
export function normalizeLabel(label: string): string {
  return label
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}
