import {basename, dirname, join} from 'node:path';
import {isAsync} from '../../../../src/asyncapi/is-async.js';
import {type Files, isFile} from '../../../../src/base/files.js';
import {formatCount} from '../../../../src/base/format-count.js';
import {formatMessage, type ProblemLevel} from '../../../../src/base/problem.js';
import {isWebUrl} from '../../../../src/base/web-url.js';
import {formatGithub} from '../../../../src/check/format/github.js';
import {buildReport} from '../../../../src/check/report.js';
import {diffDocuments} from '../../../../src/openapi/diff/diff-documents.js';
import {formatJsonDiff} from '../../../../src/openapi/diff/format/json.js';
import {formatMarkdown} from '../../../../src/openapi/diff/format/markdown.js';
import {formatTextDiff} from '../../../../src/openapi/diff/format/text.js';
import {type ChangeGroup, countChanges, formatPlace, groupChanges} from '../../../../src/openapi/diff/group-changes.js';
import type {ChangeLevel} from '../../../../src/openapi/diff/level.js';
import {DocumentSet} from '../../../../src/openapi/document/document-set.js';
import {placeProblems} from '../../../../src/openapi/document/place-problems.js';
import {readDocument} from '../../../../src/openapi/document/read-document.js';
import {openNodeFiles} from '../../files/files.js';
import {readDocumentAt} from '../../files/read-document.js';
import type {Terminal} from '../../terminal/command.js';

interface DiffCommand {
  readonly before: string;
  readonly after: string;
  readonly format: 'text' | 'markdown' | 'json' | 'github';
  readonly failOn?: 'breaking' | 'possibly-breaking';
}

/**
 * Runs `lectern diff`. Returns the exit code: 1 if a change has at least the level that fails, or else 0. Returns the
 * reason if it could not run.
 */
export async function runDiff(command: DiffCommand, {out, color = false}: Terminal): Promise<number | string> {
  const documents = await Promise.all([openPlace(command.before), openPlace(command.after)]);
  const unread = documents.find(each => typeof each === 'string');
  if (unread !== undefined) return unread;
  const [before, after] = documents as [DocumentSet, DocumentSet];
  const diff = await diffDocuments(before, after);
  const groups = groupChanges(diff);
  const title = `${command.before} → ${command.after}`;
  if (command.format === 'json') out(formatJsonDiff(diff, command));
  else if (command.format === 'markdown') out(formatMarkdown(groups, title));
  else if (command.format === 'github') out(await formatNotes(groups, command, before, after));
  else out(formatTextDiff(groups, color));
  const counts = countChanges(groups);
  const failing = counts.breaking + (command.failOn === 'possibly-breaking' ? counts['possibly-breaking'] : 0);
  return command.failOn && failing > 0 ? 1 : 0;
}

/** Opens the API document at a path or URL. Returns the reason if it can't be compared. */
async function openPlace(place: string): Promise<DocumentSet | string> {
  const isAway = isWebUrl(place);
  const files: Files = isAway ? {read: readDocumentAt} : openNodeFiles(dirname(place));
  const file = isAway ? place : basename(place);
  const result = await files.read(file);
  if (!isFile(result)) {
    const why = result.missing === 'absent' ? 'does not exist.' : `is unreadable: ${result.reason ?? result.missing}`;
    return formatMessage({
      message: `${place} ${why}`,
      fix: 'Pass the file or URL of an API document, such as lectern diff old.yaml new.yaml.',
    });
  }
  const {document, problems} = await readDocument(result.text, file);
  if (!document) return `Lectern cannot read ${place}. ${formatMessage(problems[0] ?? {message: '', fix: ''})}`;
  const documents = new DocumentSet(document, files);
  if (isAsync(documents))
    return formatMessage({
      message: `${place} is an AsyncAPI document, which lectern diff does not compare.`,
      fix: 'Pass two OpenAPI documents.',
    });
  return documents;
}

const noteLevels: Readonly<Record<ChangeLevel, ProblemLevel>> = {
  breaking: 'error',
  'possibly-breaking': 'warning',
  compatible: 'info',
};

/** Formats the changes as CI annotations at lines of the files. */
async function formatNotes(
  groups: readonly ChangeGroup[],
  command: DiffCommand,
  before: DocumentSet,
  after: DocumentSet,
): Promise<string> {
  const notes = async (documents: DocumentSet, place: string, isOld: boolean) => {
    const own = groups.filter(({change}) => (change.finding.isOld ?? false) === isOld);
    const placed = await placeProblems(own.map(toProblem), documents.texts);
    const pathOf = (file: string) => (isWebUrl(file) ? file : join(dirname(place), file));
    return placed.map(each => ({...each, place: {...each.place, file: pathOf(each.place.file)}}));
  };
  const all = [...(await notes(before, command.before, true)), ...(await notes(after, command.after, false))];
  return formatGithub(buildReport(all, {version: '', pages: 0, suppressed: 0}));
}

function toProblem({change, operations}: ChangeGroup) {
  const {finding, level, message, reason} = change;
  const [first] = operations;
  const where = [first ? `${first.method} ${first.path}` : '', formatPlace(change)].filter(Boolean).join(', ');
  const rest = operations.length > 1 ? ` (and ${formatCount(operations.length - 1, 'more operation')})` : '';
  return {
    code: finding.rule,
    level: noteLevels[level],
    message: `${where}${rest}: ${message} ${reason}`,
    fix: '',
    at: finding.at,
  };
}
