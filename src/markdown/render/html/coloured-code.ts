import {escapeHtml, Html} from '../../../base/html.js';
import {splitLines} from '../../code/split-lines.js';
import type {Token} from '../../code/tokens.js';

/** Renders highlighted code for the code block element, as a whole or line by line. */
export function colouredCode(tokens: readonly Token[], byLine: boolean): readonly Html[] {
  return (byLine ? splitLines(tokens) : [tokens]).map(each => Html.assembled(each.map(markup).join('')));
}

function markup({text, className}: Token): string {
  return className ? `<span class="${escapeHtml(className)}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
