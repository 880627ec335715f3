import {attributes, type Html, html, nothing} from '../../base/html.js';
import {fill, fillHtml} from '../../base/words.js';
import {glyph} from '../../components/glyphs.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {documentOf} from '../navigation/document-of.js';
import {locate} from '../navigation/locate.js';
import type {PageEntry} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';
import {renderDirectory} from './directory.js';
import {editUrl} from './edit-url.js';
import {feedbackOf} from './feedback.js';
import {ownEntryLabel, ownLabel} from './own-label.js';
import {relatedOf, versionOf} from './page-extras.js';

/** What stands above the title: the name of the group, or the way there; and how long reading takes. */
export function renderEyebrow(input: ChromeInput): Html {
  const {config, location, words, page} = input;
  const minutes =
    config.appearance.readingTime && page.file
      ? html`<span class="page-minutes">${fill(words.readingTime, {count: page.minutes})}</span>`
      : nothing;
  const version = versionOf(input);
  if (config.styling.eyebrows === 'breadcrumbs') return html`${breadcrumbs(input)}${minutes}${version}`;
  // The overview of a document stands in no group: it has the name of its tab.
  const section = page.file ? undefined : location.sections.at(-1)?.label;
  // The page for addresses that lead nowhere stands in no section at all.
  const above = page.slug === '404' ? undefined : (location.eyebrow ?? section);
  return html`${above ? html`<p class="eyebrow-text">${above}</p>` : nothing}${minutes}${version}`;
}

function breadcrumbs({location, words, pageHref}: ChromeInput): Html {
  const trail = [
    ...location.sections
      .filter(section => section.label && section.kind !== 'root')
      .map(section => ({label: ownLabel(section, words), slug: section.slug})),
    ...location.groups.map(group => ({label: ownLabel(group, words), slug: group.root?.slug})),
  ];
  if (trail.length === 0) return nothing;
  return html`<nav class="breadcrumbs" aria-label="${words.breadcrumbs}"><ol>${trail.map(
    ({label, slug}) =>
      html`<li>${slug === undefined ? label : html`<a href="${pageHref(slug)}">${label}</a>`}${glyph('chevron')}</li>`,
  )}</ol></nav>`;
}

/** The end of a page: when it was changed, where to edit it, and its neighbours. */
export function renderPageFooter(input: ChromeInput): Html {
  const {config, page, words} = input;
  // A page that is made from a document of the project is edited there.
  const file = page.file ?? documentOf(input.location.entry);
  const edit =
    page.editUrl ??
    (file && config.feedback.suggestEdit !== false ? editUrl(config.footer, file, input.repository) : undefined);
  const address = edit ? input.href(edit) : undefined;
  const isDated = page.head.timestamp ?? config.footer.lastUpdated;
  const changed = isDated && page.modified ? lastUpdated(page.modified, input) : nothing;
  const meta =
    address || changed !== nothing
      ? html`<div class="page-meta">${address ? html`<a class="edit-link" href="${address.href}" target="_blank" rel="noopener">${glyph('pencil')}${words.editPage}</a>` : nothing}${changed}</div>`
      : nothing;
  const isAlone = page.head.hideFooterPagination;
  const previous = isAlone ? undefined : neighbour('previous', input);
  const next = isAlone ? undefined : neighbour('next', input);
  const pager =
    previous || next
      ? html`<nav class="pager" aria-label="${words.previous} / ${words.next}">${previous ? pagerLink(previous, 'previous', input) : html`<span></span>`}${next ? pagerLink(next, 'next', input) : nothing}</nav>`
      : nothing;
  return html`${renderDirectory(input)}${relatedOf(input)}${feedbackOf(input)}${meta}${pager}`;
}

/** The closest page on one side that readers see; one that is hidden itself has none. */
function neighbour(side: 'previous' | 'next', {location, navigation, page, heads}: ChromeInput): PageEntry | undefined {
  let entry = page.head.hidden ? undefined : location[side];
  while (entry && heads.get(entry.slug)?.hidden) entry = locate(navigation, entry.slug, location.variant.id)[side];
  return entry;
}

function pagerLink(entry: PageEntry, side: 'previous' | 'next', {words, pageHref, heads}: ChromeInput): Html {
  const head = heads.get(entry.slug);
  return html`<a class="pager-link pager-${side}"${attributes({href: pageHref(entry.slug), rel: side === 'next' ? 'next' : 'prev'})}><span class="pager-side">${side === 'previous' ? glyph('previous') : nothing}${words[side]}${side === 'next' ? glyph('next') : nothing}</span><span class="pager-title">${nameInLists(head) ?? ownEntryLabel(entry, words)}</span></a>`;
}

function lastUpdated(modified: string, {words}: ChromeInput): Html {
  const date = new Date(modified);
  if (Number.isNaN(date.getTime())) return nothing;
  const day = date.toISOString().slice(0, 10);
  const time = html`<time datetime="${day}">${dayIn(date, words.locale)}</time>`;
  return html`<span class="last-updated">${fillHtml(words.lastUpdated, {date: time})}</span>`;
}

/** A day as readers of a language write it. In English the order of its parts depends on the country: there it is the standard one. */
function dayIn(date: Date, locale: string): string {
  if (locale === 'en') return date.toISOString().slice(0, 10);
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(date);
}
