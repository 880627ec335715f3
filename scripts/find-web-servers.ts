import {existsSync} from 'node:fs';
import {installPackages} from './install-packages.js';

const programs = {nginx: '/usr/sbin/nginx', apache: '/usr/sbin/apache2'} as const;

/**
 * Installs Debian's nginx and Apache where they are missing, for tests that ask them. Where that is not possible it says so,
 * and those tests are skipped.
 */
export function installWebServers(): void {
  if (Object.values(programs).every(path => existsSync(path))) return;
  try {
    // The tests start servers of their own: a run level in which there are none keeps the packages from it.
    installPackages(['nginx-light', 'apache2'], {RUNLEVEL: '1'});
  } catch {
    console.log('nginx and Apache could not be installed: their tests are skipped.');
  }
}

/** Returns the program of a server; `undefined` where it is not installed. */
export function findWebServer(name: keyof typeof programs): string | undefined {
  return existsSync(programs[name]) ? programs[name] : undefined;
}
