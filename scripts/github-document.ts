import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';

const version = '23.0.2';
const file = 'package/generated/api.github.com.json';

/**
 * The path of GitHub's API document (13 MB, 1,100 operations), for measurements. Its package is 385 MB once it is
 * unpacked, so that file alone is fetched from the registry, at the first use, into the user's cache folder. Throws when the registry cannot
 * be reached.
 */
export function githubDocument(): string {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lectern');
  const path = join(cache, `api.github.com-${version}.json`);
  if (existsSync(path)) return path;
  console.log("Fetching GitHub's API document for the measurement.");
  mkdirSync(cache, {recursive: true});
  // Beside the place where it will be, so that it can be moved there whole.
  const folder = mkdtempSync(join(cache, 'fetch-'));
  try {
    execFileSync('npm', ['pack', `@octokit/openapi@${version}`, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    execFileSync('tar', ['-xzf', `octokit-openapi-${version}.tgz`, file], {cwd: folder});
    renameSync(join(folder, file), path);
  } finally {
    rmSync(folder, {recursive: true});
  }
  return path;
}
