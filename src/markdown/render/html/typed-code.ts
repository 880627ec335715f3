import {escapeHtml, Html, html} from '../../../base/html.js';
import type {TypedBlock} from '../../../base/ports.js';
import type {CheckedCode} from '../../code/checked-code.js';
import {splitLines} from '../../code/split-lines.js';
import type {CodeToken} from '../../code/tokens.js';

/** Renders a type-checked code block. Without `tokens`, the code is not highlighted. */
export function createTypedBlock(
  checked: CheckedCode,
  tokens: readonly CodeToken[] = [{text: checked.code}],
): TypedBlock {
  const notes = renderCodeNotes(checked);
  return {value: checked.code, draw: byLine => renderTypedCode(tokens, checked, byLine), ...(notes && {notes})};
}

/** Renders highlighted code with its types: with `byLine` one element per line, otherwise as a whole. */
function renderTypedCode(
  tokens: readonly CodeToken[],
  {code, types, faults}: CheckedCode,
  byLine: boolean,
): readonly Html[] {
  const hovered = new Int32Array(code.length);
  for (const [index, {start, length}] of types.entries()) hovered.fill(index + 1, start, start + length);
  const wrong = new Uint8Array(code.length);
  for (const {start, length} of faults) wrong.fill(1, start, start + length);
  const seen = new Set<string>();
  const markup = (from: number, text: string) => {
    const type = types[(hovered[from] ?? 0) - 1];
    const inside = wrong[from] ? `<span class="code-fault">${escapeHtml(text)}</span>` : escapeHtml(text);
    if (!type) return inside;
    // Make only the first occurrence of a type focusable, so that keyboard users need not pass each.
    const isFirst = !seen.has(type.text);
    seen.add(type.text);
    return `<span class="code-type"${isFirst ? ' role="note" tabindex="0"' : ''} title="${escapeHtml(type.text)}">${inside}</span>`;
  };
  let at = 0;
  const rendered = (byLine ? splitLines(tokens) : [tokens]).map((line, index) => {
    if (index > 0) at++;
    const all = line.map(({text, className}) => {
      const from = at;
      at += text.length;
      const pieces: string[] = [];
      for (let start = from; start < at; ) {
        let end = start + 1;
        while (end < at && hovered[end] === hovered[start] && wrong[end] === wrong[start]) end++;
        pieces.push(markup(start, text.slice(start - from, end - from)));
        start = end;
      }
      return className ? `<span class="${escapeHtml(className)}">${pieces.join('')}</span>` : pieces.join('');
    });
    return Html.assembled(all.join(''));
  });
  return rendered;
}

/** Renders the notes below the code, with line numbers. Undefined if absent. */
function renderCodeNotes({notes}: CheckedCode): Html | undefined {
  if (notes.length === 0) return undefined;
  const each = notes.map(
    ({kind, line, text}) =>
      html`<li class="is-${kind}"><span class="code-note-line">${String(line)}</span> <code>${text}</code></li>`,
  );
  return html`<ul class="code-notes" translate="no">${each}</ul>`;
}
