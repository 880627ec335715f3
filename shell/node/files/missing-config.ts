import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessage} from '../../../src/base/problem.js';
import {quoteArgument} from '../../../src/base/quote-argument.js';
import {formatFolderArgument} from '../terminal/program-name.js';
import {isDocumentPath} from './document-project.js';

/** Explains that a path is neither a project nor an API document. Undefined if it is one. */
export function describeMissingProject(place: string, program?: string): string | undefined {
  if (isDocumentPath(place)) return undefined;
  if (/^https?:\/\//i.test(place))
    return formatMessage({
      message: `"${place}" is a URL. This command reads files.`,
      fix: `Download the document: curl --location --remote-name ${quoteArgument(place)}`,
    });
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
  const config = statSync(join(folder, 'docs.json'), {throwIfNoEntry: false});
  if (config?.isDirectory())
    return formatMessage({
      message: `"${join(folder, 'docs.json')}" is a folder, not a file.`,
      fix: 'Rename the folder, and create the file docs.json.',
    });
  if (config) return undefined;
  return formatMessage({message: `"${folder}" has no docs.json.`, fix: findFolderFix(folder, program)});
}

function findFolderFix(folder: string, program: string): string {
  if (hasFormerConfig(folder)) return formerConfigFix;
  const near = findNearProject(folder);
  return near === undefined
    ? `Pass the folder that contains it, or run ${program} init${formatFolderArgument(folder)} to create a project.`
    : `Pass ${quoteArgument(near)}, which contains docs.json.`;
}

export const formerConfigFix = 'Rename mint.json to docs.json. Lectern reads its keys unchanged.';

/** Returns whether a folder has the configuration under its former name. */
export function hasFormerConfig(folder: string): boolean {
  return existsSync(join(folder, 'mint.json'));
}

/** Number of levels to search for a project, below a folder and above it. */
const NEAR_LEVELS = 3;

/** Returns the nearest folder with docs.json: below the folder, such as `docs`, or above it. */
function findNearProject(folder: string): string | undefined {
  let level = [folder];
  for (let depth = 0; depth < NEAR_LEVELS; depth++) {
    level = level.flatMap(listFolders);
    const found = level.find(hasConfig);
    if (found !== undefined) return found;
  }
  const above = Array.from({length: NEAR_LEVELS}, (_, at) => join(folder, ...Array<string>(at + 1).fill('..')));
  return above.find(hasConfig);
}

const hasConfig = (folder: string) => existsSync(join(folder, 'docs.json'));

/** Returns the folders in a folder, without those of tools, by name. */
function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder, {withFileTypes: true})
      .filter(each => each.isDirectory() && !/^[._]|^node_modules$/.test(each.name))
      .map(({name}) => join(folder, name))
      .sort();
  } catch {
    // The folder is unreadable, so nothing in it can be a project.
    return [];
  }
}

/** Returns whether a folder exists but contains no docs.json under any of its names. */
export function isFolderWithoutProject(folder: string): boolean {
  const isFolder = statSync(folder, {throwIfNoEntry: false})?.isDirectory() ?? false;
  return isFolder && !hasConfig(folder) && !hasFormerConfig(folder) && findNearProject(folder) === undefined;
}
