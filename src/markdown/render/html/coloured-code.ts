import {escapeHtml, Html} from '../../../base/html.js';
import {splitLines} from '../../code/split-lines.js';
import type {CodeToken} from '../../code/tokens.js';

/** Renders highlighted code for a code block, as a whole or line by line. */
export function renderHighlightedCode(tokens: readonly CodeToken[], byLine: boolean): readonly Html[] {
  return (byLine ? splitLines(tokens) : [tokens]).map(each => Html.assembled(each.map(markup).join('')));
}

function markup({text, className}: CodeToken): string {
  return className ? `<span class="${escapeHtml(className)}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
