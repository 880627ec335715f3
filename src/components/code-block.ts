import {attributes, type Html, html, nothing} from '../html.js';
import type {Code} from '../tree/tree.js';
import type {PageContext} from './component.js';
import {readFenceMeta} from './fence-meta.js';
import {glyph} from './glyphs.js';
import {icon} from './icon.js';
import {mermaid} from './mermaid.js';

/** The label of a fence in a group of tabs: its title, else its language. */
export function fenceLabel(code: Code): string {
  return readFenceMeta(code.meta).title ?? (code.language || 'text');
}

/**
 * A code block. The element colours it when its language has arrived; until then, and without JavaScript, it is the
 * plain text. `bare` leaves the title out, for a block whose tab says it.
 */
export function codeBlock(code: Code, context: PageContext, bare = false): Html {
  const meta = readFenceMeta(code.meta);
  const title = bare ? undefined : meta.title;
  const wide = meta.highlight.size > 0 || meta.focus.size > 0 || meta.lines;
  const marks = {
    'data-language': code.language.toLowerCase() || null,
    'data-lines': meta.lines,
    'data-wrap': meta.wrap,
    'data-expandable': meta.expandable,
    'data-highlight': [...meta.highlight].join(' ') || null,
    'data-focus': [...meta.focus].join(' ') || null,
  };
  const body = wide ? lines(code.value, meta.highlight, meta.focus) : html`${code.value}`;
  const block = html`<code-block${attributes(marks)} data-rendered>${title ? html`<div class="code-head">${icon(meta.icon)}<span class="code-title">${title}</span></div>` : nothing}<div class="code-body"><pre tabindex="0"${attributes({'aria-label': title ?? (code.language || null), role: title || code.language ? 'group' : null})}><code>${body}</code></pre>${context.copyButton ? html`<button class="code-copy" type="button" aria-label="${context.words.copy}">${glyph('copy')}</button>` : nothing}</div></code-block>`;
  return code.language.toLowerCase() === 'mermaid' ? mermaid(block, context) : block;
}

function lines(value: string, highlight: ReadonlySet<number>, focus: ReadonlySet<number>): Html {
  const each = value.split('\n').map((line, index) => {
    const marks = `${highlight.has(index + 1) ? ' is-marked' : ''}${focus.size && !focus.has(index + 1) ? ' is-faded' : ''}`;
    return html`<span class="line${marks}">${line}</span>${'\n'}`;
  });
  return html`${each}`;
}
