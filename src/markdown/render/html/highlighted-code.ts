import {escapeHtml, Html} from '../../../base/html.js';
import {splitLines} from '../../code/split-lines.js';
import type {CodeToken} from '../../code/tokens.js';

/** Renders highlighted code: with `byLine` one element per line, otherwise as a whole. */
export function renderHighlightedCode(tokens: readonly CodeToken[], byLine: boolean): readonly Html[] {
  return (byLine ? splitLines(tokens) : [tokens]).map(each => Html.assembled(each.map(renderToken).join('')));
}

function renderToken({text, className}: CodeToken): string {
  return className ? `<span class="${escapeHtml(className)}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
