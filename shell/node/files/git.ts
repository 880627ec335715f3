import {spawn} from 'node:child_process';
import {findRepositoryUrl, type Repository} from '../../../src/site/chrome/edit-url.js';

/** Git data of a project. */
export interface GitFacts extends Repository {
  /** Commit dates of files by path. Empty in a shallow clone. */
  readonly dates: ReadonlyMap<string, string>;
  /** Whether the clone has only the last commits. */
  readonly isShallow: boolean;
}

/**
 * Reads the repository of a folder, and commit dates of some files. Reads the history only until it has all dates.
 * Returns undefined without git or a repository.
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
    // In a shallow history, the first commit seems to contain all files.
    dates: isShallow ? new Map() : await readDates(folder, files),
  };
}

/** Returns the current commit. Facts of the history stay valid until it changes. */
export async function readCommit(folder: string): Promise<string | undefined> {
  return (await readGitLines(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']))?.[0];
}

async function readDates(folder: string, files: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const missing = await trackedAmong(folder, files);
  const dates = new Map<string, string>();
  if (missing.size === 0) return dates;
  let date = '';
  // The prefix distinguishes commits from names. Names contain no NUL, and -z does not quote them.
  const log = ['log', '-z', '--format=format:%x01%ct', '--name-only', '--no-renames', '--relative', '--', '.'];
  await git(folder, log, '\0', part => {
    const end = part.startsWith('\x01') ? part.indexOf('\n') : -1;
    if (part.startsWith('\x01')) date = new Date(Number(/\d+/.exec(part)?.[0]) * 1000).toISOString();
    const name = part.startsWith('\x01') ? (end === -1 ? '' : part.slice(end + 1)) : part;
    if (missing.delete(name)) dates.set(name, date);
    return missing.size > 0;
  });
  return dates;
}

/** Returns the files that git tracks. Untracked ones would require reading the whole history. */
async function trackedAmong(folder: string, files: Iterable<string>): Promise<Set<string>> {
  const wanted = new Set(files);
  const tracked = new Set<string>();
  await git(folder, ['ls-files', '-z'], '\0', name => {
    if (wanted.has(name)) tracked.add(name);
    return true;
  });
  return tracked;
}

/** Returns the lines that git prints. Undefined without git, or if it fails. */
export async function readGitLines(folder: string, given: readonly string[]): Promise<readonly string[] | undefined> {
  const found: string[] = [];
  const isDone = await git(folder, given, '\n', line => {
    found.push(line);
    return true;
  });
  return isDone ? found : undefined;
}

/** Returns git's output unchanged. Undefined without git, or if it fails. */
export async function readGitText(folder: string, given: readonly string[]): Promise<string | undefined> {
  const parts: string[] = [];
  const isDone = await git(folder, given, '\0', part => {
    parts.push(part);
    return true;
  });
  return isDone ? parts.join('\0') : undefined;
}

/** Streams git's output until `take` returns true. Stores nothing. */
function git(folder: string, given: readonly string[], end: string, take: (part: string) => boolean): Promise<boolean> {
  return new Promise(done => {
    // Turn off prompts, fetching, and programs from the configuration.
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
