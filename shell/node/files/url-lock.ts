import {readFileSync, writeFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {formatMessage} from '../../../src/base/problem.js';
import type {Source} from '../../../src/base/source.js';
import {checkUrls, formatRedirect, type UrlCheck} from '../../../src/check/urls/check-urls.js';
import {addToList} from '../../../src/config/add-to-list.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {isDocumentPath} from './document-project.js';

export interface UrlLock {
  readonly folder: string;
  /** Path of the file, as the user typed it. */
  readonly path: string;
  /** Whether to add redirects for URLs that are gone to docs.json (`--write`). */
  readonly isWritten: boolean;
}

/** Compares the URLs of a project with those in the file of published URLs. Returns the reason if it can't. */
export async function checkUrlLock(lock: UrlLock, files: ProjectFiles): Promise<UrlCheck | string> {
  const {folder, isWritten} = lock;
  if (isDocumentPath(folder))
    return formatMessage({message: '--urls needs a project with docs.json.', fix: 'Run the command without --urls.'});
  const source = readLock(lock);
  if (typeof source === 'string') return source;
  const check = await checkUrls(files, source);
  if (!isWritten || check.redirects.length === 0) return check;
  const {file, keys} = check.listAt;
  const docs = join(folder, file);
  try {
    writeFileSync(docs, addToList(readFileSync(docs, 'utf8'), keys, check.redirects.map(formatRedirect)));
  } catch (error) {
    return formatMessage({
      message: `Lectern cannot write ${docs} (${(error as NodeJS.ErrnoException).code}).`,
      fix: 'Change its permissions, or run the command without --write.',
    });
  }
  return {...check, problems: []};
}

/** Adds the current URLs to the file of published URLs. Returns the reason if it can't. */
export function writeUrlLock({path}: UrlLock, {text}: UrlCheck): string | undefined {
  try {
    writeFileSync(path, text);
    return undefined;
  } catch (error) {
    return formatMessage({
      message: `Lectern cannot write ${path} (${(error as NodeJS.ErrnoException).code}).`,
      fix: 'Pass a file in an existing folder, such as --urls urls.lock.',
    });
  }
}

/** Reads the file of published URLs. Undefined if it does not exist. Returns a message if it is unreadable. */
function readLock({folder, path}: UrlLock): Source | undefined | string {
  try {
    // Reports show paths relative to the project.
    return {file: relative(folder, resolve(path)).split(sep).join('/'), text: readFileSync(path, 'utf8')};
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? undefined
      : formatMessage({
          message: `Lectern cannot read ${path} (${code}).`,
          fix: 'Pass a readable file, such as --urls urls.lock.',
        });
  }
}
