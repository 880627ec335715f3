import {decodeEntities} from '../../../../src/markdown/syntax/entities.js';

/** Parts outside the text of a page: controls, images, and duplicated text. */
const apart =
  /^(?:svg|button class="(?:code-copy|button)|a class="button button-quiet prompt-open|div class="tab-bar"|[^>]*aria-hidden="true"|[^>]*class="(?:visually-hidden|heading-anchor|needs-script)|needs-script|p class="prompt-description">Prompt<)/;
const childTitle =
  /<summary>(?:(?!<\/summary>).)*Show (?:child attributes|the prompt)(?:(?!<\/summary>).)*<\/summary>/g;
const voids = /^(?:br|hr|img|input|source|track|wbr|col)\b/;

/**
 * Returns the lower-case words of rendered HTML in order, without punctuation. Tags separate words as on the screen.
 */
export function shownWords(html: string): string[] {
  let text = '';
  let skipped = 0;
  for (const piece of html.replace(childTitle, '').split(/(<[^>]*>)/)) {
    if (!piece.startsWith('<')) {
      if (skipped === 0) text += piece;
      continue;
    }
    const tag = piece.slice(1, -1);
    const isEnd = tag.startsWith('/');
    // In Markdown, an embedded player is a link with this title.
    if (tag.startsWith('iframe') && skipped === 0) text += ` ${/ title="([^"]*)"/.exec(tag)?.[1] ?? ''} `;
    if (skipped > 0) skipped += isEnd ? -1 : voids.test(tag) || tag.endsWith('/') ? 0 : 1;
    else if (!isEnd && apart.test(tag) && !voids.test(tag)) skipped = 1;
    else if (
      /class="(?:operation|field|color|tree|badge|tooltip|accordion|card)/.test(tag) ||
      !/^\/?(?:a|b|strong|em|i|code|span|del|s|sub|sup|u|kbd|mark|small|docs-badge|docs-link|docs-icon)\b/.test(tag)
    )
      text += ' ';
  }
  return decodeEntities(text.replaceAll('&#39;', "'"))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the first position where `other` lacks a word of `words`, or has another word that is not `allowed`. */
export function firstDifference(
  words: readonly string[],
  other: readonly string[],
  allowed: ReadonlySet<string>,
): string | undefined {
  let at = 0;
  for (const word of other) {
    if (word === words[at]) at++;
    else if (!allowed.has(word))
      return `"${word}" instead of "${words.slice(at, at + 8).join(' ')}", behind "${words.slice(Math.max(0, at - 8), at).join(' ')}"`;
  }
  return at < words.length ? `"${words.slice(at, at + 8).join(' ')}" is missing at the end` : undefined;
}

/** Returns the elements of rendered Markdown in order, one per line. */
export function shownTags(html: string): string {
  const controls = /<a class="heading-anchor".*?<\/a>|<button.*?<\/button>/g;
  const tags = /<(h[1-6]|ul|ol|li|pre|blockquote|table|tr|td|th|strong|em|del|a|img|hr|p|br)\b/g;
  return [...html.replace(controls, '').matchAll(tags)].map(match => match[1]).join('\n');
}
