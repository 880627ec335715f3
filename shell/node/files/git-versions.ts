import type {DatedFile} from '../../../src/config/config.js';
import {gitFolder} from '../../../src/site/navigation/dated-versions.js';
import {readGitLines, readGitText} from './git.js';

/** Maximum number of versions in a document. Each has to be read and compared as a whole. */
const MAX_VERSIONS = 30;

/** Matches tags of releases: `v1.2.0`, `1.2`, `api@2.0.0`, `2026-03-01`. Excludes previews such as `v2.0.0-rc.1`. */
const release = /^(?:.*[@/-])?v?\d+(?:[._-]\d+)*$/;

interface Revision {
  readonly hash: string;
  readonly date: string;
}

/**
 * Lists the versions of a document in its Git repository, oldest first: those with a release tag. Without such tags,
 * uses the last commit of each month that changed the document. Empty if Git, a repository, or a version is missing.
 */
export async function listGitVersions(folder: string, document: string): Promise<readonly DatedFile[]> {
  const tags = await listTags(folder);
  const versions: DatedFile[] = [];
  let after: string | undefined;
  for (const {hash, date} of tags.length > 0 ? tags : await listMonths(folder, document)) {
    const [blob] = (await readGitLines(folder, ['rev-parse', '--verify', '--quiet', `${hash}:./${document}`])) ?? [];
    if (blob === undefined) continue;
    // Keep the first revision in which the content appears. If several have the same date, keep the last.
    if (blob === after) versions.shift();
    else if (versions[0]?.date === date) continue;
    else if (versions.length === MAX_VERSIONS) break;
    after = blob;
    versions.unshift({date, file: `${gitFolder}${hash}/${document}`});
  }
  return versions;
}

/** Lists the tags of releases, newest first. */
async function listTags(folder: string): Promise<readonly Revision[]> {
  const format = '--format=%(objectname) %(creatordate:short) %(refname:strip=2)';
  const all = (await readGitLines(folder, ['for-each-ref', 'refs/tags', '--sort=-creatordate', format])) ?? [];
  return all.flatMap(line => {
    const [, hash, date, name] = /^([\da-f]+) (\S+) (.+)$/.exec(line) ?? [];
    return hash && date && name && release.test(name) ? [{hash, date}] : [];
  });
}

/** Lists the last commit of each month that changed a document, newest first. */
async function listMonths(folder: string, document: string): Promise<readonly Revision[]> {
  const log = ['log', '--no-renames', '--format=%H %cs', '--', `./${document}`];
  const months = new Map<string, Revision>();
  for (const line of (await readGitLines(folder, log)) ?? []) {
    const [hash = '', date = ''] = line.split(' ');
    const month = date.slice(0, 7);
    if (!months.has(month)) months.set(month, {hash, date});
  }
  return [...months.values()];
}

/** Returns the content of a file in a commit. Undefined if the commit does not contain it. */
export async function readGitVersion(folder: string, path: string): Promise<string | undefined> {
  const [, hash, file] = /^([\da-f]{40,64})\/(.+)$/.exec(path.slice(gitFolder.length)) ?? [];
  if (!hash || !file || /(?:^|\/)\.\.?(?:\/|$)/.test(file)) return undefined;
  return readGitText(folder, ['cat-file', 'blob', `${hash}:./${file}`]);
}
