import type {DatedFile} from '../../../src/config/config.js';
import {gitFolder} from '../../../src/site/navigation/dated-versions.js';
import {readGitLines, readGitText} from './git.js';

/** Maximum number of versions, because each one is a whole document to read and compare. */
const MAX_VERSIONS = 30;

/** Matches `v1.2.0`, `1.2`, `api@2.0.0` and `2026-03-01`, but no previews. */
const release = /^(?:.*[@/-])?v?\d+(?:[._-]\d+)*$/;

interface Revision {
  readonly hash: string;
  readonly date: string;
}

/**
 * Lists the versions of a document in a folder's repository, oldest first. Uses release tags, or else the last commit
 * of each month that changed the document. Empty without git, a repository or a version.
 */
export async function listGitVersions(folder: string, document: string): Promise<readonly DatedFile[]> {
  const tags = await listTags(folder);
  const versions: DatedFile[] = [];
  let after: string | undefined;
  for (const {hash, date} of tags.length > 0 ? tags : await listMonths(folder, document)) {
    const [blob] = (await readGitLines(folder, ['rev-parse', '--verify', '--quiet', `${hash}:./${document}`])) ?? [];
    if (blob === undefined) continue;
    // The first revision with a text is its version. Of one day, the last one counts.
    if (blob === after) versions.shift();
    else if (versions[0]?.date === date) continue;
    else if (versions.length === MAX_VERSIONS) break;
    after = blob;
    versions.unshift({date, file: `${gitFolder}${hash}/${document}`});
  }
  return versions;
}

/** Lists release tags, newest first. */
async function listTags(folder: string): Promise<readonly Revision[]> {
  const format = '--format=%(objectname) %(creatordate:short) %(refname:strip=2)';
  const all = (await readGitLines(folder, ['for-each-ref', 'refs/tags', '--sort=-creatordate', format])) ?? [];
  return all.flatMap(line => {
    const [, hash, date, name] = /^([\da-f]+) (\S+) (.+)$/.exec(line) ?? [];
    return hash && date && name && release.test(name) ? [{hash, date}] : [];
  });
}

/** Lists the last commit of each month, newest first. */
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

/** Returns the text of a file in a commit. Undefined without this file. */
export async function readGitVersion(folder: string, path: string): Promise<string | undefined> {
  const [, hash, file] = /^([\da-f]{40,64})\/(.+)$/.exec(path.slice(gitFolder.length)) ?? [];
  if (!hash || !file || /(?:^|\/)\.\.?(?:\/|$)/.test(file)) return undefined;
  return readGitText(folder, ['cat-file', 'blob', `${hash}:./${file}`]);
}
