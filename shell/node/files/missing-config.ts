import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {folderArgument} from '../terminal/program-name.js';
import {isDocumentPath} from './document-project.js';

/** Why a command that takes a project or an API document has neither, or undefined. */
export function describeMissingProject(place: string, program?: string): string | undefined {
  if (isDocumentPath(place)) return undefined;
  const isNamedSo = /\.(?:json|ya?ml)$/i.test(place) && !statSync(place, {throwIfNoEntry: false});
  return isNamedSo
    ? `There is no file "${place}".\nFix: Give the path of an API document, or the folder that holds docs.json.`
    : describeMissingConfig(place, program);
}

/** Why a command has no project in a folder, or undefined where docs.json is there. */
export function describeMissingConfig(folder: string, program = 'lectern'): string | undefined {
  if (isDocumentPath(folder))
    return `"${folder}" is a file.\nFix: Show it with ${program} serve${folderArgument(folder)}, or give the folder that holds docs.json.`;
  const config = statSync(join(folder, 'docs.json'), {throwIfNoEntry: false});
  if (config?.isDirectory())
    return `"${join(folder, 'docs.json')}" is a folder.\nFix: Rename it, and put the file docs.json in its place.`;
  if (config) return undefined;
  const found = statSync(folder, {throwIfNoEntry: false});
  if (!found) return `There is no folder "${folder}".\nFix: Give the folder that holds docs.json.`;
  if (!found.isDirectory()) return `"${folder}" is a file.\nFix: Give the folder that holds docs.json.`;
  const fix = existsSync(join(folder, 'mint.json'))
    ? 'Rename mint.json to docs.json. Its keys are read as they are.'
    : `Give the folder that holds it, or create a project with ${program} init${folderArgument(folder)}.`;
  return `There is no docs.json in "${folder}".\nFix: ${fix}`;
}

/** Returns whether a folder is there, and holds no docs.json of any name. */
export function isFolderWithoutProject(folder: string): boolean {
  const isFolder = statSync(folder, {throwIfNoEntry: false})?.isDirectory() ?? false;
  return isFolder && !['docs.json', 'mint.json'].some(name => existsSync(join(folder, name)));
}
