import {type Html, html, renderHtmlAttributes} from '../base/html.js';
import type {PageContext, Prop} from './component.js';
import {buildLinkTarget} from './link-target.js';

/** Matches `code`, **words**, *words*, and [words](url) on one line. Escaped marks stay text. */
const marks =
  /\\(?<sign>[\\`*_[\]])|`(?<code>[^`]+)`|(?<![\w*])\*\*(?=[^\s*])(?<strong>[^*]*[^\s*])\*\*(?![\w*])|(?<![\w*])\*(?=[^\s*])(?<em>[^*]*[^\s*])\*(?![\w*])|(?<!\w)_(?=[^\s_])(?<line>[^_]*[^\s_])_(?!\w)|(?<!!)\[(?<label>[^[\]]+)\]\((?<address>[^()\s]+)\)/g;

/**
 * Parses the Markdown in the title of a handwritten element. Does not use the page parser, which is ten times as large.
 * Returns a title without Markdown unchanged.
 */
export function parseTitleMarks(
  written: string,
  markdown: Prop<unknown>['markdown'],
  page: PageContext,
  isLink: boolean,
): Html | string {
  if (markdown === undefined || !/[*`_[\\]/.test(written)) return written;
  const hasLinks = markdown !== 'label' && !(markdown === 'title' && isLink);
  return draw(written, hasLinks ? page : undefined);
}

function draw(text: string, page: PageContext | undefined): Html {
  const pieces: (Html | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    pieces.push(text.slice(at, match.index), drawMark(match.groups ?? {}, page));
    at = match.index + match[0].length;
  }
  return html`${pieces}${text.slice(at)}`;
}

function drawMark(found: Record<string, string | undefined>, page: PageContext | undefined): Html {
  const {sign, code, strong, em = found.line, label = '', address} = found;
  if (sign !== undefined) return html`${sign}`;
  if (code !== undefined) return html`<code>${code}</code>`;
  if (strong !== undefined) return html`<strong>${draw(strong, page)}</strong>`;
  if (em !== undefined) return html`<em>${draw(em, page)}</em>`;
  const words = draw(label, undefined);
  const target = page?.href(address ?? '');
  return target ? html`<a${renderHtmlAttributes(buildLinkTarget(target))}>${words}</a>` : words;
}
