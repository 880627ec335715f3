import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const programs = {nginx: '/usr/sbin/nginx', apache: '/usr/sbin/apache2'} as const;

/**
 * Installs Debian's nginx and Apache where they are missing, for tests that ask them. Where that is not possible it says so,
 * and those tests are skipped.
 */
export function installWebServers(): void {
  if (Object.values(programs).every(path => existsSync(path))) return;
  try {
    // The tests start servers of their own: a run level in which there are none keeps the packages from it.
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
    const options = {stdio: 'inherit', env} as const;
    console.log('Installing the packages nginx-light and apache2 for the tests of hosts.');
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'apache2'], options);
  } catch {
    console.log('nginx and Apache could not be installed: their tests are skipped.');
  }
}

/** The program of a server; `undefined` where it is not installed. */
export function findWebServer(name: keyof typeof programs): string | undefined {
  return existsSync(programs[name]) ? programs[name] : undefined;
}
