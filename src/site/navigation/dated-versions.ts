import {compareDates} from '../../api-reference/history/api-history.js';
import {createObject, getOwn, getOwnEntries, getOwnText, type JsonObject} from '../../base/json.js';
import {isWebUrl} from '../../base/web-url.js';
import type {DatedFile, LecternSettings} from '../../config/config.js';
import {resolveDocumentFile} from './api-documents.js';

/**
 * Virtual folder with files at past commits. Code that reads the project can read it, and so can pages in the preview.
 */
export const gitFolder = '_lectern/git/';

/** Part of docs.json that names older versions of API documents. */
export interface VersionSettings {
  readonly lectern?: Pick<LecternSettings, 'history'>;
}

/** Returns the dated versions of a document, oldest first. Empty if docs.json names none. */
export function listVersions({lectern}: VersionSettings, document: string): readonly DatedFile[] {
  for (const [name, versions] of lectern?.history ?? [])
    if (versions !== 'git' && resolveDocumentFile(name) === document)
      return versions
        .flatMap(({date, file}) => {
          const resolved = resolveDocumentFile(file);
          return resolved === undefined ? [] : [{date, file: resolved}];
        })
        .sort(compareDates);
  return [];
}

/** Removes older versions of API documents from a list of paths, because only the history reads them. */
export function withoutVersions({lectern}: VersionSettings, paths: readonly string[]): readonly string[] {
  const {history} = lectern ?? {};
  if (!history) return paths;
  const current = new Set([...history.keys()].map(resolveDocumentFile));
  const earlier = new Set(
    [...history.values()].flatMap(each => (each === 'git' ? [] : each.map(({file}) => resolveDocumentFile(file)))),
  );
  return paths.filter(path => current.has(path) || !earlier.has(path));
}

/** Returns the document that a file is an older version of. Reads unparsed docs.json data. */
export function findCurrentVersion(docs: unknown, path: string): string | undefined {
  const [, inGit] = path.startsWith(gitFolder) ? (/^[\da-f]+\/(.+)$/.exec(path.slice(gitFolder.length)) ?? []) : [];
  for (const [name, versions] of getOwnEntries(getOwn(getOwn(docs, 'integrations'), 'lectern'), 'history')) {
    const current = resolveDocumentFile(name);
    if (inGit !== undefined && versions === 'git' && inGit === current) return current;
    if (Array.isArray(versions) && versions.some(each => resolveDocumentFile(getOwnText(each, 'file') ?? '') === path))
      return current === path ? undefined : current;
  }
  return undefined;
}

type ListVersions = (document: string) => Promise<readonly DatedFile[]>;

function listAll<T>(
  history: readonly (readonly [name: string, versions: T | 'git'])[],
  listVersionsOf: ListVersions,
): Promise<(readonly [string, T | 'git' | readonly DatedFile[]])[]> {
  const listed = history.map(async ([name, versions]) => {
    const file = versions === 'git' ? resolveDocumentFile(name) : undefined;
    return [name, file === undefined || isWebUrl(file) ? versions : await listVersionsOf(file)] as const;
  });
  return Promise.all(listed);
}

/** Replaces `"git"` in the parsed configuration with the list of versions from git. */
export async function readGitVersions<T extends VersionSettings>(
  config: T,
  listVersionsOf: ListVersions | undefined,
): Promise<T> {
  const {history} = config.lectern ?? {};
  if (!history || !listVersionsOf) return config;
  return {...config, lectern: {...config.lectern, history: new Map(await listAll([...history], listVersionsOf))}};
}

/** Replaces `"git"` in unparsed docs.json data by the list of versions from git. */
export async function expandGitVersions(docs: unknown, listVersionsOf: ListVersions | undefined): Promise<unknown> {
  const integrations = getOwn(docs, 'integrations');
  const lectern = getOwn(integrations, 'lectern');
  const history = getOwnEntries(lectern, 'history');
  if (!listVersionsOf || !history.some(([, versions]) => versions === 'git')) return docs;
  const written = {...(lectern as JsonObject), history: createObject(await listAll(history, listVersionsOf))};
  return {...(docs as JsonObject), integrations: {...(integrations as JsonObject), lectern: written}};
}
