import type {ApiHistory} from '../api-reference/history/api-history.js';
import type {RemovedOperation} from '../api-reference/history/removed-operations.js';
import {fillMessage} from '../base/fill-message.js';
import {quoteText} from '../markdown/frontmatter/generated-page.js';
import {en} from '../messages/en.js';
import {enHistory} from '../messages/en-history.js';
import {buildNavigation} from './navigation/build-navigation.js';
import {findOperationSlug} from './part-href.js';
import type {Site} from './site.js';
import {escapeSyntax, writeOperationLink} from './source-text.js';

/** A page for an operation that the current document no longer has. */
export interface RemovedPage {
  readonly slug: string;
  readonly document: string;
  readonly operation: RemovedOperation;
}

/**
 * Lists the pages of removed operations, by the slug that each would have today. Skips slugs that another page uses.
 */
export function listRemovedPages(site: Site, document: string, {removed}: ApiHistory): readonly RemovedPage[] {
  const index = site.indexes.get(document);
  if (!index || removed.length === 0) return [];
  const operations = [...index.operations, ...removed.map(({entry}) => entry)];
  const indexes = new Map([...site.indexes, [document, {...index, operations}] as const]);
  const navigation = buildNavigation(site.config, indexes, site);
  return removed.flatMap(operation => {
    const slug = findOperationSlug(navigation, document, operation.entry);
    return slug === undefined || site.navigation.entries.has(slug) ? [] : [{slug, document, operation}];
  });
}

/**
 * Writes the source text of the page for a removed operation: date of removal, the operation that replaces it, and a
 * link to the changelog.
 */
export function writeRemovedPageText({navigation, place}: Site, {document, operation}: RemovedPage): string {
  const {date, entry, successor} = operation;
  const historyMessages = place.messages?.history ?? enHistory;
  const removed = fillMarkdown(date ? historyMessages.removedSince : historyMessages.removed, {
    operation: writeOperationLink(entry, undefined),
    date: escapeSyntax(date),
  });
  const slug = successor && findOperationSlug(navigation, document, successor);
  const instead = successor
    ? fillMarkdown(historyMessages.useInstead, {operation: writeOperationLink(successor, slug)})
    : '';
  const changelog = [...navigation.entries.values()].find(
    ({generated}) => generated?.isChangelog && generated.documents[0] === document,
  );
  const label = (place.messages?.frame ?? en).apiChangelog;
  const link = changelog ? `\n[${escapeSyntax(label)}](/${changelog.slug})\n` : '';
  return `---\ntitle: ${quoteText(entry.label)}\nnoindex: true\n---\n\n<Warning>\n${[removed, instead].filter(Boolean).join(' ')}\n</Warning>\n${link}`;
}

/** Inserts Markdown values into a message, and escapes the message's text. */
function fillMarkdown(message: string, values: Readonly<Record<string, string>>): string {
  const parts = message.split(/(\{\w+\})/);
  return parts.map(part => (part.startsWith('{') ? fillMessage(part, values) : escapeSyntax(part))).join('');
}
