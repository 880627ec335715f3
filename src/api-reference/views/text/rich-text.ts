import {type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {hasMarkdownMarks, toPlainText} from './render-quick-text.js';
import {buildSpecAnchor, type SpecLinks} from './spec-links.js';

/**
 * Matches `**words**`, `*words*`, `[words](https://…)`, and a bare URL between spaces or simple punctuation: these are
 * unambiguous in Markdown.
 */
const simple = new RegExp(
  [
    String.raw`(?<![^\s(])(?:\*\*(?<strong>\w(?:[\w ,.:/'-]*[\w.:])?)\*\*|\*(?<em>\w(?:[\w ,.:/'-]*[\w.:])?)\*)(?![^\s).,:;])`,
    String.raw`(?<![^\s(])\[(?<label>\w(?:[\w ,.:'-]*\w)?)\]\((?<address>(?:https:\/\/|[#/])[\w./#?=%-]+)\)(?![^\s).,:;])`,
    String.raw`(?<![^\s])(?<bare>https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/(?:[\w./#-]*[a-zA-Z\d/])?)?)(?=[.,]?(?:\s|$))`,
  ].join('|'),
  'g',
);
const item = /^([-*]) (?=[\w`*[(])/;

/** Renders paragraphs and flat lists with simple Markdown, without the 22 KB parser. Undefined for other Markdown. */
export function renderRichText(written: string, {links}: {readonly links: SpecLinks}): Html | undefined {
  const text = written.trim();
  if (text.includes('``')) return undefined;
  const blocks = text.split(/\n[ \t]*\n\s*/);
  const rendered: Html[] = [];
  let isRich = false;
  for (const [at, block] of blocks.entries()) {
    const {lines, items} = splitList(block);
    // Leave to the parser: a blank line between items makes a loose list.
    if (items.length > 0 && item.test(blocks[at + 1] ?? '')) return undefined;
    const words = lines.length > 0 ? [lines.join('\n').trimEnd()] : [];
    const pieces = [...words, ...items].map(piece => drawLine(piece, links));
    if (pieces.some(piece => piece === undefined)) return undefined;
    isRich ||= items.length > 0 || pieces.some(piece => piece?.isRich);
    const [paragraph, listed] = [pieces.slice(0, words.length), pieces.slice(words.length)];
    for (const each of paragraph) rendered.push(html`<p>${each?.html}</p>`);
    if (listed.length > 0) rendered.push(html`<ul>${listed.map(each => html`<li>${each?.html}</li>`)}</ul>`);
  }
  return isRich ? html`<div class="spec-text">${rendered}</div>` : html`${rendered}`;
}

/** Splits a block into the lines before a list, and the items of the list. */
function splitList(block: string): {readonly lines: readonly string[]; readonly items: readonly string[]} {
  const lines = block.split('\n');
  const first = lines.findIndex(line => item.test(line));
  const listed = first === -1 ? [] : lines.slice(first);
  // Leave to the parser: continuation lines and a second list.
  const mark = listed[0]?.[0] ?? '';
  if (!listed.every(line => item.test(line) && line.startsWith(mark))) return {lines, items: []};
  return {lines: first === -1 ? lines : lines.slice(0, first), items: listed.map(line => line.slice(2).trimEnd())};
}

function drawLine(text: string, links: SpecLinks): {html: Html; isRich: boolean} | undefined {
  const parts = text.split('`');
  // Leave to the parser: unmatched backticks.
  if (parts.length % 2 === 0) return undefined;
  if (parts.some((part, index) => index % 2 === 1 && !isCode(part))) return undefined;
  let rest = '';
  let isRich = false;
  const rendered = parts.map((part, index) => {
    if (index % 2) {
      rest += 'x';
      return html`<code>${part}</code>`;
    }
    // Replace the code before this text with a null character, so that emphasis directly next to code does not match.
    const edge = index > 0 ? '\0' : '';
    const pieces: (Html | string)[] = [];
    let at = 0;
    for (const match of `${edge}${part}`.matchAll(simple)) {
      const start = match.index - edge.length;
      const isBesideCode = start + match[0].length === part.length && index < parts.length - 1;
      const {strong, em, label} = match.groups ?? {};
      if (isBesideCode || hasMarkdownMarks(strong ?? em ?? label ?? '')) continue;
      pieces.push(toPlainText(part.slice(at, start)), drawMark(match.groups ?? {}, links));
      rest += `${part.slice(at, start)}x`;
      at = start + match[0].length;
      isRich = true;
    }
    rest += part.slice(at);
    return html`${pieces}${toPlainText(part.slice(at))}`;
  });
  return hasMarkdownMarks(rest) ? undefined : {html: html`${rendered}`, isRich};
}

/** Returns whether code needs no parser: it has no outer spaces, line ends, or special characters. */
function isCode(text: string): boolean {
  return text !== '' && !/^\s|\s$|[\n|\\<]/.test(text);
}

function drawMark({strong, em, label, address, bare}: Record<string, string | undefined>, links: SpecLinks): Html {
  if (strong !== undefined) return html`<strong>${strong}</strong>`;
  if (em !== undefined) return html`<em>${em}</em>`;
  const anchor = buildSpecAnchor(links, address ?? bare ?? '');
  const text = label ?? bare ?? '';
  return anchor ? html`<a${renderHtmlAttributes(anchor)}>${text}</a>` : html`${text}`;
}
