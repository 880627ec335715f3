import {readOwn} from '../../../src/base/read-own.js';

/** Converts the visible content of an element to Markdown, so that a copied prompt keeps lists, code, and headings. */
export function toMarkdownText(root: Element): string {
  return writeBlocks(root.childNodes)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const inlineMarks: Readonly<Record<string, string>> = {STRONG: '**', B: '**', EM: '_', I: '_', DEL: '~~', S: '~~'};

function writeBlocks(nodes: Iterable<Node>): string {
  let text = '';
  for (const node of nodes)
    text += node instanceof HTMLElement ? writeBlock(node) : (node.textContent ?? '').replace(/\s+/g, ' ');
  return text;
}

function writeBlock(element: HTMLElement): string {
  const {tagName} = element;
  const level = /^H([1-6])$/.exec(tagName)?.[1];
  if (level) return `\n\n${'#'.repeat(Number(level))} ${writeLine(element)}\n\n`;
  if (tagName === 'P') return `\n\n${writeLine(element)}\n\n`;
  if (tagName === 'UL' || tagName === 'OL') return `\n\n${list(element)}\n\n`;
  if (tagName === 'BLOCKQUOTE') return `\n\n${indent(writeBlocks(element.childNodes).trim(), '> ')}\n\n`;
  if (tagName === 'HR') return '\n\n---\n\n';
  if (tagName === 'CODE-BLOCK') {
    const code = element.querySelector('pre')?.textContent?.replace(/\n$/, '') ?? '';
    // Use a fence longer than every run of backticks in the code: otherwise the block ends too early.
    const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(run => run[0].length + 1)));
    return `\n\n${fence}${element.dataset.language ?? ''}\n${code}\n${fence}\n\n`;
  }
  if (isInline(element)) return writeInline(element);
  return `\n\n${writeBlocks(element.childNodes)}\n\n`;
}

function list(element: HTMLElement): string {
  let count = (element as HTMLOListElement).start || 1;
  const lines = [...element.children].map(item => {
    const mark = element.tagName === 'OL' ? `${count++}. ` : '- ';
    const inside = writeBlocks(item.childNodes)
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return mark + indent(inside, ' '.repeat(mark.length)).slice(mark.length);
  });
  return lines.join('\n');
}

function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

function isInline(element: HTMLElement): boolean {
  return getComputedStyle(element).display.startsWith('inline');
}

function writeLine(element: Element): string {
  let text = '';
  for (const node of element.childNodes)
    text += node instanceof Element ? writeInline(node) : (node.textContent ?? '').replace(/\s+/g, ' ');
  return text.trim();
}

function writeInline(element: Element): string {
  if (element.matches('.heading-anchor, [aria-hidden="true"]')) return '';
  if (element.tagName === 'BR') return '\n';
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? '';
  if (element.tagName === 'CODE') return `\`${element.textContent}\``;
  const inside = writeLine(element);
  if (element instanceof HTMLAnchorElement && element.href) return `[${inside}](${element.href})`;
  const mark = readOwn(inlineMarks, element.tagName) ?? '';
  return `${mark}${inside}${mark}`;
}
