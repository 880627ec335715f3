import {execFileSync} from 'node:child_process';

/** Installs Debian packages for tests that need a missing program. Throws if the installation fails. */
export function installPackages(names: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  console.log(`Installing ${names.join(', ')} for the tests.`);
  const options = {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', ...environment},
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
