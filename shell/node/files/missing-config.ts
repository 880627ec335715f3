import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessage} from '../../../src/base/problem.js';
import {formatFolderArgument} from '../terminal/program-name.js';
import {isDocumentPath} from './document-project.js';

/** Explains that a path is neither a project nor an API document. Undefined if it is one. */
export function describeMissingProject(place: string, program?: string): string | undefined {
  if (isDocumentPath(place)) return undefined;
  const isNamedSo = /\.(?:json|ya?ml)$/i.test(place) && !statSync(place, {throwIfNoEntry: false});
  return isNamedSo
    ? formatMessage({
        message: `The file "${place}" does not exist.`,
        fix: 'Pass the path of an API document, or the folder that contains docs.json.',
      })
    : describeMissingConfig(place, program);
}

/** Explains that a folder contains no project. Undefined if it contains docs.json. */
export function describeMissingConfig(folder: string, program = 'lectern'): string | undefined {
  if (isDocumentPath(folder))
    return formatMessage({
      message: `"${folder}" is a file, not a folder.`,
      fix: `Run ${program} serve${formatFolderArgument(folder)} to show it, or pass the folder that contains docs.json.`,
    });
  const config = statSync(join(folder, 'docs.json'), {throwIfNoEntry: false});
  if (config?.isDirectory())
    return formatMessage({
      message: `"${join(folder, 'docs.json')}" is a folder, not a file.`,
      fix: 'Rename the folder, and create the file docs.json.',
    });
  if (config) return undefined;
  const found = statSync(folder, {throwIfNoEntry: false});
  if (!found)
    return formatMessage({
      message: `The folder "${folder}" does not exist.`,
      fix: 'Pass the folder that contains docs.json.',
    });
  if (!found.isDirectory())
    return formatMessage({
      message: `"${folder}" is a file, not a folder.`,
      fix: 'Pass the folder that contains docs.json.',
    });
  const fix = existsSync(join(folder, 'mint.json'))
    ? 'Rename mint.json to docs.json. Lectern reads its keys unchanged.'
    : `Pass the folder that contains it, or run ${program} init${formatFolderArgument(folder)} to create a project.`;
  return formatMessage({message: `"${folder}" has no docs.json.`, fix});
}

/** Returns whether a folder exists but contains no docs.json under any of its names. */
export function isFolderWithoutProject(folder: string): boolean {
  const isFolder = statSync(folder, {throwIfNoEntry: false})?.isDirectory() ?? false;
  return isFolder && !['docs.json', 'mint.json'].some(name => existsSync(join(folder, name)));
}
