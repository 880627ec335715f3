import type {DatedFile} from '../../../src/config/config.js';
import {gitFolder} from '../../../src/site/navigation/dated-versions.js';
import {readGitLines, readGitText} from './git.js';

/** Each version is a whole document to read and to compare. */
const MAX_VERSIONS = 30;

/** `v1.2.0`, `1.2`, `api@2.0.0`, `2026-03-01`; not previews. */
const release = /^(?:.*[@/-])?v?\d+(?:[._-]\d+)*$/;

interface Revision {
  readonly hash: string;
  readonly date: string;
}

/**
 * Lists the versions of a document in the repository of a folder, the oldest first: of tags that are named as releases,
 * else of the last commit of each month that changed it. Empty without git, a repository or such a version.
 */
export async function listGitVersions(folder: string, document: string): Promise<readonly DatedFile[]> {
  const tags = await listTags(folder);
  const versions: DatedFile[] = [];
  let after: string | undefined;
  for (const {hash, date} of tags.length > 0 ? tags : await listMonths(folder, document)) {
    const [blob] = (await readGitLines(folder, ['rev-parse', '--verify', '--quiet', `${hash}:./${document}`])) ?? [];
    if (blob === undefined) continue;
    // The first revision that has a text is its version; of one day, the last one counts.
    if (blob === after) versions.shift();
    else if (versions[0]?.date === date) continue;
    else if (versions.length === MAX_VERSIONS) break;
    after = blob;
    versions.unshift({date, file: `${gitFolder}${hash}/${document}`});
  }
  return versions;
}

/** Lists tags that are named as releases, the newest first. */
async function listTags(folder: string): Promise<readonly Revision[]> {
  const format = '--format=%(objectname) %(creatordate:short) %(refname:strip=2)';
  const all = (await readGitLines(folder, ['for-each-ref', 'refs/tags', '--sort=-creatordate', format])) ?? [];
  return all.flatMap(line => {
    const [, hash, date, name] = /^([\da-f]+) (\S+) (.+)$/.exec(line) ?? [];
    return hash && date && name && release.test(name) ? [{hash, date}] : [];
  });
}

/** Lists the last commit of each month, the newest first. */
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

/** Returns the text of a file as a commit has it. Undefined if there is none. */
export async function readGitVersion(folder: string, path: string): Promise<string | undefined> {
  const [, hash, file] = /^([\da-f]{40,64})\/(.+)$/.exec(path.slice(gitFolder.length)) ?? [];
  if (!hash || !file || /(?:^|\/)\.\.?(?:\/|$)/.test(file)) return undefined;
  return readGitText(folder, ['cat-file', 'blob', `${hash}:./${file}`]);
}
