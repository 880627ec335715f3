import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import type {ActionButton, ActionLink, ActionsView, PageAction} from '../../../src/site/chrome/action-views.js';
import {markup} from '../../base/markup.js';

/** Renders the page tools: copy, view as Markdown, assistants, and the author's links. */
export function renderPageActions({messages, feed, hasCopy, menu}: ActionsView): TemplateResult | typeof nothing {
  if (!feed && !hasCopy && !menu) return nothing;
  const copy = html`<button class="button button-quiet" type="button" data-action="copy-page" data-done=${messages.copied} data-failed=${messages.copyFailed}>${markup(renderGlyph('copy'))}<span class="button-words">${messages.copyPage}</span></button>`;
  const more =
    menu &&
    html`<site-menu><details class="menu menu-end"><summary class="button button-quiet" aria-label=${menu.name}>${hasCopy ? nothing : menu.name}${markup(renderGlyph('down'))}</summary><ul class="menu-list">${menu.actions.map(each => renderAction(each, messages))}</ul></details></site-menu>`;
  return html`<div class="page-actions" id="page-context-menu">${feed ? html`<a class="button button-quiet page-feed" href=${feed.href} type="application/rss+xml">${markup(feed.icon)}RSS</a>` : nothing}${hasCopy ? copy : nothing}${more ?? nothing}</div>`;
}

function renderAction(action: PageAction, messages: ActionsView['messages']): TemplateResult {
  return action.kind === 'link' ? renderActionLink(action) : renderActionButton(action, messages);
}

function renderActionLink({href, label, icon, description, action, opens, isOutward}: ActionLink): TemplateResult {
  const isWindow = opens === 'window';
  return html`<li><a class="menu-link" href=${href} data-action=${action ?? nothing} target=${isWindow ? '_blank' : nothing} rel=${isWindow ? 'noopener noreferrer' : nothing} ?download=${opens === 'file'}>${icon ? markup(icon) : nothing}<span class="menu-words"><span>${label}</span>${renderDescription(description)}</span>${isOutward ? markup(renderGlyph('outward')) : nothing}</a></li>`;
}

function renderActionButton(
  {label, action, copies, description}: ActionButton,
  messages: ActionsView['messages'],
): TemplateResult {
  const copiesText = action !== 'print';
  return html`<li><button class="menu-link" type="button" data-action=${action} data-copy-value=${copies ?? nothing} data-done=${copiesText ? messages.copied : nothing} data-failed=${copiesText ? messages.copyFailed : nothing}><span class="menu-words"><span class="button-words">${label}</span>${renderDescription(description)}</span></button></li>`;
}

function renderDescription(description: string | undefined): unknown {
  return description ? html`<span class="menu-description">${description}</span>` : nothing;
}
