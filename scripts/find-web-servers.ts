import {existsSync} from 'node:fs';
import {installPackages} from './install-packages.js';

const programs = {nginx: '/usr/sbin/nginx', apache: '/usr/sbin/apache2'} as const;

/**
 * Installs Debian's nginx and Apache if they are missing, for the tests that send requests to them. If the installation
 * fails, prints the reason, and these tests are skipped.
 */
export function installWebServers(): void {
  if (Object.values(programs).every(path => existsSync(path))) return;
  try {
    // Tests start their own servers. Run level 1 has no services, which keeps the packages from starting theirs.
    installPackages(['nginx-light', 'apache2'], {RUNLEVEL: '1'});
  } catch {
    console.log('nginx and Apache could not be installed: their tests are skipped.');
  }
}

/** Returns a server's program. Undefined if it is not installed. */
export function findWebServer(name: keyof typeof programs): string | undefined {
  return existsSync(programs[name]) ? programs[name] : undefined;
}
