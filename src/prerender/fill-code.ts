import {splitLines} from '../code/split-lines.js';
import type {Token} from '../code/tokens.js';
import {escapeHtml, unescapeHtml} from '../html.js';

/** The tokens of code; `undefined` for a language that is not known, or while it is not loaded. */
export type Highlight = (code: string, language: string) => readonly Token[] | undefined;

const block = /(<code-block\b[^>]*? data-language="([^"]*)"[^>]*>[\s\S]*?<code>)([\s\S]*?)(<\/code><\/pre>)/g;

/** The languages of the blocks of a page, so that they can be loaded before it is coloured. */
export function languagesIn(html: string): readonly string[] {
  return [
    ...new Set(
      [...html.matchAll(/<code-block\b[^>]*? data-language="([^"]*)"/g)].map(([, name]) =>
        unescapeHtml(name as string),
      ),
    ),
  ];
}

/** Colours the code blocks of a page as the element does. */
export function fillCode(html: string, highlight: Highlight): string {
  return html.replace(block, (all, head: string, language: string, body: string, tail: string) => {
    const lines = body.split('<span class="line').slice(1);
    const code = unescapeHtml(lines.length > 0 ? lines.map(textOf).join('\n') : body);
    const tokens = highlight(code, unescapeHtml(language));
    if (!tokens) return all;
    if (lines.length === 0) return head + tokens.map(markup).join('') + tail;
    const coloured = splitLines(tokens);
    const marked = lines.map(
      (line, at) =>
        `<span class="line${/^[^>]*>/.exec(line)?.[0] ?? '">'}${(coloured[at] ?? []).map(markup).join('')}</span>\n`,
    );
    return head + marked.join('') + tail;
  });
}

/** The text of `…">text</span>\n`. */
function textOf(line: string): string {
  return line.slice(line.indexOf('>') + 1, line.lastIndexOf('</span>'));
}

function markup({text, className}: Token): string {
  return className ? `<span class="${escapeHtml(className)}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
