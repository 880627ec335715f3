import {readHistory} from '../../api-reference/history/read-history.js';
import {type Files, isFile} from '../../base/files.js';
import {formatCount} from '../../base/format-count.js';
import type {Problem} from '../../base/problem.js';
import {type ChangeGroup, formatPlace, groupChanges} from '../../openapi/diff/group-changes.js';
import {placeProblems} from '../../openapi/document/place-problems.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';

/** Prefix of paths that lead to files in the base version of the project. */
export const baseFolder = '.lectern-base/';

/** Reports changes in an API document that break clients of its older version `base`, a path in `baseFolder`. */
export async function checkApiBreakingChange(
  document: string,
  base: string,
  files: Files,
  remote: readonly string[],
): Promise<readonly Problem[]> {
  const history = await readHistory({document, versions: [{date: 'base', file: base}], files, remote});
  // Report only problems of the older version: those of the current one have their own rules.
  const unread = history.problems.filter(({place}) => place.file.startsWith(baseFolder));
  const groups = history.releases.flatMap(({diff}) => groupChanges(diff));
  const breaking = groups.filter(({change}) => change.level === 'breaking').map(group => toProblem(group, document));
  const texts = new Map<string, string>();
  for (const file of new Set(breaking.map(({at}) => at.file))) {
    const result = await files.read(file);
    if (isFile(result)) texts.set(file, result.text);
  }
  return [
    ...unread.map(each => ({...each, place: {file: document, line: 1, column: 1}})),
    ...(await placeProblems(breaking, texts)),
  ];
}

function toProblem({change, operations}: ChangeGroup, document: string): SpecProblem {
  const {finding, message, reason} = change;
  const [first] = operations;
  const rest = operations.length > 1 ? ` (and ${formatCount(operations.length - 1, 'more operation')})` : '';
  const where = [first ? `${first.method} ${first.path}${rest}` : '', formatPlace(change)].filter(Boolean).join(', ');
  return {
    code: 'api-breaking-change',
    level: 'error',
    message: `${where}: ${message} ${reason}`,
    fix: 'Undo the change, or publish it as a new version of the API.',
    // A removed part has no position in the current document.
    at: finding.isOld ? {file: document, pointer: ''} : finding.at,
  };
}
