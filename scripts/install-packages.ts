import {execFileSync} from 'node:child_process';

/** Installs packages of Debian, when a test needs a program that is not there. Throws where that is not possible. */
export function installPackages(names: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  console.log(`Installing ${names.join(', ')} for the tests.`);
  const options = {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', ...environment},
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
