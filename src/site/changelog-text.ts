import type {ApiHistory, ApiRelease} from '../api-reference/history/api-history.js';
import {splitLocation, translateChange} from '../api-reference/history/translate-change.js';
import {fillMessage} from '../base/fill-message.js';
import {quoteText} from '../markdown/frontmatter/generated-page.js';
import {writeCodeSpan} from '../markdown/render/markdown/escape-text.js';
import {en} from '../messages/en.js';
import {enHistory, type HistoryMessages} from '../messages/en-history.js';
import type {LanguageMessages} from '../messages/language-messages.js';
import type {Change, OperationDiff} from '../openapi/diff/change.js';
import {groupByOperations, groupChanges} from '../openapi/diff/group-changes.js';
import {changeLevels} from '../openapi/diff/level.js';
import {formatOperationName} from '../openapi/operation/find-nearest-operation.js';
import {findOperationSlug} from './part-href.js';
import {listRemovedPages} from './removed-page.js';
import type {Site} from './site.js';
import {escapeSyntax, writeExpression, writeOperationRow, writeRow} from './source-text.js';

/** Writes the changelog of an API document in the page's language. */
export function writeSiteChangelog(site: Site, document: string, history: ApiHistory): string {
  const removed = listRemovedPages(site, document, history);
  const slugOf = (operation: OperationDiff) =>
    findOperationSlug(site.navigation, document, operation) ??
    removed.find(({operation: {entry}}) => formatOperationName(entry) === formatOperationName(operation))?.slug;
  return writeChangelogText({history, messages: site.place.messages, slugOf});
}

interface ChangelogInput {
  readonly history: ApiHistory;
  readonly messages: LanguageMessages | undefined;
  slugOf(operation: OperationDiff): string | undefined;
}

/** Maximum number of operations to name per change. Counts the others, because all operations can share a schema. */
const NAMED_OPERATIONS = 6;

/**
 * Writes an API's changelog as the source text of a page, with an `<Update>` per version. Feeds, filters, search, and
 * Markdown output therefore work as for any changelog.
 */
export function writeChangelogText({history, messages, slugOf}: ChangelogInput): string {
  const historyMessages = messages?.history ?? enHistory;
  const {title, dates, releases} = history;
  const head = [
    `title: ${quoteText((messages?.frame ?? en).apiChangelog)}`,
    `description: ${quoteText(fillMessage(historyMessages.changelogText, {title: escapeSyntax(title)}))}`,
    'icon: history',
  ];
  const updates = releases.map(release => writeRelease(release, historyMessages, slugOf));
  const [first] = dates;
  const end = first ? [escapeSyntax(fillMessage(historyMessages.begins, {date: first}))] : [];
  return `---\n${head.join('\n')}\n---\n\n${[...updates, ...end].join('\n\n')}\n`;
}

function writeRelease(
  {date, diff}: ApiRelease,
  historyMessages: HistoryMessages,
  slugOf: ChangelogInput['slugOf'],
): string {
  const groups = groupChanges(diff);
  const names = {
    breaking: historyMessages.breaking,
    'possibly-breaking': historyMessages.possiblyBreaking,
    compatible: historyMessages.compatible,
  };
  const levels = changeLevels.filter(level => groups.some(({change}) => change.level === level));
  const tags = [...levels.map(level => names[level]), ...new Set(diff.operations.flatMap(each => each.tags))];
  // Write bold text instead of headings: `<Update>` has a label, not a heading, that headings could be below.
  const parts = levels.flatMap(level => [
    `**${escapeSyntax(names[level])}**`,
    groupByOperations(groups.filter(({change}) => change.level === level))
      .map(({operations, changes}) =>
        [
          `- ${writeOperations(operations, historyMessages, slugOf)}`,
          ...changes.map(each => `  ${writeChange(each, historyMessages)}`),
        ].join('\n'),
      )
      .join('\n'),
  ]);
  const body = parts.length > 0 ? parts.join('\n\n') : escapeSyntax(historyMessages.noChanges);
  return `<Update label=${writeExpression(date || historyMessages.latest)} tags=${writeExpression(tags)}>\n\n${body}\n\n</Update>`;
}

function writeOperations(
  operations: readonly OperationDiff[],
  historyMessages: HistoryMessages,
  slugOf: ChangelogInput['slugOf'],
): string {
  if (operations.length === 0) return writeRow(escapeSyntax(historyMessages.allOperations));
  const rest = operations.length - NAMED_OPERATIONS;
  const named = operations.slice(0, NAMED_OPERATIONS).map(each => writeOperationRow(each, slugOf(each)));
  return [...named, ...(rest > 0 ? [writeRow(`+${rest}`)] : [])].join('\\\n  ');
}

function writeChange(change: Change, historyMessages: HistoryMessages): string {
  const {level} = change;
  const {place, message, reason} = translateChange({...change, ...change.finding}, historyMessages);
  const {label, names} = splitLocation(change, place);
  const where = [label && escapeSyntax(label), ...names.map(writeCodeSpan)].filter(Boolean).join(' ');
  const why = level === 'compatible' ? '' : ` ${escapeSyntax(reason)}`;
  return `- ${where && `${where}: `}${escapeSyntax(message)}${why}`;
}
