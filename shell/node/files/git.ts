import {spawn} from 'node:child_process';
import {findRepositoryUrl, type Repository} from '../../../src/site/chrome/edit-url.js';

/** Git data about a project's files. */
export interface GitFacts extends Repository {
  /** Date of the last commit of each file, by path. Empty in a shallow clone. */
  readonly dates: ReadonlyMap<string, string>;
  /** Whether the clone has only the latest commits, so that dates would be wrong. */
  readonly isShallow: boolean;
}

/**
 * Reads the Git repository of a folder, and when files were last changed. Reads the history only until all dates are
 * known. Resolves to undefined if there is no Git or no repository.
 */
export async function readGit(folder: string, files: Iterable<string>): Promise<GitFacts | undefined> {
  const place = await readGitLines(folder, [
    'rev-parse',
    '--is-inside-work-tree',
    '--is-shallow-repository',
    '--show-prefix',
  ]);
  if (place?.[0] !== 'true') return undefined;
  const [remote] = (await readGitLines(folder, ['remote', 'get-url', 'origin'])) ?? [];
  const [branch] = (await readGitLines(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) ?? [];
  const isShallow = place[1] === 'true';
  const url = remote === undefined ? undefined : findRepositoryUrl(remote);
  return {
    folder: place[2] ?? '',
    isShallow,
    ...(url !== undefined && {url}),
    ...(branch && {branch}),
    // In a shallow clone, the oldest commit seems to add all files. Its date is wrong for them.
    dates: isShallow ? new Map() : await readDates(folder, files),
  };
}

/** Returns the hash of the current commit. Git data can be cached until it changes. */
export async function readCommit(folder: string): Promise<string | undefined> {
  return (await readGitLines(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']))?.[0];
}

async function readDates(folder: string, files: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const missing = await findTrackedFiles(folder, files);
  const dates = new Map<string, string>();
  if (missing.size === 0) return dates;
  let date = '';
  // The prefix \x01 distinguishes dates from paths. `-z` separates by NUL, which no path contains, and does not quote
  // paths.
  const log = ['log', '-z', '--format=format:%x01%ct', '--name-only', '--no-renames', '--relative', '--', '.'];
  await runGit(folder, log, '\0', part => {
    const end = part.startsWith('\x01') ? part.indexOf('\n') : -1;
    if (part.startsWith('\x01')) date = new Date(Number(/\d+/.exec(part)?.[0]) * 1000).toISOString();
    const name = part.startsWith('\x01') ? (end === -1 ? '' : part.slice(end + 1)) : part;
    if (missing.delete(name)) dates.set(name, date);
    return missing.size > 0;
  });
  return dates;
}

/** Returns those of the files that Git tracks. Searching for an untracked one would read the whole history. */
async function findTrackedFiles(folder: string, files: Iterable<string>): Promise<Set<string>> {
  const wanted = new Set(files);
  const tracked = new Set<string>();
  await runGit(folder, ['ls-files', '-z'], '\0', name => {
    if (wanted.has(name)) tracked.add(name);
    return true;
  });
  return tracked;
}

/** Runs Git and returns the lines that it prints. Undefined if Git is missing or fails. */
export async function readGitLines(folder: string, given: readonly string[]): Promise<readonly string[] | undefined> {
  const found: string[] = [];
  const isDone = await runGit(folder, given, '\n', line => {
    found.push(line);
    return true;
  });
  return isDone ? found : undefined;
}

/** Runs Git and returns what it prints, unchanged. Undefined if Git is missing or fails. */
export async function readGitText(folder: string, given: readonly string[]): Promise<string | undefined> {
  const parts: string[] = [];
  const isDone = await runGit(folder, given, '\0', part => {
    parts.push(part);
    return true;
  });
  return isDone ? parts.join('\0') : undefined;
}

/**
 * Runs Git, and calls `take` with each part of its output, up to the separator `end`. Stops when `take` returns true.
 */
function runGit(
  folder: string,
  given: readonly string[],
  end: string,
  take: (part: string) => boolean,
): Promise<boolean> {
  return new Promise(done => {
    // Do not prompt, fetch, or run programs that the repository's own configuration sets.
    const settings = ['-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false'];
    const env = {
      ...process.env,
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_NO_LAZY_FETCH: '1',
    };
    const child = spawn('git', ['-C', folder, ...settings, ...given], {env, stdio: ['ignore', 'pipe', 'ignore']});
    let rest = '';
    let isEnough = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split(end);
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (isEnough || take(part)) continue;
        isEnough = true;
        child.kill();
      }
    });
    child.once('error', () => done(false));
    child.once('close', code => {
      if (!isEnough && rest !== '') take(rest);
      done(isEnough || code === 0);
    });
  });
}
