import {nameInLists} from '../../markdown/frontmatter/page.js';
import type {ChromeMessages} from '../../messages/en.js';
import {findEntryDocument} from '../navigation/find-entry-document.js';
import {locatePage} from '../navigation/locate-page.js';
import type {PageEntry} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';
import {buildDirectory, type DirectoryView} from './directory.js';
import {buildEditUrl} from './edit-url.js';
import {buildFeedback, type FeedbackView} from './feedback.js';
import {findOwnEntryLabel} from './find-own-label.js';
import {buildRelated, type RelatedView} from './related.js';

/** End of a page: date of the last change, edit link, and previous and next page. */
export interface PageFooterView {
  readonly messages: ChromeMessages;
  readonly directory: DirectoryView | undefined;
  readonly related: RelatedView | undefined;
  readonly feedback: FeedbackView | undefined;
  readonly editHref: string | undefined;
  readonly modified: ModifiedView | undefined;
  readonly previous: PagerLink | undefined;
  readonly next: PagerLink | undefined;
}

/** A date inside a sentence: the date, and the text before and after it. */
export interface ModifiedView {
  readonly before: string;
  readonly after: string;
  /** ISO 8601 date: `2026-08-31`. */
  readonly day: string;
  /** The date, formatted in the page's language. */
  readonly date: string;
}

export interface PagerLink {
  readonly href: string;
  readonly label: string;
}

export function buildPageFooter(input: ChromeInput): PageFooterView {
  const {messages, page, config} = input;
  const isDated = page.metadata.timestamp ?? config.footer.lastUpdated;
  return {
    messages,
    directory: buildDirectory(input),
    related: buildRelated(input),
    feedback: buildFeedback(input),
    editHref: buildEditHref(input),
    modified: isDated && page.modified ? buildModified(page.modified, messages) : undefined,
    previous: buildPagerLink('previous', input),
    next: buildPagerLink('next', input),
  };
}

function buildEditHref({config, page, location, repository, href}: ChromeInput): string | undefined {
  // Link to the API document to edit a generated page.
  const file = page.file ?? findEntryDocument(location.entry);
  const suggests = file && config.feedback.suggestEdit !== false;
  const edit = page.editUrl ?? (suggests ? buildEditUrl(config.footer, file, repository) : undefined);
  return edit ? href(edit)?.href : undefined;
}

/** Returns the link to the previous or next visible page. Undefined for a hidden page. */
function buildPagerLink(side: 'previous' | 'next', input: ChromeInput): PagerLink | undefined {
  const {location, navigation, page, pageMetadata, messages, pageHref} = input;
  if (page.metadata.hidden || page.metadata.hideFooterPagination) return undefined;
  let entry: PageEntry | undefined = location[side];
  while (entry && pageMetadata.get(entry.slug)?.hidden)
    entry = locatePage(navigation, entry.slug, location.variant.id)[side];
  return (
    entry && {
      href: pageHref(entry.slug),
      label: nameInLists(pageMetadata.get(entry.slug)) ?? findOwnEntryLabel(entry, messages),
    }
  );
}

function buildModified(modified: string, {lastUpdated, locale}: ChromeMessages): ModifiedView | undefined {
  const date = new Date(modified);
  if (Number.isNaN(date.getTime())) return undefined;
  const [before = '', after = ''] = lastUpdated.split('{date}');
  return {before, after, day: date.toISOString().slice(0, 10), date: formatDay(date, locale)};
}

/** Formats a day for a language. English formats depend on the country, so English uses ISO 8601. */
function formatDay(date: Date, locale: string): string {
  if (locale === 'en') return date.toISOString().slice(0, 10);
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(date);
}
