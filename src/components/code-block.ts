import {emptyHtml, type Html, type HtmlValue, html, renderHtmlAttributes} from '../base/html.js';
import type {Code} from '../tree/tree.js';
import {fade, type MarkedCode, readCodeMarks} from './code-marks.js';
import type {PageContext} from './component.js';
import {type FenceMeta, readFenceMeta} from './fence-meta.js';
import {getLanguageName} from './get-language-name.js';
import {copyGlyph} from './glyphs.js';
import {renderIcon} from './icon.js';
import {renderMermaid} from './mermaid.js';

/** Returns the tab label of a code block: its title, or else its language. */
export function getFenceLabel(code: Code): string {
  return readFenceMeta(code.meta).title ?? (code.language || 'text');
}

/**
 * Renders a code block. Its element highlights the code after loading the language. Until then, and without JavaScript,
 * it is plain text. `bare` omits the title, for a block in a tab that has the title.
 */
export function renderCodeBlock(code: Code, context: PageContext, bare = false): Html {
  const meta = readFenceMeta(code.meta);
  const typed = meta.twoslash && context.typed?.(code);
  const {value, marks} = mergeMarks(typed ? {...code, value: typed.value} : code, meta);
  const language = getLanguageName(code.language);
  const title = bare ? undefined : meta.title;
  const shown = {
    'data-language': code.language.toLowerCase() || null,
    'data-theme': meta.theme,
    'data-lines': meta.lines,
    'data-wrap': meta.wrap,
    'data-expandable': meta.expandable,
  };
  const isLined = meta.lines || marks.size > 0;
  const colored =
    typed?.draw && value === typed.value
      ? typed.draw(isLined)
      : code.language
        ? context.highlight?.(value, code.language.toLowerCase(), isLined)
        : undefined;
  const body = isLined ? renderLines(colored ?? value.split('\n'), marks) : html`${colored ?? value}`;
  const label = language ? html`<span class="code-language" aria-hidden="true">${language}</span>` : emptyHtml;
  const head = title
    ? html`<div class="code-head">${renderIcon(meta.icon, context)}<span class="code-title">${title}</span>${title === language ? emptyHtml : label}</div>`
    : emptyHtml;
  const {messages} = context;
  // Name the block by title and language for screen readers. `translate="no"` excludes the code from translation tools.
  const name = [title, language === title ? '' : language].filter(Boolean).join(', ');
  const pre = renderHtmlAttributes({'aria-label': name || messages.code, role: 'group', translate: 'no'});
  const copy =
    context.copyButton && !meta.nocopy
      ? html`<button class="code-copy" type="button" aria-label="${messages.copy}">${copyGlyph}</button>`
      : emptyHtml;
  // Hide the button until the element is defined: the code scrolls until then, so the button would have no effect.
  const more = meta.expandable
    ? html`<button class="code-more" type="button" aria-expanded="false" data-less="${messages.showLessCode}" hidden>${messages.showAllCode}</button>`
    : emptyHtml;
  const block = html`<code-block${renderHtmlAttributes(shown)} data-rendered>${head}<div class="code-body"><pre tabindex="0"${pre}><code>${body}</code></pre>${title || bare ? emptyHtml : label}${copy}</div>${more}${typed ? typed.notes : emptyHtml}</code-block>`;
  return code.language.toLowerCase() === 'mermaid' ? renderMermaid(block, context) : block;
}

/** Merges line marks of the info string with those of comments in the code. */
function mergeMarks(code: Code, meta: FenceMeta): MarkedCode {
  const {value, marks} = readCodeMarks(code.value);
  if (meta.highlight.size === 0 && meta.focus.size === 0) return {value, marks};
  const all = new Map([...marks].map(([line, each]) => [line, new Set(each)]));
  for (const line of meta.highlight) all.set(line, (all.get(line) ?? new Set()).add('marked'));
  fade(all, meta.focus, value.split('\n').length);
  return {value, marks: all};
}

function renderLines(written: readonly HtmlValue[], marks: MarkedCode['marks']): Html {
  const each = written.map((line, index) => {
    const classes = [...(marks.get(index + 1) ?? [])].map(mark => ` is-${mark}`).join('');
    return html`<span class="line${classes}">${line}</span>${'\n'}`;
  });
  return html`${each}`;
}
