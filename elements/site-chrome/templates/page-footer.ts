import {keyed} from 'lit/directives/keyed.js';
import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import {renderTitle} from '../../../src/components/parse-title-parts.js';
import type {DirectoryEntry, DirectoryView} from '../../../src/site/chrome/directory.js';
import type {FeedbackView} from '../../../src/site/chrome/feedback.js';
import type {ModifiedView, PageFooterView, PagerLink} from '../../../src/site/chrome/page-footer.js';
import type {RelatedView} from '../../../src/site/chrome/related.js';
import {markup} from '../../base/markup.js';

/**
 * Renders the end of a page: related pages, feedback, date of the last change, edit link, and links to the previous and
 * next page.
 */
export function renderPageFooter(view: PageFooterView): TemplateResult {
  const {directory, related, feedback, editHref, modified} = view;
  return html`${directory ? renderDirectory(directory) : nothing}${related ? renderRelated(related) : nothing}${feedback ? renderFeedback(feedback) : nothing}${editHref || modified ? html`<div class="page-meta">${editHref ? renderEditLink(editHref, html`${markup(renderGlyph('pencil'))}${view.messages.editPage}`) : nothing}${modified ? renderModified(modified) : nothing}</div>` : nothing}${renderPager(view)}`;
}

function renderDirectory({name, listing, entries}: DirectoryView): TemplateResult {
  return html`<nav class="directory" aria-label=${name}>${renderDirectoryList(entries, listing)}</nav>`;
}

function renderDirectoryList(entries: readonly DirectoryEntry[], listing: DirectoryView['listing']): TemplateResult {
  return html`<ul class=${`directory-${listing}`}>${entries.map(entry => renderDirectoryItem(entry, listing))}</ul>`;
}

function renderDirectoryItem(entry: DirectoryEntry, listing: DirectoryView['listing']): TemplateResult {
  const {label, icon, href, description, entries} = entry;
  if (entries)
    return html`<li><details><summary>${markup(icon)}${label}</summary>${renderDirectoryList(entries, listing)}</details></li>`;
  return html`<li><a href=${href ?? nothing}>${markup(icon)}<span>${label}</span>${description ? html`<small>${description}</small>` : nothing}</a></li>`;
}

function renderRelated({title, links}: RelatedView): TemplateResult {
  return html`<section class="page-related" aria-labelledby="page.related"><h2 id="page.related">${title}</h2><ul>${links.map(({href, label, description}) => html`<li><a href=${href}>${label}</a>${description ? html`<span>${description}</span>` : nothing}</li>`)}</ul></section>`;
}

function renderFeedback({messages, rating, issueHref}: FeedbackView): TemplateResult {
  const button = (result: 'yes' | 'no') =>
    html`<button class="button button-quiet" type="button" data-feedback=${result}>${messages[result]}</button>`;
  const question =
    rating &&
    html`<div class="feedback-rating" role="group" aria-labelledby="page.feedback" data-slug=${rating.slug} data-endpoint=${rating.endpoint ?? nothing}><span id="page.feedback">${messages.feedbackQuestion}</span>${button('yes')}${button('no')}<span class="feedback-thanks" role="status" data-thanks=${messages.feedbackThanks}></span></div>`;
  return html`<div class="page-feedback">${question ?? nothing}${issueHref ? renderEditLink(issueHref, messages.raiseIssue) : nothing}</div>`;
}

function renderEditLink(href: string, content: unknown): TemplateResult {
  return html`<a class="edit-link" href=${href} target="_blank" rel="noopener">${content}</a>`;
}

function renderModified({before, after, day, date}: ModifiedView): TemplateResult {
  return html`<span class="last-updated">${before}<time datetime=${day}>${date}</time>${after}</span>`;
}

function renderPager({messages, previous, next}: PageFooterView): TemplateResult | typeof nothing {
  if (!previous && !next) return nothing;
  const label = `${messages.previous} / ${messages.next}`;
  return html`<nav class="pager" aria-label=${label}>${previous ? renderPagerLink('previous', previous, html`${markup(renderGlyph('previous'))}${messages.previous}`) : html`<span></span>`}${next ? renderPagerLink('next', next, html`${messages.next}${markup(renderGlyph('next'))}`) : nothing}</nav>`;
}

function renderPagerLink(side: 'previous' | 'next', {href, label}: PagerLink, name: unknown): TemplateResult {
  // The title is right-aligned, so a longer title starts further left. Create a new element: it doesn't count as a
  // layout shift.
  const title = keyed(label, html`<span class="pager-title">${markup(renderTitle(label))}</span>`);
  return html`<a class=${`pager-link pager-${side}`} href=${href} rel=${side === 'next' ? 'next' : 'prev'}><span class="pager-side">${name}</span>${title}</a>`;
}
