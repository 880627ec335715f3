import {escapeHtml, Html} from '../../../base/html.js';
import {splitLines} from '../../code/split-lines.js';
import type {Token} from '../../code/tokens.js';

/** Code in its colours as the element of code blocks shows it: as a whole, or line by line. */
export function colouredCode(tokens: readonly Token[], byLine: boolean): readonly Html[] {
  return (byLine ? splitLines(tokens) : [tokens]).map(each => Html.assembled(each.map(markup).join('')));
}

function markup({text, className}: Token): string {
  return className ? `<span class="${escapeHtml(className)}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
