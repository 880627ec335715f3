import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Creates a repository. Each commit writes files, at noon of consecutive days from March 1, 2024. */
export function repository(
  folder: string,
  commits: readonly Readonly<Record<string, string>>[],
  remote?: string,
): string {
  mkdirSync(folder, {recursive: true});
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const run = (given: readonly string[], date?: string) =>
    execFileSync('git', ['-C', folder, ...settings, ...given], {
      env: {...process.env, ...(date !== undefined && {GIT_COMMITTER_DATE: date})},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run(['init', '-q', '-b', 'feature/docs']);
  if (remote !== undefined) run(['remote', 'add', 'origin', remote]);
  for (const [at, files] of commits.entries()) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, file, '..'), {recursive: true});
      writeFileSync(join(folder, file), text);
    }
    run(['add', '-A']);
    run(['commit', '-q', '--allow-empty', '-m', `${at}`], `2024-03-0${at + 1}T12:00:00+02:00`);
  }
  return folder;
}
