/**
 * A block of Markdown text, with blank lines before and after it. Lists become text last, because their markers depend
 * on adjacent lists.
 */
export type MarkdownBlock = MarkdownParagraph | BlockText | MarkdownList;

interface MarkdownParagraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

/** A heading, code block, table, or quote, as final lines. */
export interface BlockText {
  readonly kind: 'other';
  readonly text: string;
}

interface MarkdownList {
  readonly kind: 'list';
  readonly items: readonly ListBlockItem[];
  /** True if there are no blank lines between the items. */
  readonly isTight: boolean;
}

export interface ListBlockItem {
  /** Number of an item in an ordered list. */
  readonly number?: number;
  readonly blocks: readonly MarkdownBlock[];
}

export function createParagraph(text: string): MarkdownBlock[] {
  return text ? [{kind: 'paragraph', text}] : [];
}

export function createOtherBlock(text: string): MarkdownBlock {
  return {kind: 'other', text};
}

/** Builds a list. It is tight if each item is one line, optionally with a tight nested list. */
export function createList(items: readonly ListBlockItem[]): MarkdownBlock[] {
  const isTight = items.every(({blocks: [first, second, ...more]}) => {
    if (!second) return true;
    if (more.length || first?.kind !== 'paragraph' || second.kind !== 'list' || !second.isTight) return false;
    // Separate the blocks, unless the list begins with 1 and is not empty: only such a list can follow text without a
    // blank line (CommonMark 5.3).
    const [lead] = second.items;
    return lead !== undefined && (lead.number ?? 1) === 1 && lead.blocks.length > 0;
  });
  return items.length ? [{kind: 'list', items, isTight}] : [];
}

/** Inserts text at the start of the first paragraph. Adds a paragraph if another block comes first. */
export function addLead(lead: string, blocks: readonly MarkdownBlock[], joint = ' '): MarkdownBlock[] {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph'
    ? [...createParagraph(lead ? lead + joint + first.text : first.text), ...rest]
    : [...createParagraph(lead), ...blocks];
}

/** Joins blocks with one blank line between them. */
export function joinBlocks(blocks: readonly MarkdownBlock[], gap = '\n\n'): string {
  const texts: string[] = [];
  let before: {readonly isOrdered: boolean; readonly isOdd: boolean} | undefined;
  for (const block of blocks) {
    if (block.kind !== 'list') {
      texts.push(block.text);
      before = undefined;
      continue;
    }
    const isOrdered = block.items[0]?.number !== undefined;
    // Use a marker that differs from the adjacent list's. Otherwise, Markdown would join the two lists.
    const isOdd = before?.isOrdered === isOrdered && !before.isOdd;
    texts.push(listText(block, isOdd));
    before = {isOrdered, isOdd};
  }
  return texts.join(gap);
}

function listText({items, isTight}: MarkdownList, isOdd: boolean): string {
  const lines = items.map(({number, blocks}) => {
    const mark = number === undefined ? (isOdd ? '*' : '-') : `${number}${isOdd ? ')' : '.'}`;
    const text = joinBlocks(blocks, isTight ? '\n' : '\n\n');
    // Write `- ___`, because `- ---` would be a thematic break.
    const inside = text.startsWith('---') ? `___${text.slice('---'.length)}` : text;
    return `${mark} ${indentLines(inside, ' '.repeat(mark.length + 1))}`.trimEnd();
  });
  return lines.join(isTight ? '\n' : '\n\n');
}

/** Indents all lines but the first, which follows a marker. Blank lines remain empty. */
export function indentLines(text: string, by: string): string {
  return text.replace(/\n(?!\n)/g, `\n${by}`);
}

export function quoteLines(blocks: readonly MarkdownBlock[]): MarkdownBlock[] {
  const text = joinBlocks(blocks);
  return text ? [createOtherBlock(text.replace(/^(.?)/gm, (_, first: string) => (first ? `> ${first}` : '>')))] : [];
}
