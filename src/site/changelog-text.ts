import type {ApiHistory, Release} from '../api-reference/history/api-history.js';
import {encodePath} from '../base/slug.js';
import {fill} from '../base/words.js';
import {escapeCharacter, quoteText} from '../markdown/frontmatter/generated-page.js';
import {writeCodeSpan} from '../markdown/render/markdown/escape-text.js';
import {en} from '../messages/en.js';
import {enHistory, type HistoryWords} from '../messages/en-history.js';
import type {LanguageWords} from '../messages/language-messages.js';
import type {Change, OperationDiff} from '../openapi/diff/change.js';
import {groupByOperations, groupChanges} from '../openapi/diff/group-changes.js';
import {changeLevels} from '../openapi/diff/level.js';
import {operationName} from '../openapi/operation/nearest-operation.js';
import {findOperationSlug} from './part-href.js';
import type {Site} from './site.js';

/** Writes the changelog of a document of a site, in the language of the page. */
export function writeSiteChangelog(site: Site, document: string, history: ApiHistory): string {
  const slugOf = (operation: OperationDiff) => findOperationSlug(site.navigation, document, operation);
  return writeChangelogText({history, words: site.place.words, slugOf});
}

export interface ChangelogInput {
  readonly history: ApiHistory;
  readonly words: LanguageWords | undefined;
  /** Returns the slug of the page of an operation. */
  slugOf(operation: OperationDiff): string | undefined;
}

/** Names of operations before the rest is counted: a schema may be in all of them. */
const NAMED_OPERATIONS = 6;

/**
 * Writes the changelog of an API as the source text of a page, as an author would: an `<Update>` for each version. Feed,
 * filters, search and Markdown come from it as from any other changelog.
 */
export function writeChangelogText({history, words, slugOf}: ChangelogInput): string {
  const say = words?.history ?? enHistory;
  const {title, dates, releases} = history;
  const head = [
    `title: ${quoteText((words?.frame ?? en).apiChangelog)}`,
    `description: ${quoteText(fill(say.changelogText, {title: escapeAll(title)}))}`,
    'icon: history',
  ];
  const updates = releases.map(release => writeRelease(release, say, slugOf));
  const [first] = dates;
  const end = first ? [escapeAll(fill(say.begins, {date: first}))] : [];
  return `---\n${head.join('\n')}\n---\n\n${[...updates, ...end].join('\n\n')}\n`;
}

function writeRelease({date, diff}: Release, say: HistoryWords, slugOf: ChangelogInput['slugOf']): string {
  const groups = groupChanges(diff);
  const names = {breaking: say.breaking, 'possibly-breaking': say.possiblyBreaking, compatible: say.compatible};
  const levels = changeLevels.filter(level => groups.some(({change}) => change.level === level));
  const tags = [...levels.map(level => names[level]), ...new Set(diff.operations.flatMap(each => each.tags))];
  // The label of an update is no heading, so nothing in it may be one.
  const parts = levels.flatMap(level => [
    `**${escapeAll(names[level])}**`,
    groupByOperations(groups.filter(({change}) => change.level === level))
      .map(({operations, changes}) =>
        [`- ${writeOperations(operations, say, slugOf)}`, ...changes.map(each => `  ${writeChange(each)}`)].join('\n'),
      )
      .join('\n'),
  ]);
  const body = parts.length > 0 ? parts.join('\n\n') : escapeAll(say.noChanges);
  return `<Update label=${quote(date || say.latest)} tags={${writeData(tags)}}>\n\n${body}\n\n</Update>`;
}

function writeOperations(
  operations: readonly OperationDiff[],
  say: HistoryWords,
  slugOf: ChangelogInput['slugOf'],
): string {
  if (operations.length === 0) return escapeAll(say.allOperations);
  const rest = operations.length - NAMED_OPERATIONS;
  const named = operations.slice(0, NAMED_OPERATIONS).map(each => {
    const name = writeCodeSpan(operationName(each));
    const slug = slugOf(each);
    return slug === undefined ? name : `[${name}](/${encodePath(slug).replace(/[()<>]/g, encodeMark)})`;
  });
  return [...named, ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
}

function writeChange({place, field, level, message, reason}: Change): string {
  const names = [place && escapeAll(place), field && writeCodeSpan(field)].filter(Boolean).join(' ');
  const why = level === 'compatible' ? '' : ` ${escapeAll(reason)}`;
  return `- ${names && `${names}: `}${escapeAll(message)}${why}`;
}

/** Escapes every mark: texts of a document are untrusted, and this source is only parsed. */
function escapeAll(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16)}`;
}

/** Writes data for an expression of a page, without characters that could end the tag. */
function writeData(value: unknown): string {
  return JSON.stringify(value).replace(/[<>{}&\u007f-\u009f\u2028\u2029]/g, escapeCharacter);
}

function quote(text: string): string {
  return `{${writeData(text)}}`;
}
